import { ADMIN_GALLERY_MESSAGES as m } from '@fuar/shared/messages/admin/gallery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isGone } from '../../lib/is-gone.ts';
import { galleryQueries } from '../../queries/gallery.ts';

/** Removes each picture from the list as it is deleted; stops at the first failure. */
export function useDeleteImages(fairId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = galleryQueries.images(fairId);
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) {
        await api.gallery.delete(id);
        queryClient.setQueryData(queryKey, (images) => images?.filter((image) => image.id !== id));
      }
    },
    meta: { successMessage: m.deleted, errorMessage: m.deleteFailed },
    onSuccess: () => queryClient.invalidateQueries(galleryQueries.albums()),
    onError: (error) => isGone(error) && queryClient.invalidateQueries({ queryKey }),
  });
}
