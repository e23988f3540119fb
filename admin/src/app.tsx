import { AUTH_MESSAGES } from '@fuar/shared/messages/admin/auth';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ConfirmDialog } from './components/ui/confirm-dialog.tsx';
import { showToast } from './components/ui/toast-store.ts';
import { Toaster } from './components/ui/toaster.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { publicationQueries } from './queries/publication.ts';
import { sessionQueries } from './queries/session.ts';

type Router = ComponentProps<typeof RouterProvider>['router'];

/** The back-office behind a router, with the answer to 'who is signed in?' that was asked for before it was loaded. */
export function createApp(router: Router, session: Promise<SessionUser | null>) {
  const { queryKey } = sessionQueries.current();
  const queryClient = createQueryClient({
    showToast,
    onUnauthorized: () => {
      if (queryClient.getQueryData(queryKey)?.user) showToast('warning', AUTH_MESSAGES.sessionEnded);
      queryClient.setQueryData(queryKey, { user: null });
    },
    onChanged: () => void queryClient.invalidateQueries(publicationQueries.current()),
  });
  void queryClient.prefetchQuery({
    ...sessionQueries.current(),
    queryFn: async () => ({ user: await session }),
  });

  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ConfirmDialog />
      <Toaster />
    </QueryClientProvider>
  );
}
