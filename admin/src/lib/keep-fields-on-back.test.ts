import { expect, test } from 'vitest';
import { keepFieldsOnBack } from './keep-fields-on-back.ts';

test('a field keeps its text when Safari resets it on Back', () => {
  keepFieldsOnBack();
  document.body.innerHTML = '<form><input autocomplete="off" /></form>';
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'Kitap Fuarı';
  window.dispatchEvent(new Event('pagehide'));
  input.form?.reset();
  expect(input.value).toBe('Kitap Fuarı');
});
