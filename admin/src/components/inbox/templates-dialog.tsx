import { ApiError } from '@fuar/shared/api/api-error';
import { ADMIN_SUBMISSIONS_MESSAGES as requests } from '@fuar/shared/messages/admin/inbox';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import { ADMIN_WORK_MESSAGES as lm } from '@fuar/shared/messages/admin/inbox-work';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import type { ReplyTemplate } from '@fuar/shared/schemas/inbox-work';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../lib/api.ts';
import { updateCached } from '../../lib/update-cached.ts';
import { replyTemplateQueries } from '../../queries/reply-templates.ts';
import { Button } from '../ui/button.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { FormError } from '../ui/form.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';
import { FormDialog, useChangeMark } from '../ui/form-dialog.tsx';
import { LoadError } from '../ui/states.tsx';
import { type Edited, mergeTemplates, toEdited } from './merge-templates.ts';
import s from './templates-dialog.module.css';
import type { Placeholders } from './work/types.ts';

const EXAMPLES: Placeholders = {
  yetkili: m.templateExamples.contact,
  firma: m.templateExamples.company,
  fuar: m.templateExamples.fair,
  alan: requests.squareMetres(18),
  numara: 'BF-2026-0147',
};

export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const [openedAt] = useState(Date.now);
  // Refetch the list at each opening, so that the form shows what others have saved since the last fetch.
  const query = useQuery({ ...replyTemplateQueries.list(), refetchOnMount: 'always' });
  return (
    <FormDialog title={lm.templates} onClose={onClose}>
      {renderForm()}
    </FormDialog>
  );

  function renderForm() {
    if (query.data && query.dataUpdatedAt >= openedAt)
      return <TemplatesForm templates={query.data} onSaved={onClose} />;
    if (query.isError) return <LoadError text={m.templatesNotLoaded} query={query} />;
    return <p className={form.loading}>{shell.loading}</p>;
  }
}

type TemplatesFormProps = { templates: readonly ReplyTemplate[]; onSaved: () => void };

function TemplatesForm({ templates, onSaved }: TemplatesFormProps) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(templates);
  /** The keys of the templates in the order of the last save, because the server's errors name templates by position. */
  const [sentKeys, setSentKeys] = useState<readonly number[]>([]);
  const [edited, setEdited] = useState<readonly Edited[]>(() => templates.map(toEdited));
  const nextKey = useRef(-1);
  const ref = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const save = useMutation({
    mutationFn: async (list: readonly Edited[]) => {
      // A save replaces the whole list, so read what others have saved since the dialog opened.
      const merged = mergeTemplates(base, list, await api.replyTemplates.list());
      setSentKeys(merged.map(({ key }) => key));
      const saved = await api.replyTemplates.save(merged.map(({ key: _, ...one }) => one));
      return { saved, ids: new Map(merged.map(({ key }, index) => [key, saved[index]?.id])) };
    },
    meta: { successMessage: m.templatesSaved },
    onSuccess: ({ saved, ids }, sent) => {
      void updateCached(queryClient, replyTemplateQueries.list().queryKey, () => saved);
      if (edited === sent) return onSaved();
      // The user typed during the save, so the form stays open. Give the new templates their ids, so that the next save does
      // not add them again.
      const withIds = (list: readonly Edited[]) =>
        list.map((one) => ({ ...one, id: one.id ?? ids.get(one.key) }));
      setEdited(mergeTemplates(withIds(sent), withIds(edited), saved));
      setBase(saved);
    },
  });
  const markAsChanged = useChangeMark();
  useEffect(() => {
    if (save.error) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [save.error]);
  const failure = save.error instanceof ApiError ? save.error : undefined;
  const errors = failure?.errors ?? {};
  const errorOf = (key: number, name: string) => errors[`${sentKeys.indexOf(key)}.${name}`];
  const above =
    failure && Object.keys(errors).length === 0 ? `${m.templatesFailed}\n${failure.message}` : undefined;

  const change = (next: readonly Edited[]) => {
    setEdited(next);
    markAsChanged();
  };
  const edit = (key: number, changes: Partial<Edited>) =>
    change(edited.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const focusTemplate = (index: number) => {
    const template = ref.current?.querySelectorAll('fieldset')[index];
    (template?.querySelector('input') ?? addButton.current)?.focus();
  };
  // While the templates were loading, the dialog focused its close button. Move the focus to the first template.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => focusTemplate(0), []);
  const handleAdd = () => {
    const added = { key: nextKey.current--, title: '', subject: '', body: '' };
    // Do not count the new template as an unsaved change, because an empty template holds no typed text.
    flushSync(() => setEdited([...edited, added]));
    focusTemplate(edited.length);
  };
  const handleRemove = (index: number) => {
    flushSync(() => change(edited.toSpliced(index, 1)));
    focusTemplate(Math.min(index, edited.length - 2));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(edited);
  };

  return (
    <form ref={ref} className={form.form} onSubmit={handleSubmit} noValidate>
      <div className={form.fields}>
        <div>
          <p>{m.templatesHint}</p>
          <dl className={s.placeholders}>
            {Object.entries(EXAMPLES).map(([name, example]) => (
              <div key={name}>
                <dt>{`{{${name}}}`}</dt> <dd>{example}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FormError message={above} />
        {edited.map(({ key, title, subject, body }, index) => (
          <fieldset key={key} className={s.template}>
            <legend>{m.templateOf(index + 1)}</legend>
            <TextField
              label={m.templateTitle}
              required
              maxLength={100}
              value={title}
              error={errorOf(key, 'title')}
              onChange={({ target }) => edit(key, { title: target.value })}
            />
            <TextField
              label={fields.subject}
              required
              maxLength={200}
              value={subject}
              error={errorOf(key, 'subject')}
              onChange={({ target }) => edit(key, { subject: target.value })}
            />
            <TextAreaField
              label={m.body}
              required
              rows={5}
              maxLength={10_000}
              value={body}
              error={errorOf(key, 'body')}
              onChange={({ target }) => edit(key, { body: target.value })}
            />
            <div>
              <Button icon="trash" onClick={() => handleRemove(index)}>
                {m.removeTemplate(index + 1)}
              </Button>
            </div>
          </fieldset>
        ))}
        <div>
          <Button ref={addButton} icon="plus" onClick={handleAdd}>
            {m.newTemplate}
          </Button>
        </div>
      </div>
      <FormButtons isBusy={save.isPending}>
        {save.isPending ? m.savingTemplates : m.saveTemplates}
      </FormButtons>
    </form>
  );
}
