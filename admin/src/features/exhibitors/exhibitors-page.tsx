import { EXHIBITOR_MESSAGES as m } from '@fuar/shared/messages/admin/exhibitors';
import { PATHS } from '@fuar/shared/paths';
import type { AdminExhibitor } from '@fuar/shared/schemas/exhibitor';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { NotFound } from '../../components/layout/not-found.tsx';
import { Button } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { ListStatus, PageTop, Toolbar } from '../../components/ui/page-top.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { findHeading } from '../../components/ui/restore-focus.ts';
import { SearchField } from '../../components/ui/search-field.tsx';
import { notLoaded, StateMessage } from '../../components/ui/states.tsx';
import { api } from '../../lib/api.ts';
import { paginate } from '../../lib/paginate.ts';
import { useRowMutation } from '../../lib/use-row-mutation.ts';
import { useSearch } from '../../lib/use-search.ts';
import { numberParam, textParam, useUrlState } from '../../lib/use-url-state.ts';
import { exhibitorQueries } from '../../queries/exhibitors.ts';
import { fairQueries } from '../../queries/fairs.ts';
import { useMay } from '../../queries/use-user.ts';
import { ExhibitorTable, ExhibitorTableSkeleton } from './exhibitor-table.tsx';
import s from './exhibitors-page.module.css';
import { exportExhibitors } from './export-exhibitors.ts';

const ExhibitorDialog = lazyComponent(async () => (await import('./exhibitor-dialog.tsx')).ExhibitorDialog);
const ImportDialog = lazyComponent(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** More rows at once would slow down a phone; 2,000 exhibitors are 40 pages. */
const PAGE_SIZE = 50;
const FIELDS = { query: textParam, page: numberParam(1) };

const searchTexts = ({ name, stand = '', hall = '', productGroup = '', country = '' }: AdminExhibitor) => [
  name,
  stand,
  hall,
  productGroup,
  country,
];

type Editing = { exhibitor?: AdminExhibitor };

export function ExhibitorsPage() {
  const fairId = Number(useParams().id);
  const fairs = useQuery(fairQueries.list());
  const fair = fairs.data?.find(({ id }) => id === fairId);
  if (fairs.data && !fair) return <NotFound />;
  return <Exhibitors key={fairId} fairId={fairId} fairTitle={fair?.title} />;
}

function Exhibitors({ fairId, fairTitle }: { fairId: number; fairTitle: string | undefined }) {
  const exhibitors = useQuery(exhibitorQueries.list(fairId));
  const remove = useRowMutation(exhibitorQueries.all, api.exhibitors.delete, m.deleted, m.deleteFailed);
  const { state, change } = useUrlState(FIELDS);
  const [editing, setEditing] = useState<Editing>();
  const [isImporting, setIsImporting] = useState(false);
  const mayEdit = useMay('content', 'write');

  const all = useMemo(() => exhibitors.data ?? [], [exhibitors.data]);
  const found = useSearch(all, searchTexts, state.query);
  const { items, page, pages } = paginate([...found], state.page, PAGE_SIZE);

  const handleDelete = ({ id, name }: AdminExhibitor) =>
    askConfirmation(m.deleteTitle, m.deleteQuestion(name), () => remove.mutateAsync(id));

  const clearSearch = () => {
    change({ query: '', page: 1 });
    findHeading()?.focus();
  };

  return (
    <>
      <nav className={s.place} aria-label={m.place}>
        <Link to={PATHS.adminFairs}>
          <Icon name="back" />
          {m.backToFairs}
        </Link>
        {fairTitle && <span>{fairTitle}</span>}
      </nav>
      <PageTop title={m.title} pageTitle={fairTitle && `${m.title}: ${fairTitle}`}>
        <Button icon="download" disabled={all.length === 0} onClick={() => exportExhibitors(all)}>
          {m.export}
        </Button>
        {mayEdit && (
          <>
            <Button icon="upload" preload={ImportDialog.preload} onClick={() => setIsImporting(true)}>
              {m.import}
            </Button>
            <Button
              variant="primary"
              icon="plus"
              preload={ExhibitorDialog.preload}
              onClick={() => setEditing({})}
            >
              {m.add}
            </Button>
          </>
        )}
      </PageTop>
      <Toolbar>
        <SearchField
          label={m.searchLabel}
          placeholder={m.searchPlaceholder}
          value={state.query}
          onChange={(query) => change({ query, page: 1 })}
        />
      </Toolbar>
      <section aria-label={m.list} aria-busy={exhibitors.isPending}>
        {renderList()}
      </section>
      {editing && (
        <ExhibitorDialog
          fairId={fairId}
          exhibitor={editing.exhibitor}
          onClose={() => setEditing(undefined)}
        />
      )}
      {isImporting && <ImportDialog fairId={fairId} onClose={() => setIsImporting(false)} />}
    </>
  );

  function renderList() {
    if (!exhibitors.data) return notLoaded(exhibitors, m, <ExhibitorTableSkeleton />);
    if (found.length === 0) {
      const isEmpty = all.length === 0;
      return (
        <StateMessage title={m.emptyTitle} text={isEmpty ? m.emptyText : m.noMatch}>
          {!isEmpty && <Button onClick={clearSearch}>{m.clearSearch}</Button>}
        </StateMessage>
      );
    }
    return (
      <>
        <ListStatus>
          {found.length === all.length ? m.count(all.length) : m.countOf(found.length, all.length)}
        </ListStatus>
        <ExhibitorTable
          exhibitors={items}
          mayEdit={mayEdit}
          preloadForm={ExhibitorDialog.preload}
          onEdit={(exhibitor) => setEditing({ exhibitor })}
          onDelete={(exhibitor) => void handleDelete(exhibitor)}
        />
        <Pagination page={page} pages={pages} onChange={(next) => change({ page: next })} />
      </>
    );
  }
}
