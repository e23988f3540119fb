import { ApiError } from '@fuar/shared/api/api-error';
import { expect, test } from 'vitest';
import { createAppClient } from './app-client.ts';
import { sessionQueries } from './queries/session.ts';

test('a 401 is silent while the session is still being checked', async () => {
  const client = createAppClient();
  const queryFn = () => Promise.reject(new ApiError(401, 'x'));
  await client.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => null);
  expect(client.getQueryData(sessionQueries.current().queryKey)).toBeUndefined();
});
