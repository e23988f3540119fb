import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aContactMessage, aSubmission } from '../../testing/builders.ts';
import { openApp } from '../../testing/render-app.tsx';

test('counts the open work that is mine, overdue and unowned, with links to the filtered lists', async () => {
  const mine = { ownerId: 1, owner: 'ayse@ornek.test' };
  const { user, location } = openApp('/admin', {
    submissions: [
      aSubmission({ ...mine, followUpOn: '2020-01-01' }),
      aSubmission({ ...mine, status: 'accepted', followUpOn: '2020-01-01' }),
      aSubmission(),
    ],
    messages: [aContactMessage({ status: 'closed' }), aContactMessage(mine)],
  });
  const mineRow = (await screen.findByText('Bana ait')).parentElement;
  await expect.poll(() => mineRow?.textContent).toBe('Bana ait1 talep1 mesaj');
  expect(screen.getByText('Takibi geciken').parentElement).toHaveTextContent(/1 talep ?0 mesaj/);
  const unowned = screen.getByText('Sahipsiz').parentElement as HTMLElement;
  expect(unowned).toHaveTextContent(/1 talep ?0 mesaj/);
  await user.click(unowned.querySelector('a') as HTMLElement);
  await screen.findByRole('heading', { name: 'Katılımcı Talepleri' });
  expect(location()).toBe('/admin/participant-submissions?owner=none');
});
