import { ApiError } from '@fuar/shared/api/api-error';
import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import type { Account } from '@fuar/shared/schemas/people';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../components/ui/toast-store.ts';
import { accountQueries } from '../../queries/account.ts';
import { sessionQueries } from '../../queries/session.ts';
import { sessionListQueries } from '../../queries/sessions.ts';

export type FactorProps = { account: Account; onCodes: (codes: readonly string[]) => void };

/** Returns the function to call after a change of a factor. It shows a toast if a required factor is no longer missing. */
export function useFactorChange(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const { queryKey } = sessionQueries.current();
    const wasNeeded = queryClient.getQueryData(queryKey)?.user?.needsSecondFactor;
    await Promise.all([
      queryClient.invalidateQueries(accountQueries.own()),
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries(sessionListQueries.own()),
    ]);
    const isNeeded = queryClient.getQueryData(queryKey)?.user?.needsSecondFactor;
    if (wasNeeded && !isNeeded) showToast('success', m.factorDone);
  };
}

type Added = { recoveryCodes: readonly string[] };

/**
 * Returns a function that adds a factor and returns the recovery codes. Only the answer to the first factor holds codes. If that
 * answer was lost, the error says how to make new codes.
 */
export function useAddFactor(): (add: () => Promise<Added>) => Promise<readonly string[]> {
  const queryClient = useQueryClient();
  const refresh = useFactorChange();
  const hasFactor = () => queryClient.getQueryData(accountQueries.own().queryKey)?.secondFactor !== 'none';
  const [hadFactor] = useState(hasFactor);
  return async (add) => {
    try {
      const { recoveryCodes } = await add().finally(refresh);
      return recoveryCodes;
    } catch (error) {
      if (hadFactor || !hasFactor()) throw error;
      throw new ApiError(0, m.codesLost, { isServerMessage: true, cause: error });
    }
  };
}
