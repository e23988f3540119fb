import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signOutsElsewhere } from '../../lib/sign-outs.ts';
import { unsavedCount } from '../../lib/unsaved.ts';
import { sessionQueries } from '../../queries/session.ts';

/** Leaves the screen after a sign-out in another tab. A form with unsaved changes stays open; saving it asks for the password. */
export function useSignOutElsewhere(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      signOutsElsewhere.subscribe(() => {
        if (unsavedCount.get() > 0) return;
        queryClient.setQueryData(sessionQueries.current().queryKey, { user: null, hasLeft: true });
      }),
    [queryClient],
  );
}
