import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { catchDownloads } from '../../testing/catch-downloads.ts';
import { openApp } from '../../testing/render-app.tsx';

function setUp(submissions = [aSubmission()]) {
  return openApp('/admin/participant-submissions', { submissions });
}

test('shows a request in three groups with working links', async () => {
  const { user } = setUp([
    aSubmission({
      companyName: 'Dicle Makine',
      contactEmail: 'cagla@ornek.test',
      phone: '0412 111 22 33',
      website: 'diclemakine.example',
      requestedArea: 36.5,
      standType: 'special',
      notes: 'Köşe olsun',
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Dicle Makine' }));
  for (const text of ['Firma Bilgileri', 'Yetkili Kişi Bilgileri', 'Talep Bilgileri']) {
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  }
  for (const text of ['36,5 m²', 'Özel Dekor', 'Köşe olsun', 'Evet', '4 Mayıs 2026 12:30']) {
    expect(within(screen.getByRole('table')).getByText(text)).toBeVisible();
  }
  for (const [name, href] of [
    ['0412 111 22 33', 'tel:04121112233'],
    ['diclemakine.example', 'https://diclemakine.example'],
    ['cagla@ornek.test', 'mailto:cagla@ornek.test'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    // Without the label, browsers (unlike Testing Library) would put a space at each `wbr` into the accessible name.
    expect(link).toHaveAttribute('aria-label', name);
  }
});

// On an http page, a browser reads `http:/firma.com` as a path on the host of the page.
test.each(['javascript:alert(1)', 'http:/firma.com', 'https://', '@firma', 'firma.com ve firma.net'])(
  'does not make the website %s a link',
  async (website) => {
    const { user } = setUp([aSubmission({ companyName: 'Kötü', website })]);
    await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Kötü' }));
    expect(screen.getByText(website)).toBeVisible();
    expect(screen.queryByRole('link', { name: website })).toBeNull();
  },
);

test('marks a request as read, deletes it after asking, and finds it by its fair', async () => {
  const { user } = setUp([
    aSubmission({ id: 1, companyName: 'Dicle', fairTitle: 'Kitap Fuarı' }),
    aSubmission({ id: 2, companyName: 'Fırat', fairTitle: 'Tarım Fuarı' }),
  ]);
  await user.type(await screen.findByRole('searchbox'), 'KİTAP');
  expect(await screen.findByText('Dicle')).toBeVisible();
  expect(screen.queryByText('Fırat')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Dicle/ }));
  await user.click(screen.getByRole('button', { name: 'Okundu olarak işaretle' }));
  expect(await screen.findByText('Talep okundu olarak işaretlendi.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(
    'Bu katılımcı talebini kalıcı olarak silmek istediğinizden emin misiniz?',
  );
  await user.click(within(question).getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Talep başarıyla silindi.')).toBeVisible();
});

const numbered = () => [
  aSubmission({ id: 1, companyName: 'Dicle', number: 'BF-2026-0012' }),
  aSubmission({ id: 2, companyName: 'Fırat', number: 'BF-2026-0103' }),
];

test.each(['BF-2026-0012', 'bf-2026-0012 ', '0012'])('finds a request by its number: %s', async (query) => {
  const { user } = setUp(numbered());
  await user.type(await screen.findByRole('searchbox'), query);
  expect(await screen.findByText('1 talep')).toBeVisible();
  expect(screen.getByText('Dicle')).toBeVisible();
});

test.each(['2026', 'BF-2026', '12'])('finds no request by a part of its number: %s', async (query) => {
  const { user } = setUp(numbered());
  await user.type(await screen.findByRole('searchbox'), query);
  expect(await screen.findByText('Katılımcı Talebi Bulunmuyor')).toBeVisible();
});

test('the CSV keeps phone numbers as text that a spreadsheet does not change', async () => {
  const downloads = catchDownloads();
  const { user } = setUp([
    aSubmission({
      phone: '04122514700',
      contactPhone: '+905321112233',
      requestedArea: 36.5,
      standType: 'special',
    }),
  ]);
  await screen.findByRole('table');
  await user.click(await screen.findByRole('button', { name: 'CSV indir' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [, row = ''] = (await downloads[0]?.text)?.split('\r\n') ?? [];
  expect(row.split(';')).toEqual(
    expect.arrayContaining(['0412 251 47 00', '0090 532 111 22 33', '36,5', 'Özel Dekor']),
  );
});

function openWithNamesakes() {
  const fairs = [
    anAdminFair({ id: 1, title: 'Kitap Fuarı', date: '4-6 Mayıs 2026' }),
    anAdminFair({ id: 2, title: 'Kitap Fuarı', date: '3-5 Mayıs 2027' }),
  ];
  const submissions = fairs.map(({ id, title }) =>
    aSubmission({ id, fairId: id, fairTitle: title, companyName: `Firma ${id}` }),
  );
  const downloads = catchDownloads();
  const app = openApp('/admin/participant-submissions', { fairs, submissions });
  const expectDates = async () => {
    await waitFor(() => expect(downloads).toHaveLength(1));
    const csv = await downloads[0]?.text;
    for (const { date } of fairs) expect(csv).toContain(`;Kitap Fuarı (${date});`);
  };
  return { ...app, fairs, expectDates };
}

test('the table, an opened request and the CSV show the dates of fairs with the same title', async () => {
  const { user, fairs, expectDates } = openWithNamesakes();
  for (const { date } of fairs) expect(await screen.findByText(`Kitap Fuarı (${date})`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ayrıntıları aç: Firma 2' }));
  await screen.findByRole('heading', { name: 'Talep Bilgileri' });
  expect(screen.getAllByText('Kitap Fuarı (3-5 Mayıs 2027)')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'CSV indir' }));
  await expectDates();
});

test('the CSV waits for the dates of fairs with the same title', async () => {
  const { user, api, expectDates } = openWithNamesakes();
  const release = api.hold('GET /admin/fairs');
  await user.click(await screen.findByRole('button', { name: 'CSV indir' }));
  await waitFor(() => expect(api.sent.map(({ call }) => call)).toContain('POST /admin/record/exports'));
  release();
  await expectDates();
});
