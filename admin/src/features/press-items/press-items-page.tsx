import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import type { Draft } from '@fuar/shared/schemas/editing';
import type { AdminPressItem, PressType } from '@fuar/shared/schemas/press-item';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { NewDrafts } from '../../components/drafts/new-drafts.tsx';
import { useDeleteRow, useDrafts, useOpenDraft, withDraftNote } from '../../components/drafts/use-drafts.ts';
import { Button } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { ListStatus, PageTop, Toolbar } from '../../components/ui/page-top.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { findHeading } from '../../components/ui/restore-focus.ts';
import { SearchField } from '../../components/ui/search-field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { notLoaded, StateMessage } from '../../components/ui/states.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { api } from '../../lib/api.ts';
import { paginate } from '../../lib/paginate.ts';
import { useSearch } from '../../lib/use-search.ts';
import { choiceParam, numberParam, textParam, useUrlState } from '../../lib/use-url-state.ts';
import { pressQueries } from '../../queries/press-items.ts';
import { useMay } from '../../queries/use-user.ts';
import { PressDialog, preloadPressForm } from './press-dialog.tsx';
import { PressTable, PressTableSkeleton } from './press-table.tsx';

const PAGE_SIZE = 8;
const FIELDS = {
  type: choiceParam(['Bulletin', 'Coverage']),
  query: textParam,
  sort: choiceParam(['newest', 'oldest']),
  page: numberParam(1),
  draft: numberParam(0),
};
const TYPES = [
  { value: 'Bulletin', label: m.bulletins },
  { value: 'Coverage', label: m.coverage },
] as const;
const SORTS = [
  { value: 'newest', label: m.newest },
  { value: 'oldest', label: m.oldest },
] as const;

type Editing = { item?: AdminPressItem | undefined; draft?: Draft | undefined };

export function PressItemsPage() {
  const press = useQuery(pressQueries.list());
  const deleteItem = useDeleteRow(pressQueries.all, api.press.delete, m.deleted, m.deleteFailed);
  const { state, change } = useUrlState(FIELDS);
  const [editing, setEditing] = useState<Editing>();
  const drafts = useDrafts('press', press.data);
  const mayEdit = useMay('content', 'write');

  const { query, type, sort } = state;
  const all = useMemo(() => press.data ?? [], [press.data]);
  const matching = useSearch(all, pressTexts, query);
  const found = useMemo(() => filterPressItems(matching, { type, sort }), [matching, type, sort]);
  const { items, page, pages } = paginate(found, state.page, PAGE_SIZE);

  const newDrafts = useSearch(mayEdit ? drafts.unpublished : [], pressTexts, query).filter(
    ({ fields }) => (fields.type || type) === type,
  );

  const edit = (item: AdminPressItem) => setEditing({ item, draft: drafts.of(item.id) });
  const openDraft = (draft: Draft) =>
    setEditing({ draft, item: press.data?.find(({ id }) => id === draft.rowId) });
  useOpenDraft(mayEdit ? state.draft : 0, press.data && drafts.all, (draft) => {
    change({ draft: 0 });
    if (draft) openDraft(draft);
  });

  const handleDelete = ({ id }: AdminPressItem) =>
    askConfirmation(m.deleteTitle, withDraftNote(m.deleteQuestion, drafts.of(id)), () =>
      deleteItem.mutateAsync(id),
    );

  const clearSearch = () => {
    change({ query: '', page: 1 });
    findHeading()?.focus();
  };

  return (
    <>
      <PageTop title={m.title}>
        {mayEdit && (
          <Button variant="primary" icon="plus" preload={preloadPressForm} onClick={() => setEditing({})}>
            {m.add}
          </Button>
        )}
      </PageTop>
      <Tabs label={m.typeTabs} value={type} tabs={TYPES} onChange={(next) => change({ type: next, page: 1 })}>
        <Toolbar>
          <SearchField
            label={m.searchLabel}
            placeholder={m.searchPlaceholder}
            value={query}
            onChange={(next) => change({ query: next, page: 1 })}
          />
          <Select
            label={m.sort}
            value={sort}
            options={SORTS}
            onChange={(next) => change({ sort: next, page: 1 })}
          />
        </Toolbar>
        {renderList()}
      </Tabs>
      {editing && (
        <PressDialog
          key={editing.draft?.id}
          item={editing.item}
          draft={editing.draft}
          type={type}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );

  function renderList() {
    const isWaiting = press.isPending || drafts.isPending;
    if (!press.data || isWaiting) return notLoaded(press, m, <PressTableSkeleton />, isWaiting);
    if (found.length === 0 && newDrafts.length === 0) {
      return (
        <StateMessage title={m.emptyTitle} text={m.emptyText}>
          {query && <Button onClick={clearSearch}>{m.clearSearch}</Button>}
        </StateMessage>
      );
    }
    return (
      <>
        <ListStatus>{m.count(found.length)}</ListStatus>
        {page === 1 && <NewDrafts drafts={newDrafts} onOpen={openDraft} />}
        <PressTable items={items} draftOf={drafts.of} onEdit={edit} onDelete={handleDelete} />
        <Pagination page={page} pages={pages} onChange={(next) => change({ page: next })} />
      </>
    );
  }
}

type PressFilter = { type: PressType; sort: 'newest' | 'oldest' };

const pressTexts = ({ title }: AdminPressItem | Draft) => [title];

function filterPressItems(items: readonly AdminPressItem[], { type, sort }: PressFilter) {
  const direction = sort === 'newest' ? -1 : 1;
  return items
    .filter((item) => item.type === type)
    .sort((a, b) => direction * (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1));
}
