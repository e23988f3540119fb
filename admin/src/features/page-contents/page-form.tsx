import { ADMIN_PAGES_MESSAGES as m } from '@fuar/shared/messages/admin/pages';
import { VALIDATION_MESSAGES } from '@fuar/shared/messages/validation';
import { requiredText } from '@fuar/shared/schemas/fields';
import type { AdminPageContent } from '@fuar/shared/schemas/page-content';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { RichTextEditor } from '../../components/rich-text/rich-text-editor.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { FormError } from '../../components/ui/form.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { api } from '../../lib/api.ts';
import { showServerErrors } from '../../lib/form-errors.ts';
import { pageContentQueries } from '../../queries/page-contents.ts';
import s from './page-contents-page.module.css';

const pageFormSchema = z.object({
  title: requiredText(VALIDATION_MESSAGES.titleRequired, 200),
  content: z.string(),
});

type PageFormValues = z.infer<typeof pageFormSchema>;

export function PageForm({ page }: { page: AdminPageContent }) {
  const { pageKey, title, content } = page;
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (values: PageFormValues) => api.pageContent.update(pageKey, values),
    meta: { successMessage: m.saved, errorMessage: m.saveFailed },
    onSuccess: (saved) =>
      queryClient.setQueryData(pageContentQueries.list().queryKey, (pages) =>
        pages?.map((other) => (other.pageKey === saved.pageKey ? saved : other)),
      ),
  });
  const { register, control, handleSubmit, reset, setError, formState } = useForm<PageFormValues>({
    resolver: zodResolver(pageFormSchema),
    defaultValues: { title, content },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useLeaveGuard(isDirty);

  const handleValid = async (values: PageFormValues) => {
    try {
      await save.mutateAsync(values);
      reset(values);
    } catch (error) {
      showServerErrors(error, ['title', 'content'], setError);
    }
  };

  return (
    <form className={s.form} onSubmit={handleSubmit(handleValid)} noValidate>
      <FormError message={errors.root?.server?.message} />
      <TextField label={m.fieldTitle} required error={errors.title?.message} {...register('title')} />
      <Controller
        name="content"
        control={control}
        render={({ field, fieldState }) => (
          <RichTextEditor
            label={m.fieldContent}
            defaultValue={content}
            onChange={field.onChange}
            error={fieldState.error?.message}
            isTall
          />
        )}
      />
      <div className={s.footer}>
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? m.saving : m.save}
        </Button>
        <a className={s.view} href={`/${pageKey}`} target="_blank" rel="noopener">
          {m.viewPage}
          <Icon name="external" />
        </a>
      </div>
    </form>
  );
}
