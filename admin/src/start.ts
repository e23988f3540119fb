import type { Root } from 'react-dom/client';
import { createAppClient } from './app-client.ts';
import { prefetchScreen } from './screens.ts';

/** Starts the back-office at an address. Its calls are on their way before React and the router have arrived. */
export async function start(element: Element, pathname: string): Promise<Root> {
  const queryClient = createAppClient();
  const content = prefetchScreen(queryClient, pathname);
  const { openApp } = await import('./app.tsx');
  return openApp(element, queryClient, content);
}
