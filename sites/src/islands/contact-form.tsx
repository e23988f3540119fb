import { CONTACT_MESSAGES as m } from '@fuar/shared/messages/public/contact';
import { FORM_MESSAGES } from '@fuar/shared/messages/public/forms';
import { Field } from '../components/field.tsx';
import { FormNotice } from '../components/form-notice.tsx';
import { TrapField } from '../components/trap-field.tsx';
import { api } from '../lib/api.ts';
import type { ContactLink } from '../lib/contact-links.ts';
import { CONTACT_DRAFT } from '../lib/draft-names.ts';
import { CONTACT_RULES } from '../lib/form-rules.ts';
import { useVisitorForm } from './use-visitor-form.ts';

const EMPTY = { name: '', email: '', subject: '', message: '', _h: '' };
const RULES = { ...CONTACT_RULES, _h: { validate: () => true as const } };

export function ContactForm({ contacts }: { contacts: ContactLink[] }) {
  const { form, field, submit, clear, notice, setNotice, receipt } = useVisitorForm({
    name: CONTACT_DRAFT,
    empty: EMPTY,
    rules: RULES,
    failed: m.sendFailed,
    send: ({ _h, ...message }, idempotencyKey) =>
      api.contact.send({ ...trimmed(message), ...(_h ? { _h } : {}) }, { idempotencyKey }),
  });
  const { errors, isSubmitting } = form.formState;
  const handleSubmit = form.handleSubmit(submit, () => setNotice({ text: FORM_MESSAGES.fixErrors }));

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
        <TrapField field={field('_h')} />
        <FormNotice notice={notice} contacts={contacts} />
        <div role="status">{receipt ? <p className="notice notice-success">{m.sent}</p> : null}</div>
        <p className="actions">
          <button className="button" type="submit" disabled={isSubmitting}>
            {isSubmitting ? FORM_MESSAGES.sending : m.send}
          </button>
          <button className="text-button" type="button" onClick={clear}>
            {FORM_MESSAGES.clear}
          </button>
        </p>
      </div>
    </form>
  );
}

function trimmed<Values extends Record<string, string>>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as Values;
}
