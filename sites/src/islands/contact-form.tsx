import { CONTACT_MESSAGES as m } from '@fuar/shared/messages/public/contact';
import { FORM_MESSAGES } from '@fuar/shared/messages/public/forms';
import { contactMessageInputSchema } from '@fuar/shared/schemas/contact-message-input';
import { useRef } from 'react';
import { Field } from '../components/field.tsx';
import { HoneypotField } from '../components/honeypot-field.tsx';
import { api } from '../lib/api.ts';
import type { ContactLink } from '../lib/contact-links.ts';
import { CONTACT_DRAFT } from '../lib/draft-names.ts';
import { schemaResolver } from '../lib/schema-resolver.ts';
import { FormNotice } from './form-notice.tsx';
import { useScrollIntoSight } from './use-scroll-into-sight.ts';
import { useVisitorForm } from './use-visitor-form.ts';

const EMPTY = { name: '', email: '', subject: '', message: '', _h: '' };
const resolver = schemaResolver(contactMessageInputSchema, (values: typeof EMPTY) => values);

export function ContactForm({ contacts }: { contacts: ContactLink[] }) {
  const { form, field, submit, submitButton, focusWrong, clear, notice, setNotice, receipt } = useVisitorForm(
    {
      name: CONTACT_DRAFT,
      empty: EMPTY,
      resolver,
      failed: m.sendFailed,
      send: api.contact.send,
      staysOpen: true,
    },
  );
  const { errors, isSubmitting } = form.formState;
  const confirmation = useRef<HTMLDivElement>(null);
  useScrollIntoSight(confirmation, receipt);
  const handleSubmit = form.handleSubmit(submit, (errors) => {
    focusWrong(Object.keys(errors));
    setNotice({ text: FORM_MESSAGES.fixErrors });
  });

  return (
    <form className="fields needs-js" method="post" noValidate onSubmit={handleSubmit}>
      <Field id="name" label={m.name} error={errors.name?.message}>
        {(input) => <input {...input} {...field('name')} type="text" autoComplete="name" />}
      </Field>
      <Field id="email" label={m.email} error={errors.email?.message}>
        {(input) => <input {...input} {...field('email')} type="email" autoComplete="email" />}
      </Field>
      <Field id="subject" label={m.subject} error={errors.subject?.message}>
        {(input) => <input {...input} {...field('subject')} type="text" />}
      </Field>
      <Field id="message" label={m.message} error={errors.message?.message}>
        {(input) => <textarea {...input} {...field('message')} rows={6} />}
      </Field>
      <div>
        <HoneypotField field={field('_h')} />
        <FormNotice notice={notice} contacts={contacts} />
        <div role="status" ref={confirmation}>
          {receipt ? (
            <p className="notice notice-success">
              <span>{m.sent}</span> <span>{m.reference(receipt.id)}</span>
            </p>
          ) : null}
        </div>
        <p className="actions">
          <button className="button" type="submit" ref={submitButton} disabled={isSubmitting}>
            {isSubmitting ? FORM_MESSAGES.sending : m.send}
          </button>
          <button className="text-button" type="button" onClick={clear} disabled={isSubmitting}>
            {FORM_MESSAGES.clear}
          </button>
        </p>
      </div>
    </form>
  );
}
