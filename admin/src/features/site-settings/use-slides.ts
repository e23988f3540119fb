import { ApiError } from '@fuar/shared/api/api-error';
import { ADMIN_SETTINGS_MESSAGES as m } from '@fuar/shared/messages/admin/settings';
import type { SliderOrder } from '@fuar/shared/schemas/slider-image';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { updateCached } from '../../lib/update-cached.ts';
import { useRowMutation } from '../../lib/use-row-mutation.ts';
import { sliderQueries } from '../../queries/slider-images.ts';

export function useDeleteSlide() {
  return useRowMutation(sliderQueries.all, api.sliderImages.delete, {
    successMessage: m.deleted,
    errorMessage: m.deleteFailed,
  });
}

export function useSaveSlideOrder() {
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
