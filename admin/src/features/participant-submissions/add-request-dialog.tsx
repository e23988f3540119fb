import { ApiError } from '@fuar/shared/api/api-error';
import { isCancelled } from '@fuar/shared/content/fair-facts';
import { ADMIN_SUBMISSIONS_MESSAGES as sm } from '@fuar/shared/messages/admin/inbox';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import { ADMIN_WORK_MESSAGES as lm } from '@fuar/shared/messages/admin/inbox-work';
import { REQUEST_FIELD_MESSAGES as rm } from '@fuar/shared/messages/admin/request-fields';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { staffRequestInputSchema } from '@fuar/shared/schemas/participant-submission';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { SelectField, TextAreaField, TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError } from '../../components/ui/form.tsx';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { FormDialog, useChangeMark } from '../../components/ui/form-dialog.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { createFairName } from '../../lib/fair-name.ts';
import { fairQueries } from '../../queries/fairs.ts';
import { submissionQueries } from '../../queries/participant-submissions.ts';

const NO_FAIRS: readonly Fair[] = [];

type Input = z.input<typeof staffRequestInputSchema>;

export function AddRequestDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title={lm.addRequest} onClose={onClose}>
      <AddRequestForm onAdded={onClose} />
    </FormDialog>
  );
}

/** Adds a request that came by telephone, at a fair or by mail. The server validates the request and returns the field errors. */
function AddRequestForm({ onAdded }: { onAdded: () => void }) {
  const queryClient = useQueryClient();
  const fairs = useQuery(fairQueries.list()).data ?? NO_FAIRS;
  const nameOf = useMemo(() => createFairName(fairs), [fairs]);
  const ref = useRef<HTMLFormElement>(null);
  const add = useMutation({
    mutationFn: (input: Input) => api.participantSubmissions.create(input),
    onSuccess: ({ number }) => {
      void queryClient.invalidateQueries({ queryKey: submissionQueries.all });
      showToast('success', m.requestAdded(number));
      onAdded();
    },
  });
  const markAsChanged = useChangeMark();
  useEffect(() => {
    if (add.error) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [add.error]);
  const failure = add.error instanceof ApiError ? add.error : undefined;
  const errors = failure?.errors ?? {};
  const above =
    failure && Object.keys(errors).length === 0 ? `${m.addFailed}\n${failure.message}` : undefined;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { fairId, ...texts } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >;
    const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
    add.mutate({ ...given, ...(fairId ? { fairId: Number(fairId) } : {}) } as Input);
  };

  const text = (name: keyof Input, label: string, required = false) => (
    <TextField
      name={name}
      label={label}
      required={required}
      error={errors[name]}
      autoComplete="off"
      readOnly={add.isPending}
    />
  );

  return (
    <form ref={ref} className={form.form} onSubmit={handleSubmit} onInput={markAsChanged} noValidate>
      <div className={form.fields}>
        <p>{m.addRequestHint}</p>
        <FormError message={above} />
        <SelectField
          disabled={add.isPending}
          name="source"
          label={fields.source}
          required
          error={errors.source}
        >
          <option value="phone">{fields.sources.phone}</option>
          <option value="fair">{fields.sources.fair}</option>
          <option value="mail">{fields.sources.mail}</option>
        </SelectField>
        <SelectField disabled={add.isPending} name="fairId" label={sm.fair} required error={errors.fairId}>
          <option value="">{m.chooseFair}</option>
          {fairs.map((fair) => {
            const name = nameOf(fair);
            return (
              <option key={fair.id} value={fair.id} disabled={isCancelled(fair)}>
                {isCancelled(fair) ? m.cancelledFair(name) : name}
              </option>
            );
          })}
        </SelectField>
        {text('companyName', rm.companyName, true)}
        {text('contactName', rm.fullName, true)}
        {text('contactEmail', rm.email, true)}
        {text('contactPhone', rm.mobile, true)}
        {text('requestedArea', `${rm.area} (m²)`, true)}
        <SelectField disabled={add.isPending} name="standType" label={rm.standType} error={errors.standType}>
          <option value="standard">{rm.standard}</option>
          <option value="special">{rm.special}</option>
        </SelectField>
        {text('contactTitle', rm.contactTitle)}
        {text('phone', rm.phone)}
        {text('website', rm.website)}
        {text('address', rm.address)}
        <TextAreaField name="notes" label={rm.notes} rows={3} error={errors.notes} readOnly={add.isPending} />
      </div>
      <FormButtons isBusy={add.isPending}>{add.isPending ? m.adding : m.add}</FormButtons>
    </form>
  );
}
