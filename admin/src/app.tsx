import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, StrictMode, startTransition, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { DeferredFonts } from './components/layout/deferred-fonts.tsx';
import { ConfirmDialog } from './components/ui/confirm-dialog.tsx';
import { Toaster } from './components/ui/toaster.tsx';
import { sessionQueries } from './queries/session.ts';
import { createRouter } from './router.tsx';
import { loadScreensWhenIdle } from './screens.ts';

type Router = ComponentProps<typeof RouterProvider>['router'];

/** Content that arrives within this time is rendered with the screen, so that no skeleton flashes. */
const CONTENT_WAIT_MS = 200;

export function createApp(router: Router, queryClient: QueryClient) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ConfirmDialog />
      <Toaster />
      <DeferredFonts />
      <LaterScreens queryClient={queryClient} />
    </QueryClientProvider>
  );
}

function LaterScreens({ queryClient }: { queryClient: QueryClient }) {
  useEffect(() => loadScreensWhenIdle(queryClient), [queryClient]);
  return null;
}

/** Renders the screen once its code and the session are loaded. `content` settles when the screen's prefetches have settled. */
export async function renderApp(
  root: Root,
  queryClient: QueryClient,
  content?: Promise<unknown>,
): Promise<void> {
  const router = createRouter();
  const render = () => root.render(<StrictMode>{createApp(router, queryClient)}</StrictMode>);
  await Promise.all([isReady(router), queryClient.prefetchQuery(sessionQueries.current())]);
  // The first screen after a sign-in has no `content`. Render it without a transition: a transition renders in slices, and each
  // response that arrives between slices makes React start again.
  if (!content) return render();
  await Promise.race([content, new Promise((resolve) => setTimeout(resolve, CONTENT_WAIT_MS))]);
  startTransition(render);
}

function isReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
