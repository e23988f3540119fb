import { ApiError } from '@fuar/shared/api/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAppClient } from './app-client.ts';
import { sessionQueries } from './queries/session.ts';

const { queryKey } = sessionQueries.current();
const refuse = (client: QueryClient) =>
  client
    .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(new ApiError(401, 'x')) })
    .catch(() => null);

test('a 401 ends a known session', async () => {
  const client = createAppClient({ email: 'ayse@ornek.test', role: 'admin' });
  await refuse(client);
  expect(client.getQueryData(queryKey)).toEqual({ user: null });
});

test('a 401 is silent while the session is still being checked', async () => {
  const client = createAppClient();
  await refuse(client);
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
