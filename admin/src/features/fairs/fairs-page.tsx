import { FAIR_STATUS_NAMES, type FairStatus } from '@fuar/shared/content/fair-statuses';
import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import type { Draft } from '@fuar/shared/schemas/editing';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { NewDrafts } from '../../components/drafts/new-drafts.tsx';
import { useDeleteRow, useDrafts, useOpenDraft, withDraftNote } from '../../components/drafts/use-drafts.ts';
import { Button } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { ListStatus, PageTop, Toolbar } from '../../components/ui/page-top.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { findHeading, restoreFocus } from '../../components/ui/restore-focus.ts';
import { SearchField } from '../../components/ui/search-field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { notLoaded, StateMessage } from '../../components/ui/states.tsx';
import { api } from '../../lib/api.ts';
import { paginate } from '../../lib/paginate.ts';
import { useRowMutation } from '../../lib/use-row-mutation.ts';
import { useSearch } from '../../lib/use-search.ts';
import { choiceParam, numberParam, textParam, useUrlState } from '../../lib/use-url-state.ts';
import { fairQueries } from '../../queries/fairs.ts';
import { useMay } from '../../queries/use-user.ts';
import { FairCard, FairCardSkeleton } from './fair-card.tsx';
import { FairDialog, preloadFairForm } from './fair-dialog.tsx';
import s from './fairs-page.module.css';

const PAGE_SIZE = 5;
const FIELDS = {
  query: textParam,
  status: choiceParam(['all', ...FAIR_STATUS_NAMES]),
  sort: choiceParam(['newest', 'oldest']),
  page: numberParam(1),
  draft: numberParam(0),
};
const STATUSES = [
  { value: 'all', label: m.all },
  ...FAIR_STATUS_NAMES.map((value) => ({ value, label: m.statusFilters[value] })),
] as const;
const SORTS = [
  { value: 'newest', label: m.newest },
  { value: 'oldest', label: m.oldest },
] as const;

type Editing = { fair?: AdminFair | undefined; draft?: Draft | undefined };

export function FairsPage() {
  const fairs = useQuery(fairQueries.list());
  const deleteFair = useDeleteRow(fairQueries.all, api.fairs.delete, m.deleted, m.deleteFailed);
  const complete = (id: number) => api.fairs.update(id, { status: 'Completed' });
  const completeFair = useRowMutation(fairQueries.all, complete, m.updated, m.saveFailed);
  const { state, change } = useUrlState(FIELDS);
  const [editing, setEditing] = useState<Editing>();
  const drafts = useDrafts('fair', fairs.data);
  const mayEdit = useMay('content', 'write');

  const { query, status, sort } = state;
  const all = useMemo(() => fairs.data ?? [], [fairs.data]);
  const matching = useSearch(all, fairTexts, query);
  const found = useMemo(() => filterFairs(matching, { status, sort }), [matching, status, sort]);
  const { items, page, pages } = paginate(found, state.page, PAGE_SIZE);
  const newDrafts = useSearch(mayEdit ? drafts.unpublished : [], fairDraftTexts, query).filter(
    ({ fields }) => status === 'all' || (fields.status || 'Upcoming') === status,
  );

  const edit = (fair: AdminFair) => setEditing({ fair, draft: drafts.of(fair.id) });
  const openDraft = (draft: Draft) =>
    setEditing({ draft, fair: fairs.data?.find(({ id }) => id === draft.rowId) });
  useOpenDraft(mayEdit ? state.draft : 0, fairs.data && drafts.all, (draft) => {
    change({ draft: 0 });
    if (draft) openDraft(draft);
  });

  const handleDelete = ({ id, title }: AdminFair) =>
    askConfirmation(m.deleteTitle, withDraftNote(m.deleteQuestion(title), drafts.of(id)), () =>
      deleteFair.mutateAsync(id),
    );

  const clearFilters = () => {
    change({ query: '', status: 'all' });
    findHeading()?.focus();
  };

  return (
    <>
      <PageTop title={m.title}>
        {mayEdit && (
          <Button variant="primary" icon="plus" preload={preloadFairForm} onClick={() => setEditing({})}>
            {m.add}
          </Button>
        )}
      </PageTop>
      <Toolbar>
        <SearchField
          label={m.searchLabel}
          placeholder={m.searchPlaceholder}
          value={query}
          onChange={(next) => change({ query: next })}
        />
        <Select
          label={m.statusFilter}
          value={status}
          options={STATUSES}
          onChange={(next) => change({ status: next })}
        />
        <Select label={m.sort} value={sort} options={SORTS} onChange={(next) => change({ sort: next })} />
      </Toolbar>
      <section aria-label={m.list} aria-busy={fairs.isPending}>
        {renderList()}
      </section>
      {editing && (
        <FairDialog
          key={editing.draft?.id}
          fair={editing.fair}
          draft={editing.draft}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );

  function renderList() {
    const isWaiting = fairs.isPending || drafts.isPending;
    const skeletons = (
      <div className={s.list}>
        <FairCardSkeleton />
        <FairCardSkeleton />
        <FairCardSkeleton />
      </div>
    );
    if (!fairs.data || isWaiting) return notLoaded(fairs, m, skeletons, isWaiting);
    if (found.length === 0 && newDrafts.length === 0) {
      return (
        <StateMessage title={m.emptyTitle} text={m.emptyText}>
          {fairs.data.length > 0 && <Button onClick={clearFilters}>{m.clearFilters}</Button>}
        </StateMessage>
      );
    }
    return (
      <>
        <ListStatus>{m.count(found.length)}</ListStatus>
        {page === 1 && <NewDrafts drafts={newDrafts} onOpen={openDraft} />}
        <ul className={s.list}>
          {items.map((fair) => (
            <li key={fair.id}>
              <FairCard
                fair={fair}
                draft={drafts.of(fair.id)}
                onEdit={edit}
                onDelete={handleDelete}
                onComplete={({ id }) => completeFair.mutate(id, { onSuccess: () => restoreFocus() })}
              />
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={pages} onChange={(next) => change({ page: next })} />
      </>
    );
  }
}

type FairFilter = { status: FairStatus | 'all'; sort: 'newest' | 'oldest' };

const fairTexts = ({ title, date }: AdminFair) => [title, date];

const fairDraftTexts = ({ fields }: Draft) => [fields.title ?? '', fields.date ?? ''];

function filterFairs(fairs: readonly AdminFair[], { status, sort }: FairFilter) {
  const direction = sort === 'newest' ? -1 : 1;
  return fairs
    .filter((fair) => status === 'all' || fair.status === status)
    .sort((a, b) => direction * (a.id - b.id));
}
