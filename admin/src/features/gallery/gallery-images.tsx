import { ADMIN_GALLERY_MESSAGES as m } from '@fuar/shared/messages/admin/gallery';
import type { GalleryImage } from '@fuar/shared/schemas/gallery';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { ListStatus } from '../../components/ui/page-top.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { restoreFocus } from '../../components/ui/restore-focus.ts';
import { LoadError, Skeletons, StateMessage } from '../../components/ui/states.tsx';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { updateCached } from '../../lib/update-cached.ts';
import { galleryQueries } from '../../queries/gallery.ts';
import { useMay } from '../../queries/use-user.ts';
import s from './gallery-page.module.css';

type GalleryImagesProps = { fairId: number | undefined; isLoadingFairs: boolean; unchosenText: string };

export function GalleryImages({ fairId, isLoadingFairs, unchosenText }: GalleryImagesProps) {
  const images = useQuery({ ...galleryQueries.images(fairId ?? 0), enabled: fairId !== undefined });
  const deleteImages = useDeleteImages(fairId ?? 0);
  const [marked, setMarked] = useState<readonly number[]>([]);
  // Ignore selected pictures that have since been deleted.
  const selected = marked.filter((marker) => images.data?.some(({ id }) => id === marker));
  const mayEdit = useMay('content', 'write');
  const region = useRef<HTMLElement>(null);

  const handleDelete = async (ids: readonly number[]) => {
    const question = ids.length > 1 ? m.deleteManyQuestion(ids.length) : m.deleteQuestion;
    if (await askConfirmation(m.deleteTitle, question, () => deleteImages.mutateAsync(ids)))
      restoreFocus(() => region.current);
  };

  if (isLoadingFairs || (images.isPending && fairId !== undefined)) {
    return (
      <>
        <ListStatus>{m.loading}</ListStatus>
        <div className={s.grid}>
          <Skeletons count={10} className={s.skeleton} />
        </div>
      </>
    );
  }
  if (images.isLoadingError) return <LoadError query={images} />;
  if (!images.data?.length) {
    return <StateMessage title={m.emptyTitle} text={fairId === undefined ? unchosenText : m.emptyText} />;
  }

  return (
    <section ref={region} aria-label={m.images} tabIndex={-1}>
      <div className={s.status}>
        <ListStatus>
          {selected.length > 0 ? m.selected(selected.length) : m.count(images.data.length)}
        </ListStatus>
        {selected.length > 0 && (
          <div className="row">
            <Button onClick={() => setMarked([])}>{m.clearSelection}</Button>
            <Button variant="primary" icon="trash" onClick={() => handleDelete(selected)}>
              {m.deleteSelected}
            </Button>
          </div>
        )}
      </div>
      <ul className={s.grid}>
        {images.data.map(({ id, imageUrl, image }, index) => (
          <li key={id} className={s.thumbnail} data-selected={selected.includes(id) ? '' : undefined}>
            <Picture url={imageUrl} image={image} alt={m.image(index + 1)} sizes="12rem" />
            {mayEdit && (
              <>
                <label className={s.check}>
                  <input
                    type="checkbox"
                    aria-label={m.select(index + 1)}
                    checked={selected.includes(id)}
                    onChange={({ target }) =>
                      setMarked(target.checked ? [...selected, id] : selected.filter((other) => other !== id))
                    }
                  />
                </label>
                <IconButton
                  className={s.delete}
                  icon="trash"
                  label={m.deleteImage(index + 1)}
                  onClick={() => handleDelete([id])}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDeleteImages(fairId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = galleryQueries.images(fairId);
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) {
        await api.gallery.delete(id).catch((error: unknown) => {
          // Somebody else has deleted this picture of a selection. Go on with the others.
          if (ids.length === 1 || !isNotFound(error)) throw error;
        });
        const withoutImage = (images: GalleryImage[]) => images.filter((image) => image.id !== id);
        await updateCached(queryClient, queryKey, withoutImage);
      }
    },
    meta: { successMessage: m.deleted, errorMessage: m.deleteFailed },
    onSuccess: () => queryClient.invalidateQueries(galleryQueries.albums()),
    onError: (error) => isNotFound(error) && queryClient.invalidateQueries({ queryKey }),
  });
}
