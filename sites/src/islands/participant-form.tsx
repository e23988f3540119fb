import { FORM_MESSAGES } from '@fuar/shared/messages/public/forms';
import { PARTICIPATE_MESSAGES as m } from '@fuar/shared/messages/public/participate';
import { PATHS } from '@fuar/shared/paths';
import { useEffect, useRef, useState } from 'react';
import type { SubmitErrorHandler } from 'react-hook-form';
import { HoneypotField } from '../components/honeypot-field.tsx';
import { StepIndicator } from '../components/step-indicator.tsx';
import { api } from '../lib/api.ts';
import type { CardFair } from '../lib/cards.ts';
import type { ContactLink } from '../lib/contact-links.ts';
import { PARTICIPANT_DRAFT } from '../lib/draft-names.ts';
import {
  EMPTY_REQUEST,
  type RequestValues,
  requestResolver,
  STEP_FIELDS,
  stepOf,
} from '../lib/participant-request.ts';
import { FormNotice } from './form-notice.tsx';
import styles from './participant-form.module.css';
import { CompanyStep, FairStep, nameOf, PersonStep } from './participant-steps.tsx';
import { isReturn, useFairChoice } from './use-fair-choice.ts';
import { useSteps } from './use-steps.ts';
import { focusField, useVisitorForm } from './use-visitor-form.ts';

const STEPS = STEP_FIELDS.length;

export type FairChoice = Pick<CardFair, 'id' | 'title' | 'date' | 'notice'>;

type Props = { fairs: FairChoice[]; contacts: ContactLink[] };

/** The three-step form to request a stand. All steps are in the DOM, but only one is visible. */
export function ParticipantForm({ fairs, contacts }: Props) {
  const { step, furthest, goTo, startAgain } = useSteps(STEPS);
  const shownStep = useRef(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const visitorForm = useVisitorForm({
    name: PARTICIPANT_DRAFT,
    empty: EMPTY_REQUEST,
    resolver: requestResolver,
    failed: m.sendFailed,
    send: api.participantSubmissions.send,
  });
  const { form, field, submit, submitButton, focusWrong, clear, notice, setNotice, receipt } = visitorForm;
  const { errors, isSubmitting } = form.formState;
  const choice = useFairChoice(fairs, form);
  const [kept, setKept] = useState<string>();
  const number = receipt ? (receipt.number ?? String(receipt.id)) : kept;

  useEffect(() => {
    if (step === shownStep.current) return;
    shownStep.current = step;
    const wrong = STEP_FIELDS[step - 1]?.find((name) => name in errors);
    if (wrong) {
      focusField(wrong);
      return;
    }
    setNotice(undefined);
    heading.current?.focus();
  }, [step, errors, setNotice]);

  // Show the step of the first field with an error, because the server may reject a field of an earlier step.
  const refused = Object.keys(errors)[0];
  useEffect(() => {
    if (refused) goTo(stepOf(refused));
  }, [refused, goTo]);

  // Store the number in the history, so that a reload, or a return from another page, shows it again.
  useEffect(() => {
    if (isReturn()) setKept(history.state?.receipt);
    // Chromium keeps the state if a link leads to the same URL. That visitor wants to send another request, so drop the number.
    else if (history.state?.receipt) history.replaceState({ ...history.state, receipt: undefined }, '');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own entry
  useEffect(() => {
    if (number) history.replaceState({ ...history.state, receipt: number }, '');
  }, [number, step]);

  // After sending, return to the history entry of the first step, so that Back leaves the page.
  useEffect(() => {
    if (receipt) goTo(1);
  }, [receipt, goTo]);

  const handleNext = async () => {
    const fields = STEP_FIELDS[step - 1] ?? [];
    if (await form.trigger(fields)) return goTo(step + 1);
    focusWrong(fields.filter((name) => form.getFieldState(name).invalid));
    setNotice({ text: FORM_MESSAGES.fixErrors });
  };

  const handleInvalid: SubmitErrorHandler<RequestValues> = (errors) => {
    const names = Object.keys(errors);
    focusWrong(names);
    const lacksConsentOnly = names.length === 1 && names[0] === 'kvkkConsent';
    goTo(stepOf(names[0] ?? ''));
    setNotice({ text: lacksConsentOnly ? m.consentNotice : FORM_MESSAGES.fixErrors });
  };

  const handleClear = () => {
    clear();
    startAgain();
  };

  if (number) return <Received number={number} />;
  return (
    <form
      className="needs-js"
      method="post"
      noValidate
      onSubmit={(event) => {
        if (step === STEPS) return form.handleSubmit(submit, handleInvalid)(event);
        event.preventDefault();
        return handleNext();
      }}
    >
      {choice.obstacle ? (
        <p className="notice" role="status">
          {choice.obstacle}
        </p>
      ) : null}
      <StepIndicator step={step} furthest={furthest} onChoose={goTo} />
      {choice.chosen && step < STEPS ? (
        <p className={styles.chosen}>{m.chosenFair(nameOf(choice.chosen))}</p>
      ) : null}
      {m.steps.map((title, index) => (
        <section key={title} hidden={step !== index + 1} aria-labelledby={`step-${index + 1}`}>
          <h2
            id={`step-${index + 1}`}
            className={styles.heading}
            tabIndex={-1}
            ref={step === index + 1 ? heading : null}
          >
            {title}
          </h2>
          <div className="fields">
            {index === 0 ? <CompanyStep field={field} errors={errors} /> : null}
            {index === 1 ? <PersonStep field={field} errors={errors} /> : null}
            {index === 2 ? <FairStep field={field} errors={errors} fairs={choice.fairs} /> : null}
          </div>
        </section>
      ))}
      <HoneypotField field={field('_h')} />
      <FormNotice notice={notice} contacts={contacts} />
      <p className={`actions ${styles.actions}`}>
        <button
          className="button button-quiet"
          type="button"
          disabled={step === 1 || isSubmitting}
          onClick={() => goTo(step - 1)}
        >
          {m.back}
        </button>
        <button
          className="button"
          type="submit"
          ref={submitButton}
          disabled={isSubmitting}
          onClick={(event) => {
            // The second click of a double click would validate the next step before the visitor has seen it.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {step < STEPS ? m.next : isSubmitting ? FORM_MESSAGES.sending : m.send}
        </button>
        <button className="text-button" type="button" onClick={handleClear} disabled={isSubmitting}>
          {FORM_MESSAGES.clear}
        </button>
      </p>
    </form>
  );
}

function Received({ number }: { number: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.received}>
      <h2 ref={heading} tabIndex={-1}>
        {m.sentTitle}
      </h2>
      <p className={styles.reference}>{m.reference(number)}</p>
      <p>{m.sentText}</p>
      <p className="actions">
        <a className="button" href={PATHS.fairs}>
          {m.sentFairs}
        </a>
        <a className="link-arrow" href={PATHS.home}>
          {m.sentHome}
        </a>
      </p>
    </div>
  );
}
