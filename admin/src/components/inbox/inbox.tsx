import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import type { ADMIN_CONTACT_MESSAGES } from '@fuar/shared/messages/admin/contact';
import { type ADMIN_SUBMISSIONS_MESSAGES, INBOX_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { ADMIN_WORK_MESSAGES as wm } from '@fuar/shared/messages/admin/inbox-work';
import type { ExportNote } from '@fuar/shared/schemas/people';
import { type UseMutationResult, type UseQueryResult, useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, startTransition, useCallback, useMemo, useState } from 'react';
import { api } from '../../lib/api.ts';
import { storeLocally } from '../../lib/store-locally.ts';
import { useSearch } from '../../lib/use-search.ts';
import { choiceParam, textParam, useUrlState } from '../../lib/use-url-state.ts';
import { useMay } from '../../queries/use-user.ts';
import { Button } from '../ui/button.tsx';
import { askConfirmation } from '../ui/confirm-store.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { ListStatus, PageTop, Toolbar } from '../ui/page-top.tsx';
import { findHeading, restoreFocus } from '../ui/restore-focus.ts';
import { SearchField } from '../ui/search-field.tsx';
import { Select } from '../ui/select.tsx';
import { notLoaded, StateMessage } from '../ui/states.tsx';
import { filterWork, hasWorkFilter, NO_WORK_FILTERS, WORK_FILTERS } from './filter-work.ts';
import s from './inbox.module.css';
import { InboxSkeleton, InboxTable } from './inbox-table.tsx';
import type { BoardProps, Box, Work, WorkItem } from './work/types.ts';
import { hasKeptText } from './work/use-kept-text.ts';
import { createRowKeys } from './work/use-row-keys.ts';
import { useWork } from './work/use-work.ts';
import type { WorkPanelProps } from './work/work-panel.tsx';
import type { WorkFiltersProps } from './work-filters.tsx';

export type InboxColumn<T> = { head: string; cell: (item: T) => ReactNode; className?: string | undefined };

type InboxProps<T extends WorkItem> = {
  texts: typeof ADMIN_CONTACT_MESSAGES | typeof ADMIN_SUBMISSIONS_MESSAGES;
  query: UseQueryResult<T[]>;
  nameOf: (item: T) => string;
  searchTexts: (item: T) => readonly string[];
  /** Texts that find an item only if the query is equal to the whole text. */
  exactOf?: (item: T) => readonly string[];
  columns: readonly InboxColumn<T>[];
  renderPanel: (props: WorkPanelProps<T>) => ReactNode;
  markAsRead: UseMutationResult<T, Error, number>;
  deleteItem: UseMutationResult<void, Error, number>;
  list: ExportNote['list'];
  onExport: (items: readonly T[]) => Promise<void>;
  work: Work<T>;
  actions?: ReactNode;
  renderSums?: (fairId: string, items: readonly T[]) => ReactNode;
  renderBoard?: (props: BoardProps<T>) => ReactNode;
};

const WorkFilters = lazyComponent(async () => (await import('./work-filters.tsx')).WorkFilters) as <
  T extends WorkItem,
>(
  props: WorkFiltersProps<T>,
) => ReactNode;

const PersonalDataDialog = lazyComponent(
  async () => (await import('./personal-data-dialog.tsx')).PersonalDataDialog,
);

const TemplatesDialog = lazyComponent(async () => (await import('./templates-dialog.tsx')).TemplatesDialog);

const FIELDS = {
  query: textParam,
  filter: choiceParam(['all', 'unread', 'read']),
  ...WORK_FILTERS,
  view: choiceParam(['table', 'board']),
};
const MORE_FILTERS_KEY = 'inbox-more-filters';
const FILTERS = [
  { value: 'all', label: m.all },
  { value: 'unread', label: m.unread },
  { value: 'read', label: m.read },
] as const;

export function Inbox<T extends WorkItem>(props: InboxProps<T>) {
  const { renderBoard } = props;
  const { texts, query, columns, nameOf, searchTexts, markAsRead, deleteItem, work } = props;
  const { state, change } = useUrlState(FIELDS);
  const isBoard = renderBoard !== undefined && state.view === 'board';
  const [openId, setOpenId] = useState<number>();
  // Use a transition, because an opened row takes long to render.
  const toggle = useCallback(
    (id: number) => startTransition(() => setOpenId((before) => (before === id ? undefined : id))),
    [],
  );
  /** The initial e-mail address of the personal-data dialog, or an empty string. Undefined while the dialog is closed. */
  const [person, setPerson] = useState<string>();
  const [isEditingTemplates, setIsEditingTemplates] = useState(false);
  const maySeePersonalData = useMay('personalData', 'write');
  const exportFile = useMutation({
    mutationFn: async (items: readonly T[]) => {
      // The list may be hours old, and somebody may have erased a person's rows since. Export only rows that still exist.
      const { data = [] } = await query.refetch({ throwOnError: true });
      const rows = new Map(data.map((item) => [item.id, item]));
      const left = items.flatMap(({ id }) => rows.get(id) ?? []);
      // Record the export first, so that nobody gets a file without an entry in the record of actions.
      await api.record.noteExport({ list: props.list, rows: left.length });
      await props.onExport(left);
    },
    meta: { errorMessage: m.exportFailed },
  });
  const rowWork = useWork(work, nameOf);
  /** A key press opens the row `id` and focuses its text box `box`. `count` rises with each press. */
  const [focus, setFocus] = useState<{ id: number; box: Box; count: number }>();

  const [hasMoreFilters, setHasMoreFilters] = useState(
    localStorage.getItem(MORE_FILTERS_KEY) === '1' || hasWorkFilter(state),
  );

  const { rows, ownId } = rowWork;
  const all = useMemo(() => [...(rows ?? [])].sort((a, b) => b.id - a.id), [rows]);
  const matching = useSearch(all, searchTexts, state.query, props.exactOf);
  const today = todayInIstanbul(new Date());
  const { filter, status, owner, due, fair } = state;
  const found = useMemo(() => {
    const byState = matching.filter(({ isRead }) => filter === 'all' || isRead === (filter === 'read'));
    return filterWork(byState, { status, owner, due, fair }, work, { ownId, today });
  }, [matching, filter, status, owner, due, fair, work, ownId, today]);

  const [lastOpened, setLastOpened] = useState<T>();
  const opened = all.find(({ id }) => id === openId);
  if (opened && opened !== lastOpened) setLastOpened(opened);
  const isOwnDeletion = deleteItem.variables === openId && !deleteItem.isError;
  const isGone = !opened && lastOpened?.id === openId && !isOwnDeletion;
  // A row that somebody else has deleted stays open while it holds unsent text.
  const shown =
    lastOpened && isGone && hasKeptText(rowWork.keptAt(lastOpened.id))
      ? [...found, lastOpened].sort((a, b) => b.id - a.id)
      : found;

  const handleDelete = ({ id }: T) =>
    askConfirmation(texts.deleteTitle, texts.deleteQuestion, () => deleteItem.mutateAsync(id));

  const clearFilters = () => {
    change({ query: '', filter: 'all', ...NO_WORK_FILTERS });
    findHeading()?.focus();
  };

  const toggleMoreFilters = () => {
    storeLocally(MORE_FILTERS_KEY, hasMoreFilters ? '0' : '1');
    setHasMoreFilters(!hasMoreFilters);
  };

  const openBox = (id: number, box: Box) => {
    setOpenId(id);
    setFocus({ id, box, count: (focus?.count ?? 0) + 1 });
  };

  const handleMark = ({ id }: T) =>
    markAsRead.mutate(id, {
      onSuccess: () => restoreFocus(() => document.querySelector('main [aria-expanded=true]')),
    });

  return (
    <>
      <PageTop title={texts.title}>
        {maySeePersonalData && (
          <Button icon="key" onClick={() => setPerson('')}>
            {m.openPersonalData}
          </Button>
        )}
        <Button
          icon="download"
          disabled={found.length === 0 || exportFile.isPending}
          onClick={() => exportFile.mutate(found)}
        >
          {m.export}
        </Button>
        <Button icon="mail" onClick={() => setIsEditingTemplates(true)}>
          {wm.templates}
        </Button>
        {props.actions}
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
        {renderBoard && (
          <Button
            onClick={() => change({ view: isBoard ? 'table' : 'board', status: '' }, { isNewEntry: true })}
          >
            {isBoard ? wm.table : wm.board}
          </Button>
        )}
        <Button className={s.moreFilters} aria-expanded={hasMoreFilters} onClick={toggleMoreFilters}>
          {hasMoreFilters ? wm.fewerFilters : wm.moreFilters}
        </Button>
        {hasMoreFilters && (
          <div className={s.workFilters}>
            <WorkFilters
              items={all}
              work={work}
              filter={state}
              ownId={ownId}
              isBoard={isBoard}
              onChange={change}
            />
          </div>
        )}
      </Toolbar>
      {rows && props.renderSums?.(fair, rows)}
      {renderList()}
      {isEditingTemplates && <TemplatesDialog onClose={() => setIsEditingTemplates(false)} />}
      {person !== undefined && (
        <PersonalDataDialog
          email={person}
          onErased={() => setOpenId(undefined)}
          onClose={() => setPerson(undefined)}
        />
      )}
    </>
  );

  function renderList() {
    if (!query.data) return notLoaded(query, texts, <InboxSkeleton columns={columns} />);
    const isEmpty = query.data.length === 0;
    if (shown.length === 0 && (isEmpty || !isBoard || fair)) {
      return (
        <StateMessage title={texts.emptyTitle} text={isEmpty ? texts.emptyText : texts.noMatch}>
          {!isEmpty && <Button onClick={clearFilters}>{m.clearFilters}</Button>}
        </StateMessage>
      );
    }
    const count = <ListStatus>{texts.count(found.length)}</ListStatus>;
    const shared = { items: shown, openId, onToggle: toggle, onBox: openBox, today };
    if (isBoard) {
      const onFair = (next: string) => change({ fair: next });
      return (
        <>
          {fair && count}
          {renderBoard({ ...shared, all, work, fair, onFair, rowWork, renderOpened })}
        </>
      );
    }
    return (
      <>
        {count}
        <p className={s.keys}>{wm.keys(work.statuses.length)}</p>
        <InboxTable
          label={texts.title}
          search={[state.query, filter, status, owner, due, fair].join(' ')}
          work={work}
          today={today}
          items={shown}
          columns={columns}
          nameOf={nameOf}
          openId={openId}
          onToggle={toggle}
          onKeyDown={createRowKeys({ items: shown, work, rowWork, onBox: openBox })}
          renderDetails={renderOpened}
        />
      </>
    );
  }

  function renderOpened(item: T) {
    const isBusy = markAsRead.isPending || deleteItem.isPending;
    const email = work.emailOf(item);
    return (
      <>
        <Suspense fallback={<div className={s.panelWaiting} />}>
          {props.renderPanel({
            item,
            work,
            rowWork,
            hasKeys: !isBoard,
            focus: focus?.id === item.id ? focus : undefined,
          })}
        </Suspense>
        <Toolbar>
          {!item.isRead && (
            <Button icon="check" disabled={isBusy} onClick={() => handleMark(item)}>
              {m.markAsRead}
            </Button>
          )}
          <Button icon="trash" disabled={isBusy} onClick={() => handleDelete(item)}>
            {m.delete}
          </Button>
          {maySeePersonalData && (
            <Button icon="key" aria-label={m.openPersonalDataOf(email)} onClick={() => setPerson(email)}>
              {m.openPersonalData}
            </Button>
          )}
        </Toolbar>
      </>
    );
  }
}
