import { ADMIN_FAIRS_MESSAGES as fairs } from '@fuar/shared/messages/admin/fairs';
import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import type { AdminPressItem, PressType } from '@fuar/shared/schemas/press-item';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { RichTextEditor } from '../../components/rich-text/rich-text-editor.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SelectField, TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError, FormFooter } from '../../components/ui/form.tsx';
import { ImageField } from '../../components/ui/image-field.tsx';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { showServerErrors } from '../../lib/form-errors.ts';
import {
  PRESS_FORM_FIELDS,
  type PressFormInput,
  type PressFormValues,
  pressFormSchema,
  toFormValues,
  toPressItemToSend,
} from './press-form-values.ts';
import { useSavePressItem } from './use-save-press-item.ts';

type PressFormProps = {
  /** Absent to add one. */
  item: AdminPressItem | undefined;
  type: PressType;
  onSaved: () => void;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
};

export function PressForm({ item, type, onSaved, onCancel, onDirtyChange }: PressFormProps) {
  const save = useSavePressItem(item?.id);
  const { register, control, handleSubmit, setError, setFocus, watch, formState } = useForm<
    PressFormInput,
    unknown,
    PressFormValues
  >({ resolver: zodResolver(pressFormSchema), defaultValues: toFormValues(item, type) });
  const { errors, isDirty, isSubmitting } = formState;
  const isCoverage = watch('type') === 'Coverage';
  useLeaveGuard(isDirty);

  useEffect(() => setFocus('title'), [setFocus]);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const handleValid = async (values: PressFormValues) => {
    try {
      await save.mutateAsync(toPressItemToSend(values, item));
    } catch (error) {
      showServerErrors(error, PRESS_FORM_FIELDS, setError);
      return;
    }
    onSaved();
  };

  return (
    <form className={form.form} onSubmit={handleSubmit(handleValid)} noValidate>
      <div className={form.fields}>
        <FormError message={errors.root?.server?.message} />
        <TextField
          label={m.fieldTitle}
          required
          autoComplete="off"
          error={errors.title?.message}
          {...register('title')}
        />
        <div className={form.pair}>
          <SelectField label={m.fieldType} error={errors.type?.message} {...register('type')}>
            <option value="Bulletin">{m.bulletin}</option>
            <option value="Coverage">{m.coverage}</option>
          </SelectField>
          <TextField
            label={m.fieldDate}
            type="date"
            required
            error={errors.date?.message}
            {...register('date')}
          />
        </div>
        {isCoverage && (
          <>
            <TextField
              label={m.fieldSource}
              hint={m.sourceHint}
              error={errors.source?.message}
              {...register('source')}
            />
            <TextField
              label={m.fieldLink}
              type="url"
              hint={m.linkHint}
              error={errors.link?.message}
              {...register('link')}
            />
          </>
        )}
        <Controller
          name="content"
          control={control}
          render={({ field, fieldState }) => (
            <RichTextEditor
              label={m.fieldContent}
              defaultValue={item?.content ?? ''}
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
              currentUrl={item?.imageUrl}
              hint={item?.imageUrl ? fairs.keepsImage : undefined}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <FormFooter>
        <Button onClick={onCancel} disabled={isSubmitting}>
          {fairs.cancel}
        </Button>
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? fairs.saving : fairs.save}
        </Button>
      </FormFooter>
    </form>
  );
}
