import type { Root } from 'react-dom/client';
import { createAppClient } from './app-client.ts';
import { prefetchScreen } from './screens.ts';

/** Starts the back-office. The first calls are sent before React and the router have loaded. */
export async function start(element: Element, pathname: string): Promise<Root> {
  const queryClient = createAppClient();
  const content = prefetchScreen(queryClient, pathname);
  // The scripts are fetched in parallel but evaluated in separate tasks, so that the page stays responsive.
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
