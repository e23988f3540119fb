import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { askConfirmation } from './confirm-store.ts';

test('a second confirmation dialog cancels the first and waits for its own answer', async () => {
  const user = userEvent.setup();
  render(<ConfirmDialog />);
  let finish = () => {};
  const action = () => new Promise<void>((resolve) => (finish = resolve));
  let firstAnswer: boolean | undefined;
  act(() => {
    void askConfirmation('Birinci', 'Sil?', action).then((given) => (firstAnswer = given));
  });
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(screen.getByRole('button', { name: 'Onayla' })).toBeDisabled();

  let answer: boolean | undefined;
  await act(async () => {
    void askConfirmation('İkinci', 'Çık?').then((given) => (answer = given));
  });
  expect(firstAnswer).toBe(false);
  expect(screen.getByRole('button', { name: 'Onayla' })).toBeEnabled();
  await act(async () => finish());
  expect(screen.getByRole('alertdialog', { name: 'İkinci' })).toBeVisible();
  expect(answer).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(answer).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
