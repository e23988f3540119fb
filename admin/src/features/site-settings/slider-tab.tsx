import { ApiError } from '@fuar/shared/api/api-error';
import { ADMIN_SETTINGS_MESSAGES as m } from '@fuar/shared/messages/admin/settings';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import type { AdminSliderImage, SliderOrder } from '@fuar/shared/schemas/slider-image';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LiveMark } from '../../components/ui/badge.tsx';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { sortByIds } from '../../components/ui/reorder.ts';
import { restoreFocus } from '../../components/ui/restore-focus.ts';
import { SortableGrid } from '../../components/ui/sortable-grid.tsx';
import { notLoaded, Skeletons, StateMessage } from '../../components/ui/states.tsx';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { api } from '../../lib/api.ts';
import { updateCached } from '../../lib/update-cached.ts';
import { useRowMutation } from '../../lib/use-row-mutation.ts';
import { sliderQueries } from '../../queries/slider-images.ts';
import s from './slider-tab.module.css';

const AddSlideDialog = lazyComponent(async () => (await import('./add-slide-dialog.tsx')).AddSlideDialog);

export function SliderTab() {
  const slides = useQuery(sliderQueries.list());
  const deleteSlide = useRowMutation(sliderQueries.all, api.sliderImages.delete, m.deleted, m.deleteFailed);
  const saveOrder = useSaveSlideOrder();
  const [order, setOrder] = useState<readonly number[]>();
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);

  const shown = sortByIds(slides.data ?? [], order);
  const isBusy = saveOrder.isPending || deleteSlide.isPending;
  const isUnsaved = order !== undefined && shown.some(({ id }, index) => slides.data?.[index]?.id !== id);
  useLeaveGuard(isUnsaved);

  const handleSave = async () => {
    await saveOrder.mutateAsync(shown.map(({ id }, index) => ({ id, order: index }))).then(
      () => setOrder(undefined),
      () => undefined, // A toast reports the failure, and the order stays, so that the user can save it again.
    );
  };

  const handleDelete = async ({ id }: AdminSliderImage) => {
    if (await askConfirmation(m.deleteTitle, m.deleteQuestion, () => deleteSlide.mutateAsync(id)))
      restoreFocus(() => addButton.current);
  };

  return (
    <>
      <div className={s.top}>
        <div className={s.hint}>
          <p>{m.dragHint}</p>
          <p aria-live="polite" className={s.unsaved}>
            {isUnsaved && m.orderUnsaved}
          </p>
        </div>
        <Button
          icon="check"
          variant={isUnsaved ? 'primary' : 'secondary'}
          onClick={handleSave}
          disabled={isBusy || shown.length === 0}
        >
          {m.saveOrder}
        </Button>
        <Button
          ref={addButton}
          variant={isUnsaved ? 'secondary' : 'primary'}
          icon="plus"
          onClick={() => setIsAdding(true)}
          disabled={isBusy}
        >
          {m.addImage}
        </Button>
      </div>
      {renderList()}
      {isAdding && <AddSlideDialog onClose={() => setIsAdding(false)} />}
    </>
  );

  function renderList() {
    const skeletons = (
      <div className={s.grid}>
        <Skeletons count={3} className={s.skeleton} />
      </div>
    );
    if (!slides.data) return notLoaded(slides, shell, skeletons);
    if (shown.length === 0) return <StateMessage title={m.emptyText} />;
    return (
      <SortableGrid
        label={m.images}
        className={s.grid}
        items={shown}
        nameOf={nameOf}
        isDisabled={isBusy}
        onReorder={(next) => setOrder(next.map(({ id }) => id))}
      >
        {(slide) => (
          <article className={s.card}>
            <div className={s.picture}>
              <Picture url={slide.imageUrl} image={slide.image} sizes="(min-width: 60rem) 22rem, 100vw" />
            </div>
            <div className={s.text}>
              <h2 className={s.title}>{nameOf(slide)}</h2>
              {slide.subtitle && <p className={s.subtitle}>{slide.subtitle}</p>}
              <LiveMark isLive={slide.live} />
            </div>
            <IconButton
              icon="trash"
              label={m.deleteImage}
              aria-label={`${m.deleteImage}: ${nameOf(slide)}`}
              disabled={isBusy}
              onClick={() => handleDelete(slide)}
            />
          </article>
        )}
      </SortableGrid>
    );
  }
}

const nameOf = ({ title }: AdminSliderImage) => title || m.noTitle;

function useSaveSlideOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (order: SliderOrder) => api.sliderImages.reorder(order),
    meta: { successMessage: m.orderSaved, errorMessage: m.orderFailed },
    onSuccess: (slides) => updateCached(queryClient, sliderQueries.list().queryKey, () => slides),
    // A 400 means that the list is stale, so refetch it. The user can then save the order again.
    onError: (error) =>
      error instanceof ApiError &&
      error.status === 400 &&
      queryClient.invalidateQueries({ queryKey: sliderQueries.all }),
  });
}
