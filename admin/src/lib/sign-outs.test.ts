import { expect, test } from 'vitest';
import { watchSignOuts } from './sign-outs.ts';

test('a reopened tab clears its unsent text after a sign-out in another tab, but not a second time', () => {
  sessionStorage.setItem('text', 'Gizli');
  localStorage.setItem('signed-out-at', '1');
  watchSignOuts();
  expect(sessionStorage.getItem('text')).toBeNull();
  sessionStorage.setItem('text', 'Yeni');
  watchSignOuts();
  expect(sessionStorage.getItem('text')).toBe('Yeni');
});
