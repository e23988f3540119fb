import { ApiError } from '@fuar/shared/api/api-error';
import { ACCESS_MESSAGES } from '@fuar/shared/messages/admin/access';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

type Toast = [type: string, message: string];

function setUp() {
  const toasts: Toast[] = [];
  const onUnauthorized = vi.fn<() => void>();
  const onForbidden = vi.fn<() => void>();
  const client = createQueryClient({
    showToast: (...toast) => toasts.push(toast),
    onUnauthorized,
    onForbidden,
    onChanged: () => undefined,
  });
  const ask = (meta: { errorMessage: string; errorType?: 'warning' }, error: Error) =>
    client
      .fetchQuery({ queryKey: [Math.random()], queryFn: () => Promise.reject(error), meta })
      .catch(() => null);
  return { client, ask, toasts, onUnauthorized, onForbidden };
}

test('shows one toast for a failure, with the message and the toast type from the `meta` of the query', async () => {
  const { ask, toasts } = setUp();
  await ask({ errorMessage: 'Yüklenemedi.' }, new Error('x'));
  await ask({ errorMessage: 'Destekleyiciler yüklenemedi.', errorType: 'warning' }, new Error('x'));
  expect(toasts).toEqual([
    ['error', 'Yüklenemedi.'],
    ['warning', 'Destekleyiciler yüklenemedi.'],
  ]);
});

test('reports each outage of a visible list once', async () => {
  const { client, toasts } = setUp();
  const meta = { errorMessage: 'Taslaklar yüklenemedi.' };
  const load = (answer: () => Promise<string>) =>
    client.fetchQuery({ queryKey: ['drafts'], queryFn: answer, meta }).catch(() => null);
  const fail = () => load(() => Promise.reject(new Error('x')));
  const succeed = () => load(() => Promise.resolve('x'));
  await succeed();
  await fail();
  await fail();
  expect(toasts).toHaveLength(1);
  await succeed();
  await fail();
  expect(toasts).toHaveLength(2);
});

test('shows no call toast for a 401 or a 412', async () => {
  const { ask, toasts, onUnauthorized } = setUp();
  await ask({ errorMessage: 'x' }, new ApiError(401, 'x'));
  await ask({ errorMessage: 'x' }, new ApiError(412, 'x'));
  expect(toasts).toEqual([]);
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('a 403 refetches the rights without a toast, except after a declined sign-in', async () => {
  const { ask, toasts, onForbidden } = setUp();
  await ask({ errorMessage: 'x' }, new ApiError(403, 'Bu işlem için yetkiniz yok.'));
  expect(onForbidden).toHaveBeenCalledOnce();
  await ask({ errorMessage: 'y' }, new ApiError(403, ACCESS_MESSAGES.sessionEnded));
  expect(onForbidden).toHaveBeenCalledOnce();
  expect(toasts).toEqual([['error', 'y']]);
});
