import { expect, test, vi } from 'vitest';
import { canSignInAgain, signInQuestion, withSignInRetry } from './sign-in-again.ts';

test('a late answer of a closed sign-in dialog does not close the next dialog', async () => {
  canSignInAgain.set(true);
  let isSignedIn = false;
  const send = withSignInRetry(async () => new Response(null, { status: isSignedIn ? 204 : 401 }));
  const save = () => send('/api/admin/fairs/1', { method: 'PUT' });

  const first = save();
  await vi.waitFor(() => expect(signInQuestion.get()).toBeDefined());
  const closed = signInQuestion.get();
  closed?.answer(false);
  expect((await first).status).toBe(403);

  const second = save();
  await vi.waitFor(() => expect(signInQuestion.get()).toBeDefined());
  closed?.answer(true);
  expect(signInQuestion.get()).toBeDefined();
  isSignedIn = true;
  signInQuestion.get()?.answer(true);
  expect((await second).status).toBe(204);
  canSignInAgain.set(false);
});
