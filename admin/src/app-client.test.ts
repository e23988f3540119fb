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

test('a refused call ends the session that was known', async () => {
  const client = createAppClient({ email: 'ayse@ornek.test' });
  await refuse(client);
  expect(client.getQueryData(queryKey)).toEqual({ user: null });
});

test('a refused call says nothing of a session that is still being checked', async () => {
  const client = createAppClient();
  await refuse(client);
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
