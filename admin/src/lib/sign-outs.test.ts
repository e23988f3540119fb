import { expect, test } from 'vitest';
import { watchSignOuts } from './sign-outs.ts';

test('a tab that was closed during a sign-out in another tab forgets its unsent text once', () => {
  sessionStorage.setItem('text', 'Gizli');
  localStorage.setItem('signed-out-at', '1');
  watchSignOuts();
  expect(sessionStorage.getItem('text')).toBeNull();
  sessionStorage.setItem('text', 'Yeni');
  watchSignOuts();
  expect(sessionStorage.getItem('text')).toBe('Yeni');
});
