import { USER_MESSAGES as m } from '@fuar/shared/messages/admin/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { LoadError } from '../../components/ui/states.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { updateCached } from '../../lib/update-cached.ts';
import { sessionQueries } from '../../queries/session.ts';
import { userQueries } from '../../queries/users.ts';
import s from './users-page.module.css';

export function SecuritySwitch() {
  const security = useQuery(userQueries.security());
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (isSecondFactorRequired: boolean) => api.security.update({ isSecondFactorRequired }),
    meta: { errorMessage: m.securityFailed },
    onSuccess: async (saved) => {
      await updateCached(queryClient, userQueries.security().queryKey, () => saved);
      showToast('success', saved.isSecondFactorRequired ? m.requireOn : m.requireOff);
      // Refetch the session, because the rule also applies to this account.
      await queryClient.invalidateQueries(sessionQueries.current());
    },
  });

  const handleChange = async (isRequired: boolean) => {
    if (!isRequired) return save.mutate(false);
    await askConfirmation(m.requireTitle, m.requireQuestion, () => save.mutateAsync(true));
  };

  const { data } = security;
  return (
    <section className={s.security} aria-labelledby="security">
      <h2 id="security" className={s.heading}>
        {m.security}
      </h2>
      {security.isLoadingError ? (
        <LoadError query={security} />
      ) : (
        <label className={s.switch}>
          <input
            type="checkbox"
            aria-describedby="security-hint"
            checked={data?.isSecondFactorRequired ?? false}
            disabled={!data || save.isPending}
            onChange={({ target }) => void handleChange(target.checked)}
          />
          <span>
            <strong>{m.requireFactor}</strong>
            <small className="note" id="security-hint">
              {m.requireFactorHint}
            </small>
          </span>
        </label>
      )}
    </section>
  );
}
