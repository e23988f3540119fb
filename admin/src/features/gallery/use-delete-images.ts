import { ADMIN_GALLERY_MESSAGES as m } from '@fuar/shared/messages/admin/gallery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { galleryQueries } from '../../queries/gallery.ts';

/** Deletes pictures one by one and removes each from the list. Stops at the first failure. */
export function useDeleteImages(fairId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = galleryQueries.images(fairId);
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) {
        await api.gallery.delete(id);
        // The answer to an earlier request may still contain the picture.
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (images) => images?.filter((image) => image.id !== id));
      }
    },
    meta: { successMessage: m.deleted, errorMessage: m.deleteFailed },
    onSuccess: () => queryClient.invalidateQueries(galleryQueries.albums()),
    onError: (error) => isNotFound(error) && queryClient.invalidateQueries({ queryKey }),
  });
}
