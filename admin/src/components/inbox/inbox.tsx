import { INBOX_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { PERSONAL_DATA_MESSAGES as pm } from '@fuar/shared/messages/admin/personal-data';
import type { ExportNote } from '@fuar/shared/schemas/people';
import { type UseMutationResult, type UseQueryResult, useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSearch } from '../../lib/use-search.ts';
import { choiceParam, textParam, useUrlState } from '../../lib/use-url-state.ts';
import { useMay } from '../../queries/use-user.ts';
import { Button } from '../ui/button.tsx';
import { confirmDelete } from '../ui/confirm-delete.ts';
import { LoadError } from '../ui/load-error.tsx';
import { ListStatus, PageTop, Toolbar } from '../ui/page-top.tsx';
import { restoreFocus } from '../ui/restore-focus.ts';
import { SearchField } from '../ui/search-field.tsx';
import { Select } from '../ui/select.tsx';
import { StateMessage } from '../ui/state-message.tsx';
import { InboxSkeleton, InboxTable } from './inbox-table.tsx';

export type InboxItem = { id: number; isRead: boolean; createdAt: string };
export type InboxColumn<T> = { head: string; cell: (item: T) => ReactNode; className?: string | undefined };

type InboxTexts = {
  title: string;
  searchLabel: string;
  searchPlaceholder: string;
  loading: string;
  count: (count: number) => string;
  emptyTitle: string;
  emptyText: string;
  noMatch: string;
  loadFailed: string;
  deleteTitle: string;
  deleteQuestion: string;
};

type InboxProps<T> = {
  texts: InboxTexts;
  query: UseQueryResult<T[]>;
  nameOf: (item: T) => string;
  emailOf: (item: T) => string;
  searchTexts: (item: T) => readonly string[];
  columns: readonly InboxColumn<T>[];
  renderDetails: (item: T) => ReactNode;
  markAsRead: UseMutationResult<T, Error, number>;
  deleteItem: UseMutationResult<void, Error, number>;
  /** The name of the list in the record of actions. */
  list: ExportNote['list'];
  onExport: (items: readonly T[]) => void;
};

const PersonalDataDialog = lazy(async () => ({
  default: (await import('./personal-data-dialog.tsx')).PersonalDataDialog,
}));

const FIELDS = { query: textParam, filter: choiceParam(['all', 'unread', 'read']) };
const FILTERS = [
  { value: 'all', label: m.all },
  { value: 'unread', label: m.unread },
  { value: 'read', label: m.read },
] as const;

/** A list of messages, newest first, with search and filter. One row is open at a time. */
export function Inbox<T extends InboxItem>(props: InboxProps<T>) {
  const { texts, query, columns, nameOf, searchTexts, markAsRead, deleteItem } = props;
  const { state, change } = useUrlState(FIELDS);
  const [openId, setOpenId] = useState<number>();
  const toggle = useCallback((id: number) => setOpenId((before) => (before === id ? undefined : id)), []);
  /** The e-mail address in the personal-data dialog; empty when the dialog opens without one. */
  const [person, setPerson] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const maySeePersonalData = useMay('personalData', 'write');
  const exportFile = useMutation({
    // No file without its entry in the record of actions.
    mutationFn: ({ length }: readonly T[]) => api.record.noteExport({ list: props.list, rows: length }),
    meta: { errorMessage: m.exportFailed },
    onSuccess: (_, items) => props.onExport(items),
  });
  usePageTitle(texts.title);

  const all = useMemo(() => [...(query.data ?? [])].sort((a, b) => b.id - a.id), [query.data]);
  const matching = useSearch(all, searchTexts, state.query);
  const found = useMemo(
    () => matching.filter(({ isRead }) => state.filter === 'all' || isRead === (state.filter === 'read')),
    [matching, state.filter],
  );

  const handleDelete = ({ id }: T) =>
    confirmDelete({
      title: texts.deleteTitle,
      message: texts.deleteQuestion,
      action: () => deleteItem.mutateAsync(id),
      focusAfter: () => heading.current,
    });

  const clearFilters = () => {
    change({ query: '', filter: 'all' });
    heading.current?.focus();
  };

  const handleMark = ({ id }: T) =>
    markAsRead.mutate(id, {
      onSuccess: () => restoreFocus(() => document.querySelector('main [aria-expanded=true]')),
    });

  return (
    <>
      <PageTop title={texts.title} ref={heading}>
        {maySeePersonalData && (
          <Button icon="key" onClick={() => setPerson('')}>
            {pm.open}
          </Button>
        )}
        <Button
          icon="download"
          disabled={found.length === 0 || exportFile.isPending}
          onClick={() => exportFile.mutate(found)}
        >
          {m.export}
        </Button>
      </PageTop>
      <Toolbar>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={state.query}
          onChange={(next) => change({ query: next })}
        />
        <Select
          label={m.filter}
          value={state.filter}
          options={FILTERS}
          onChange={(filter) => change({ filter })}
        />
      </Toolbar>
      {renderList()}
      {person !== undefined && (
        <Suspense>
          <PersonalDataDialog email={person} onClose={() => setPerson(undefined)} />
        </Suspense>
      )}
    </>
  );

  function renderList() {
    if (query.isPending) {
      return (
        <>
          <ListStatus>{texts.loading}</ListStatus>
          <InboxSkeleton columns={columns} />
        </>
      );
    }
    if (!query.data) return <LoadError text={texts.loadFailed} query={query} />;
    if (found.length === 0) {
      const isEmpty = query.data.length === 0;
      return (
        <StateMessage title={texts.emptyTitle} text={isEmpty ? texts.emptyText : texts.noMatch}>
          {!isEmpty && <Button onClick={clearFilters}>{m.clearFilters}</Button>}
        </StateMessage>
      );
    }
    return (
      <>
        <ListStatus>{texts.count(found.length)}</ListStatus>
        <InboxTable
          search={`${state.filter} ${state.query}`}
          items={found}
          columns={columns}
          nameOf={nameOf}
          openId={openId}
          onToggle={toggle}
          renderDetails={(item) => (
            <>
              {props.renderDetails(item)}
              <InboxActions
                isRead={item.isRead}
                isBusy={markAsRead.isPending || deleteItem.isPending}
                onMark={() => handleMark(item)}
                onDelete={() => handleDelete(item)}
                email={props.emailOf(item)}
                onPersonalData={maySeePersonalData ? setPerson : undefined}
              />
            </>
          )}
        />
      </>
    );
  }
}

type ActionsProps = {
  isRead: boolean;
  isBusy: boolean;
  email: string;
  onMark: () => void;
  onDelete: () => void;
  onPersonalData: ((email: string) => void) | undefined;
};

function InboxActions({ isRead, isBusy, email, onMark, onDelete, onPersonalData }: ActionsProps) {
  return (
    <Toolbar>
      {!isRead && (
        <Button icon="check" disabled={isBusy} onClick={onMark}>
          {m.markAsRead}
        </Button>
      )}
      <Button icon="trash" disabled={isBusy} onClick={onDelete}>
        {m.delete}
      </Button>
      {onPersonalData && (
        <Button icon="key" aria-label={pm.openOf(email)} onClick={() => onPersonalData(email)}>
          {pm.open}
        </Button>
      )}
    </Toolbar>
  );
}
