import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aContactMessage, aSubmission } from '../../testing/builders.ts';
import { openApp } from '../../testing/render-app.tsx';

test.each([
  ['Bana ait', 0, '1 talep', ['Zap']],
  ['Bana ait', 1, '1 mesaj', ['Işıl']],
  ['Takibi geciken', 0, '1 talep', ['Zap']],
  ['Sahipsiz', 0, '1 talep', ['Fırat']],
])('“%s” opens the list of the rows that it counts (link %i)', async (name, index, count, rows) => {
  const mine = { ownerId: 1, owner: 'ayse@ornek.test' };
  const { user } = openApp('/admin', {
    submissions: [
      aSubmission({ companyName: 'Zap', ...mine, status: 'talking', followUpOn: '2020-01-01' }),
      aSubmission({ companyName: 'Dicle', ...mine, status: 'accepted', followUpOn: '2020-01-01' }),
      aSubmission({ companyName: 'Murat', status: 'declined' }),
      aSubmission({ companyName: 'Fırat' }),
    ],
    messages: [
      aContactMessage({ name: 'Işıl', ...mine }),
      aContactMessage({ name: 'Cem', ...mine, status: 'closed' }),
    ],
  });
  const kind = (await screen.findByText(name)).parentElement as HTMLElement;
  await vi.waitFor(() => expect(kind.querySelectorAll('a')[index]?.textContent).toBe(count));
  await user.click(kind.querySelectorAll('a')[index] as HTMLElement);
  await screen.findByRole('searchbox');
  const shown = await screen.findAllByRole('button', { name: /^Ayrıntıları aç/ });
  expect(shown.map((row) => row.getAttribute('aria-label'))).toEqual(
    rows.map((row) => `Ayrıntıları aç: ${row}`),
  );
});
