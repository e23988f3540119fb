import { ADMIN_GALLERY_MESSAGES as m } from '@fuar/shared/messages/admin/gallery';
import type { GalleryImage } from '@fuar/shared/schemas/gallery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { updateList } from '../../lib/update-list.ts';
import { galleryQueries } from '../../queries/gallery.ts';

export function useDeleteImages(fairId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = galleryQueries.images(fairId);
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) {
        await api.gallery.delete(id);
        const withoutImage = (images: GalleryImage[]) => images.filter((image) => image.id !== id);
        await updateList(queryClient, queryKey, withoutImage);
      }
    },
    meta: { successMessage: m.deleted, errorMessage: m.deleteFailed },
    onSuccess: () => queryClient.invalidateQueries(galleryQueries.albums()),
    onError: (error) => isNotFound(error) && queryClient.invalidateQueries({ queryKey }),
  });
}
