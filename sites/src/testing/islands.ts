import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';

export function serve(answer: (url: string) => Response | Promise<Response>) {
  const fetch = vi.fn(async (url: string) => answer(url));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

export const panel = () => within(screen.getByRole('tabpanel'));
