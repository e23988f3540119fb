import { ADMIN_PAGES_MESSAGES as m } from '@fuar/shared/messages/admin/pages';
import { VALIDATION_MESSAGES } from '@fuar/shared/messages/validation';
import { requiredText } from '@fuar/shared/schemas/fields';
import type { AdminPageContent } from '@fuar/shared/schemas/page-content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { RichTextField } from '../../components/record-form/controlled-fields.tsx';
import { FormNotice } from '../../components/record-form/form-notice.tsx';
import { useRecordForm } from '../../components/record-form/use-record-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { api } from '../../lib/api.ts';
import { onSite } from '../../lib/site-origin.ts';
import { pageContentQueries } from '../../queries/page-contents.ts';
import s from './page-contents-page.module.css';

const pageFormSchema = z.object({
  title: requiredText(VALIDATION_MESSAGES.titleRequired, 200),
  content: z.string(),
});

type PageFormValues = z.infer<typeof pageFormSchema>;
type Save = { values: PageFormValues; version: string | undefined };

export function PageForm({ page }: { page: AdminPageContent }) {
  const { pageKey } = page;
  const queryClient = useQueryClient();
  const { queryKey } = pageContentQueries.list();
  const { mutateAsync } = useMutation({
    mutationFn: ({ values, version }: Save) =>
      api.pageContent.update(pageKey, { pageKey, ...values }, { version }),
    meta: { successMessage: m.saved, errorMessage: m.saveFailed },
    onSuccess: (saved) =>
      queryClient.setQueryData(queryKey, (pages) =>
        pages?.map((other) => (other.pageKey === saved.pageKey ? saved : other)),
      ),
  });
  const record = useRecordForm({
    record: page,
    schema: pageFormSchema,
    fields: ['title', 'content'],
    toValues: (given = page): PageFormValues => ({ title: given.title, content: given.content }),
    save: (values, _before, version) => mutateAsync({ values, version }),
    findLatest: async () =>
      (await queryClient.fetchQuery({ ...pageContentQueries.list(), staleTime: 0 })).find(
        (other) => other.pageKey === pageKey,
      ),
  });
  const { register, formState } = record.form;
  const { errors, isSubmitting } = formState;

  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        record.submit();
      }}
      noValidate
    >
      <FormNotice record={record} />
      <TextField label={m.fieldTitle} required error={errors.title?.message} {...register('title')} />
      <RichTextField record={record} name="content" label={m.fieldContent} isTall />
      <div className={s.footer}>
        <Button type="submit" variant="primary" disabled={record.isBusy}>
          {isSubmitting ? m.saving : m.save}
        </Button>
        <a className={s.view} href={onSite(`/${pageKey}`)} target="_blank" rel="noopener">
          {m.viewPage}
          <Icon name="external" />
        </a>
      </div>
    </form>
  );
}
