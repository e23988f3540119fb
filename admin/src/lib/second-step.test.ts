import { expect, test } from 'vitest';
import { SIGN_IN_KEY } from './announce-sign-in.ts';
import { userOf } from './second-step.ts';

test('other tabs are notified of a sign-in', async () => {
  const user = { email: 'ayse@ornek.test', role: 'editor' } as const;
  expect(await userOf(user)).toEqual(user);
  expect(localStorage.getItem(SIGN_IN_KEY)).not.toBeNull();
});
