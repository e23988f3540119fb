import { ApiError } from '@fuar/shared/api/api-error';
import { USER_MESSAGES as m } from '@fuar/shared/messages/admin/users';
import type { User, UserChanges } from '@fuar/shared/schemas/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { userQueries } from '../../queries/users.ts';
import type { InviteLink } from './invite-link-dialog.tsx';

export function useUserMutations(onLink: (link: InviteLink) => void) {
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: userQueries.all });
  /** Shows the server's message, for example that the last administrator must stay. Shows `fallback` if there is no message. */
  const report = (failure: unknown, fallback: string) => {
    if (failure instanceof ApiError && failure.status === 401) return;
    const hasText = failure instanceof ApiError && failure.isServerMessage;
    showToast('error', hasText ? failure.message : fallback);
    if (isNotFound(failure)) void refetch();
  };

  const update = useMutation({
    mutationFn: ({ id, changes }: { id: number; changes: UserChanges; done: string }) =>
      api.users.update(id, changes),
    onError: (failure) => report(failure, m.updateFailed),
    onSuccess: (_user, { done }) => {
      showToast('success', done);
      return refetch();
    },
  });
  const remove = useMutation({
    mutationFn: (id: number) => api.users.delete(id),
    meta: { successMessage: m.deleted },
    onError: (failure) => report(failure, m.deleteFailed),
    onSuccess: refetch,
  });
  const invite = useMutation({
    mutationFn: ({ id }: User) => api.users.invite(id),
    onError: (failure) => report(failure, m.inviteFailed),
    onSuccess: ({ inviteUrl }, { email }) => {
      if (inviteUrl) onLink({ email, url: inviteUrl });
      else showToast('success', m.inviteMailed(email));
      return refetch();
    },
  });
  return { update, remove, invite, isBusy: update.isPending || remove.isPending || invite.isPending };
}
