import type { Root } from 'react-dom/client';
import { createAppClient } from './app-client.ts';
import { prefetchScreen } from './screens.ts';

/** Starts the back-office at an address. Its calls are on their way before React and the router have arrived. */
export async function start(element: Element, pathname: string): Promise<Root> {
  const queryClient = createAppClient();
  const content = prefetchScreen(queryClient, pathname);
  // One after the other, though fetched together: all in one task they hold up a key or a tap.
  const { createRoot } = await import('react-dom/client');
  await nextTask();
  const { renderApp } = await import('./app.tsx');
  const root = createRoot(element);
  await renderApp(root, queryClient, content);
  return root;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
