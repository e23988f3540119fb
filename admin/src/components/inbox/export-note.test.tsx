import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aContactMessage, aSubmission } from '../../testing/builders.ts';
import { catchDownloads } from '../../testing/catch-downloads.ts';
import { openApp } from '../../testing/render-app.tsx';

const NAMES = ['Silinen', 'Kalan'];

test.each([
  ['contact', 'messages', NAMES.map((name) => aContactMessage({ name }))],
  ['participant-submissions', 'submissions', NAMES.map((companyName) => aSubmission({ companyName }))],
] as const)(
  '/admin/%s makes a file only after the export is recorded, without rows deleted since the list was read',
  async (list, key, rows) => {
    const downloads = catchDownloads();
    const { api, user } = openApp(`/admin/${list}`, { [key]: [...rows] });
    api.fail('POST /admin/record/exports', 500);
    const download = await screen.findByRole('button', { name: 'CSV indir' });
    await vi.waitFor(() => expect(download).toBeEnabled());
    await user.click(download);
    expect(await screen.findByText(/^Dosya hazırlanamadı/)).toBeVisible();
    expect(downloads).toEqual([]);
    api.recover('POST /admin/record/exports');
    api[key].splice(0, 1);
    await user.click(download);
    await vi.waitFor(() => expect(downloads).toHaveLength(1));
    const text = await downloads[0]?.text;
    expect(text).toContain('Kalan');
    expect(text).not.toContain('Silinen');
    expect(api.bodies('POST /admin/record/exports').at(-1)).toEqual({ list, rows: 1 });
  },
);
