import { ADMIN_SPONSORS_MESSAGES as m } from '@fuar/shared/messages/admin/sponsors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { ListStatus, PageTop } from '../../components/ui/page-top.tsx';
import { sortByIds } from '../../components/ui/reorder.ts';
import { findHeading } from '../../components/ui/restore-focus.ts';
import { SortableGrid } from '../../components/ui/sortable-grid.tsx';
import { LoadError, Skeletons, StateMessage } from '../../components/ui/states.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { type AdminSponsor, sponsorQueries } from '../../queries/sponsors.ts';
import { useMay } from '../../queries/use-user.ts';
import s from './sponsors-page.module.css';

const AddSponsorDialog = lazyComponent(
  async () => (await import('./add-sponsor-dialog.tsx')).AddSponsorDialog,
);

export function SponsorsPage() {
  const query = useQuery(sponsorQueries.list());
  const queryClient = useQueryClient();
  const mayEdit = useMay('content', 'write');
  const [isAdding, setIsAdding] = useState(false);
  /** The unsaved order, which is lost when the screen closes. */
  const [order, setOrder] = useState<readonly number[]>();

  const stored = query.data ?? [];
  const sponsors = sortByIds(stored, order);
  useLeaveGuard(sponsors.some(({ id }, index) => stored[index]?.id !== id));

  const replace = (next: readonly AdminSponsor[]) =>
    queryClient.setQueryData(sponsorQueries.list().queryKey, [...next]);

  const handleDelete = async ({ id, name }: AdminSponsor) => {
    const isConfirmed = await askConfirmation(m.deleteTitle, m.deleteQuestion(name));
    if (!isConfirmed) return;
    replace(stored.filter((sponsor) => sponsor.id !== id));
    showToast('info', m.deleteSimulated);
    findHeading()?.focus();
  };

  const handleAdd = (name: string, logo: File) => {
    const id = Math.max(0, ...sponsors.map((sponsor) => sponsor.id)) + 1;
    replace([...stored, { id, name, logoUrl: URL.createObjectURL(logo), order: sponsors.length + 1 }]);
    showToast('info', m.addSimulated);
    setIsAdding(false);
  };

  const handleSaveOrder = () => {
    replace(sponsors.map((sponsor, index) => ({ ...sponsor, order: index })));
    setOrder(undefined);
    showToast('info', m.orderSimulated);
  };

  return (
    <>
      <PageTop title={m.title}>
        {mayEdit && (
          <>
            <Button icon="check" onClick={handleSaveOrder} disabled={sponsors.length === 0}>
              {m.saveOrder}
            </Button>
            <Button
              variant="primary"
              icon="plus"
              onClick={() => setIsAdding(true)}
              disabled={query.isPending}
            >
              {m.add}
            </Button>
          </>
        )}
      </PageTop>
      <ListStatus>{query.isPending ? m.loading : m.sample}</ListStatus>
      {renderList()}
      {isAdding && <AddSponsorDialog onAdd={handleAdd} onClose={() => setIsAdding(false)} />}
    </>
  );

  function renderList() {
    if (query.isPending) {
      return (
        <div className={s.grid}>
          <Skeletons count={5} className={s.skeleton} />
        </div>
      );
    }
    if (!query.data) return <LoadError query={query} />;
    if (sponsors.length === 0) return <StateMessage title={m.emptyTitle} />;
    return (
      <SortableGrid
        label={m.list}
        className={s.grid}
        isFixed={!mayEdit}
        items={sponsors}
        nameOf={({ name }) => name}
        onReorder={(next) => setOrder(next.map(({ id }) => id))}
      >
        {(sponsor) => (
          <article className={s.card}>
            <div className={s.logo}>
              <img src={toSiteUrl(sponsor.logoUrl)} alt="" />
            </div>
            <h2 className={s.name}>{sponsor.name}</h2>
            {mayEdit && (
              <IconButton
                className={s.delete}
                icon="trash"
                label={m.deleteSponsor(sponsor.name)}
                onClick={() => handleDelete(sponsor)}
              />
            )}
          </article>
        )}
      </SortableGrid>
    );
  }
}
