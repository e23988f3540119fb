import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { confirmDelete } from '../../components/ui/confirm-delete.ts';
import { keepFocus } from '../../components/ui/keep-focus.ts';
import { LoadError } from '../../components/ui/load-error.tsx';
import { ListStatus, PageTop } from '../../components/ui/page-top.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { StateMessage } from '../../components/ui/state-message.tsx';
import { paginate } from '../../lib/paginate.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSearch } from '../../lib/use-search.ts';
import { fairQueries } from '../../queries/fairs.ts';
import { FairCard, FairCardSkeleton } from './fair-card.tsx';
import { FairDialog, preloadFairForm } from './fair-dialog.tsx';
import s from './fairs-page.module.css';
import { FairsToolbar } from './fairs-toolbar.tsx';
import { fairTexts, filterFairs } from './filter-fairs.ts';
import { useCompleteFair } from './use-complete-fair.ts';
import { useDeleteFair } from './use-delete-fair.ts';
import { useFairFilter } from './use-fair-filter.ts';

const PAGE_SIZE = 5;

/** `'new'`: the form to add one. */
type Editing = AdminFair | 'new' | undefined;

export function FairsPage() {
  const fairs = useQuery(fairQueries.list());
  const deleteFair = useDeleteFair();
  const completeFair = useCompleteFair();
  const { state, change } = useFairFilter();
  const [editing, setEditing] = useState<Editing>();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(m.title);

  const { query, status, sort } = state;
  const all = useMemo(() => fairs.data ?? [], [fairs.data]);
  const matching = useSearch(all, fairTexts, query);
  const found = useMemo(() => filterFairs(matching, { status, sort }), [matching, status, sort]);
  const { items, page, pages } = paginate(found, state.page, PAGE_SIZE);

  const handleDelete = ({ id, title }: AdminFair) =>
    confirmDelete({
      title: m.deleteTitle,
      message: m.deleteQuestion(title),
      action: () => deleteFair.mutateAsync(id),
      focusAfter: () => heading.current,
    });

  const clearFilters = () => {
    change({ query: '', status: 'all' });
    heading.current?.focus();
  };

  return (
    <>
      <PageTop title={m.title} ref={heading}>
        <Button variant="primary" icon="plus" preload={preloadFairForm} onClick={() => setEditing('new')}>
          {m.add}
        </Button>
      </PageTop>
      <FairsToolbar filter={state} onChange={change} />
      <section aria-label={m.list} aria-busy={fairs.isPending}>
        {renderList()}
      </section>
      {editing && (
        <FairDialog fair={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  );

  function renderList() {
    if (fairs.isPending) {
      return (
        <>
          <ListStatus>{m.loading}</ListStatus>
          <div className={s.list}>
            <FairCardSkeleton />
            <FairCardSkeleton />
            <FairCardSkeleton />
          </div>
        </>
      );
    }
    // A failed refetch keeps the previous list; a toast reports the failure.
    if (!fairs.data) {
      return <LoadError text={m.loadFailed} query={fairs} />;
    }
    if (found.length === 0) {
      return (
        <StateMessage title={m.emptyTitle} text={m.emptyText}>
          {fairs.data.length > 0 && <Button onClick={clearFilters}>{m.clearFilters}</Button>}
        </StateMessage>
      );
    }
    return (
      <>
        <ListStatus>{m.count(found.length)}</ListStatus>
        <ul className={s.list}>
          {items.map((fair) => (
            <li key={fair.id}>
              <FairCard
                fair={fair}
                onEdit={setEditing}
                onDelete={handleDelete}
                onComplete={({ id }) => completeFair.mutate(id, { onSuccess: () => keepFocus() })}
              />
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={pages} onChange={(next) => change({ page: next })} />
      </>
    );
  }
}
