import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { RichTextEditor } from '../../components/rich-text/rich-text-editor.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/ui/field.tsx';
import s from '../../components/ui/form.module.css';
import { FormError, FormFooter } from '../../components/ui/form.tsx';
import { ImageField } from '../../components/ui/image-field.tsx';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { showServerErrors } from '../../lib/form-errors.ts';
import { describeDate } from './describe-date.ts';
import {
  FAIR_FORM_FIELDS,
  type FairFormValues,
  fairFormSchema,
  toFairToSend,
  toFormValues,
} from './fair-form-values.ts';
import { useSaveFair } from './use-save-fair.ts';

type FairFormProps = {
  /** Absent to add one. */
  fair: AdminFair | undefined;
  onSaved: () => void;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
};

export function FairForm({ fair, onSaved, onCancel, onDirtyChange }: FairFormProps) {
  const save = useSaveFair(fair?.id);
  const { register, control, handleSubmit, setError, setFocus, watch, formState } = useForm<FairFormValues>({
    resolver: zodResolver(fairFormSchema),
    defaultValues: toFormValues(fair),
  });
  const { errors, isDirty, isSubmitting } = formState;
  useLeaveGuard(isDirty);

  useEffect(() => setFocus('title'), [setFocus]);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const handleValid = async (values: FairFormValues) => {
    try {
      await save.mutateAsync(toFairToSend(values, fair));
    } catch (error) {
      showServerErrors(error, FAIR_FORM_FIELDS, setError);
      return;
    }
    onSaved();
  };

  return (
    <form className={s.form} onSubmit={handleSubmit(handleValid)} noValidate>
      <div className={s.fields}>
        <FormError message={errors.root?.server?.message} />
        <TextField
          label={m.fieldTitle}
          required
          autoComplete="off"
          error={errors.title?.message}
          {...register('title')}
        />
        <div className={s.pair}>
          <TextField
            label={m.fieldDate}
            required
            autoComplete="off"
            hint={<DateEcho text={watch('date')} />}
            error={errors.date?.message}
            {...register('date')}
          />
          <SelectField label={m.fieldStatus} error={errors.status?.message} {...register('status')}>
            <option value="Upcoming">{m.upcoming}</option>
            <option value="Completed">{m.completedBadge}</option>
          </SelectField>
        </div>
        <TextAreaField
          label={m.fieldDescription}
          required
          rows={3}
          error={errors.description?.message}
          {...register('description')}
        />
        <Controller
          name="details"
          control={control}
          render={({ field, fieldState }) => (
            <RichTextEditor
              label={m.fieldDetails}
              defaultValue={fair?.details ?? ''}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          name="imageFile"
          control={control}
          render={({ field, fieldState }) => (
            <ImageField
              label={m.fieldImage}
              value={field.value}
              onChange={field.onChange}
              currentUrl={fair?.imageUrl}
              hint={fair?.imageUrl ? m.keepsImage : undefined}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <FormFooter>
        <Button onClick={onCancel} disabled={isSubmitting}>
          {m.cancel}
        </Button>
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? m.saving : m.save}
        </Button>
      </FormFooter>
    </form>
  );
}

function DateEcho({ text }: { text: string }) {
  const echo = describeDate(text);
  return (
    <span aria-live="polite" className={echo.isUnderstood ? undefined : s.warning}>
      {echo.text}
    </span>
  );
}
