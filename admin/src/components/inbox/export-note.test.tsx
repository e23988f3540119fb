import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aContactMessage, aSubmission } from '../../testing/builders.ts';
import { catchDownloads } from '../../testing/catch-downloads.ts';
import { openApp } from '../../testing/render-app.tsx';

test.each([
  ['/admin/contact', 'contact'],
  ['/admin/participant-submissions', 'participant-submissions'],
])('%s makes a file only after the export is recorded', async (path, list) => {
  const downloads = catchDownloads();
  const { api, user } = openApp(path, {
    messages: [aContactMessage(), aContactMessage()],
    submissions: [aSubmission(), aSubmission()],
  });
  api.fail('POST /admin/record/exports', 500);
  const download = await screen.findByRole('button', { name: 'CSV indir' });
  await vi.waitFor(() => expect(download).toBeEnabled());
  await user.click(download);
  expect(await screen.findByText(/^Dosya hazırlanamadı/)).toBeVisible();
  expect(downloads).toEqual([]);
  api.recover('POST /admin/record/exports');
  await user.click(download);
  await vi.waitFor(() => expect(downloads).toHaveLength(1));
  expect(api.bodies('POST /admin/record/exports').at(-1)).toEqual({ list, rows: 2 });
});

const NAMES = ['Silinen', 'Kalan'];

test.each([
  ['/admin/contact', 'messages', NAMES.map((name) => aContactMessage({ name }))],
  ['/admin/participant-submissions', 'submissions', NAMES.map((companyName) => aSubmission({ companyName }))],
] as const)(
  '%s exports no row that somebody has deleted since the list was read',
  async (path, list, rows) => {
    const downloads = catchDownloads();
    const { api, user } = openApp(path, { [list]: [...rows] });
    const download = await screen.findByRole('button', { name: 'CSV indir' });
    await vi.waitFor(() => expect(download).toBeEnabled());
    api[list].splice(0, 1);
    await user.click(download);
    await vi.waitFor(() => expect(downloads).toHaveLength(1));
    const text = await downloads[0]?.text;
    expect(text).toContain('Kalan');
    expect(text).not.toContain('Silinen');
    expect(api.bodies('POST /admin/record/exports').at(-1)).toMatchObject({ rows: 1 });
  },
);
