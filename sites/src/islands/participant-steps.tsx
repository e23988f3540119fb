import { isCancelled } from '@fuar/shared/content/fair-facts';
import { FAIR_FACTS_MESSAGES } from '@fuar/shared/messages/public/fair-facts';
import { PARTICIPATE_MESSAGES as m } from '@fuar/shared/messages/public/participate';
import { PATHS } from '@fuar/shared/paths';
import type { FieldErrors } from 'react-hook-form';
import { Field } from '../components/field.tsx';
import type { RequestValues } from '../lib/participant-request.ts';
import styles from './participant-form.module.css';
import type { FairChoice } from './participant-form.tsx';
import type { VisitorField } from './use-visitor-form.ts';

const { notices } = FAIR_FACTS_MESSAGES;

type Props = { field: VisitorField<RequestValues>; errors: FieldErrors<RequestValues> };

type Name = Exclude<keyof RequestValues, 'kvkkConsent'>;
type TextProps = Props & {
  name: Name;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'url';
  autoComplete?: string;
  inputMode?: 'decimal';
  isOptional?: boolean;
};

function TextField({ field, errors, name, label, isOptional = false, type = 'text', ...rest }: TextProps) {
  return (
    <Field id={name} label={label} error={errors[name]?.message} isOptional={isOptional}>
      {(input) => <input {...input} {...field(name)} type={type} {...rest} />}
    </Field>
  );
}

export function CompanyStep(props: Props) {
  return (
    <>
      <TextField {...props} name="companyName" label={m.companyName} autoComplete="organization" />
      <TextField {...props} name="address" label={m.address} autoComplete="address-line1" isOptional />
      <TextField {...props} name="phone" label={m.phone} type="tel" autoComplete="work tel" isOptional />
      <TextField {...props} name="website" label={m.website} autoComplete="url" isOptional />
    </>
  );
}

export function PersonStep(props: Props) {
  return (
    <>
      <TextField {...props} name="contactName" label={m.contactName} autoComplete="name" />
      <TextField {...props} name="contactEmail" label={m.contactEmail} type="email" autoComplete="email" />
      <TextField {...props} name="contactPhone" label={m.contactPhone} type="tel" autoComplete="mobile tel" />
      <TextField
        {...props}
        name="contactTitle"
        label={m.contactTitle}
        autoComplete="organization-title"
        isOptional
      />
    </>
  );
}

/** 'Kitap Fuarı (15-17 Ekim 2026, ertelendi)' */
export function nameOf({ title, date, notice }: FairChoice): string {
  return m.fairChoice(title, date, notice && notices[notice].badge);
}

/** 'Kitap Fuarı', with the date only if another fair has the same title. */
function optionOf(fair: FairChoice, fairs: FairChoice[]): string {
  const hasNamesake = fairs.some(({ id, title }) => id !== fair.id && title === fair.title);
  if (hasNamesake) return nameOf(fair);
  return m.fairChoice(fair.title, undefined, fair.notice && notices[fair.notice].badge);
}

export function FairStep({ fairs, ...props }: Props & { fairs: FairChoice[] }) {
  const { field, errors } = props;
  const consentError = errors.kvkkConsent?.message;
  return (
    <>
      <Field id="fairId" label={m.fair} error={errors.fairId?.message}>
        {(input) => (
          <select {...input} {...field('fairId')}>
            <option value="">{m.chooseFair}</option>
            {fairs.map((fair) => (
              <option key={fair.id} value={fair.id} disabled={isCancelled(fair)}>
                {optionOf(fair, fairs)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField {...props} name="requestedArea" label={m.requestedArea} inputMode="decimal" />
      <Field id="standType" label={m.standType} error={errors.standType?.message}>
        {(input) => (
          <select {...input} {...field('standType')}>
            <option value="standard">{m.standard}</option>
            <option value="special">{m.special}</option>
          </select>
        )}
      </Field>
      <Field id="notes" label={m.notes} error={errors.notes?.message} isOptional>
        {(input) => <textarea {...input} {...field('notes')} rows={4} />}
      </Field>
      <div>
        <label className={`check ${styles.consent}`}>
          <input
            type="checkbox"
            {...field('kvkkConsent')}
            aria-required
            aria-invalid={consentError !== undefined}
            aria-describedby={consentError === undefined ? undefined : 'kvkkConsent-error'}
          />
          <span>
            <a href={PATHS.privacy} target="_blank" rel="noopener">
              {m.consentLink}
              <span className="visually-hidden"> ({m.opensInNewTab})</span>
            </a>
            {m.consentAfter}
          </span>
        </label>
        {consentError === undefined ? null : (
          <p className="field-error" id="kvkkConsent-error">
            {consentError}
          </p>
        )}
      </div>
    </>
  );
}
