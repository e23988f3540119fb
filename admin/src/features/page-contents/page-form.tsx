import { ADMIN_PAGES_MESSAGES as m } from '@fuar/shared/messages/admin/pages';
import { VALIDATION_MESSAGES } from '@fuar/shared/messages/validation';
import type { Draft } from '@fuar/shared/schemas/editing';
import { requiredText } from '@fuar/shared/schemas/fields';
import type { AdminPageContent } from '@fuar/shared/schemas/page-content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { HistoryButton } from '../../components/history/history-button.tsx';
import { PreviewButton, PreviewNote, WithPreview } from '../../components/preview/with-preview.tsx';
import { RichTextField, showRichText } from '../../components/record-form/controlled-fields.tsx';
import { DraftLine } from '../../components/record-form/draft-line.tsx';
import { FormNotice } from '../../components/record-form/form-notice.tsx';
import { RecordButtons } from '../../components/record-form/record-buttons.tsx';
import { useDraft } from '../../components/record-form/use-draft.ts';
import type { RecordFields } from '../../components/record-form/use-record-form.ts';
import { TextField } from '../../components/ui/field.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { api } from '../../lib/api.ts';
import { toTextsToSend } from '../../lib/form-texts.ts';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { updateCached } from '../../lib/update-cached.ts';
import { pageContentQueries } from '../../queries/page-contents.ts';
import s from './page-contents-page.module.css';

const pageFormSchema = z.object({
  title: requiredText(VALIDATION_MESSAGES.titleRequired, 200),
  content: z.string(),
});

type PageFormValues = z.infer<typeof pageFormSchema>;
type Save = { input: Partial<PageFormValues>; version: string | undefined };

const FIELDS: RecordFields<PageFormValues, AdminPageContent> = {
  title: { label: m.fieldTitle },
  content: { label: m.fieldContent, show: showRichText },
};

type PageFormProps = { page: AdminPageContent; draft: Draft | undefined };

export function PageForm({ page, draft }: PageFormProps) {
  const { pageKey } = page;
  const queryClient = useQueryClient();
  const { queryKey } = pageContentQueries.list();
  const { mutateAsync } = useMutation({
    mutationFn: ({ input, version }: Save) =>
      api.pageContent.update(pageKey, { pageKey, ...input }, { version }),
    meta: { successMessage: m.saved, errorMessage: m.saveFailed },
    onSuccess: (saved) =>
      updateCached<AdminPageContent[]>(queryClient, queryKey, (pages) =>
        pages.map((other) => (other.pageKey === saved.pageKey ? saved : other)),
      ),
  });
  const { record, actions, preview } = useDraft({
    kind: 'page',
    id: pageKey,
    row: page,
    draft,
    schema: pageFormSchema,
    fields: FIELDS,
    toValues: (given = page): PageFormValues => ({ title: given.title, content: given.content }),
    toInput: (values, row = page) => toTextsToSend(['title', 'content'], values, row),
    saveRow: mutateAsync,
    findRow: async () =>
      (await queryClient.fetchQuery({ ...pageContentQueries.list(), staleTime: 0 })).find(
        (other) => other.pageKey === pageKey,
      ),
    queryKey: pageContentQueries.all,
    savedMessage: m.saved,
  });

  return (
    <div className={s.editor}>
      <WithPreview source={preview} ownPath={`/${pageKey}`}>
        <form className={s.form} onSubmit={record.submit} noValidate>
          <DraftLine actions={actions} publicPath={`/${pageKey}`} />
          <FormNotice record={record} />
          <TextField required {...record.field('title')} />
          <RichTextField record={record} name="content" label={m.fieldContent} isTall />
          <PreviewNote />
          <div className={s.footer}>
            <RecordButtons actions={actions} />
            <PreviewButton source={preview} ownPath={`/${pageKey}`} />
            <HistoryButton kind="page" id={pageKey} title={page.title} isAlone />
            <a className={s.view} href={toSiteUrl(`/${pageKey}`)} target="_blank" rel="noopener">
              {m.viewPage}
              <Icon name="external" />
            </a>
          </div>
        </form>
      </WithPreview>
    </div>
  );
}
