import { anAdminFair } from '@fuar/shared/testing/builders';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { openApp, textsOf } from '../../testing/render-app.tsx';
import type { FakeApi } from '../../testing/server.ts';

const PATH = '/admin/participant-submissions';
const fair = (fairId: number, fairTitle: string) => ({ fairId, fairTitle });

const ownedBy = (ownerId: number, owner: string) => ({ ownerId, owner });

function setUp(path = PATH, given: Partial<FakeApi> = {}) {
  const own = ownedBy(1, 'ayse@ornek.test');
  const submissions = [
    aSubmission({
      companyName: 'Dicle',
      ...fair(1, 'Kitap Fuarı'),
      number: 'BF-2026-0147',
      requestedArea: 1240,
    }),
    aSubmission({
      companyName: 'Fırat',
      ...fair(1, 'Kitap Fuarı'),
      status: 'offered',
      offeredArea: 480,
      ...own,
    }),
    aSubmission({ companyName: 'Zap', ...fair(1, 'Kitap Fuarı'), status: 'accepted', offeredArea: 960 }),
    aSubmission({
      companyName: 'Murat',
      ...fair(2, 'Tarım Fuarı'),
      status: 'talking',
      followUpOn: '2026-01-02',
      ...own,
    }),
  ];
  return openApp(path, { submissions, ...given });
}

const shown = () =>
  screen
    .getAllByRole('button', { name: /^Ayrıntıları aç/ })
    .map((row) => row.getAttribute('aria-label')?.slice(16));

test('a row shows its number, status, owner and an overdue day', async () => {
  setUp();
  const row = (await screen.findByText('Murat')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(/Görüşülüyor.*Takip gecikti: 2 Oca 2026.*BF-2026-.*ayse@ornek.test/);
  expect(screen.getByText('Dicle').closest('tr')).toHaveTextContent(/Yeni.*BF-2026-0147/);
  expect(screen.getAllByText(/^Takip gecikti/)).toHaveLength(1);
});

test('the address of an owner without a name breaks only after its @', async () => {
  openApp('/admin/participant-submissions', {
    submissions: [aSubmission(ownedBy(2, 'veli@bazalt-fuar.example'))],
  });
  expect((await screen.findByText('veli@bazalt-fuar.example')).innerHTML).toMatch(
    /veli@<wbr>bazalt-fuar\.example$/,
  );
});

test('the address bar keeps the filters for status, owner, overdue day and fair', async () => {
  const { user, location } = setUp();
  await screen.findByText('Murat');
  await user.click(screen.getByRole('button', { name: 'Daha fazla filtre' }));
  await user.selectOptions(await screen.findByLabelText('Sorumlu'), 'Bana ait');
  await vi.waitFor(() => expect(shown()).toEqual(['Murat', 'Fırat']));
  await user.selectOptions(screen.getByLabelText('Aşama'), 'Teklif verildi');
  expect(shown()).toEqual(['Fırat']);
  expect(location()).toBe(`${PATH}?status=offered&owner=mine`);
  await user.selectOptions(screen.getByLabelText('Aşama'), 'Sonuçlanmayanlar');
  await user.selectOptions(screen.getByLabelText('Sorumlu'), 'Herkes');
  expect(shown()).toEqual(['Murat', 'Fırat', 'Dicle']);
  expect(location()).toBe(`${PATH}?status=unfinished`);
  await user.selectOptions(screen.getByLabelText('Takip'), 'Gecikenler');
  expect(shown()).toEqual(['Murat']);
  await user.selectOptions(screen.getByLabelText('Fuar'), 'Kitap Fuarı');
  await user.click(screen.getByRole('button', { name: 'Aramayı ve filtreleri temizle' }));
  expect(shown()).toHaveLength(4);
  expect(location()).toBe(PATH);
});

test.each([
  ['the filter', ''],
  ['the board', '?view=board'],
])('%s shows the dates of fairs with the same title', async (_, view) => {
  const fairs = [
    anAdminFair({ id: 1, title: 'Kitap Fuarı', date: '4-6 Mayıs 2026' }),
    anAdminFair({ id: 2, title: 'Kitap Fuarı', date: '3-5 Mayıs 2027' }),
  ];
  const submissions = [1, 2].map((id) => aSubmission(fair(id, 'Kitap Fuarı')));
  const { user } = openApp(PATH + view, { submissions, fairs });
  if (!view) await user.click(await screen.findByRole('button', { name: 'Daha fazla filtre' }));
  const role = view ? 'button' : 'option';
  expect(await screen.findByRole(role, { name: 'Kitap Fuarı (4-6 Mayıs 2026)' })).toBeVisible();
  expect(screen.getByRole(role, { name: 'Kitap Fuarı (3-5 Mayıs 2027)' })).toBeVisible();
});

test('the filter names colleagues who own rows, and the user only as “Bana ait”', async () => {
  const { user, location } = setUp(`${PATH}?owner=2`, {
    submissions: [
      aSubmission({ companyName: 'Dicle', ...ownedBy(1, 'Ayşe') }),
      aSubmission({ companyName: 'Fırat', ...ownedBy(2, 'Çiğdem') }),
      aSubmission({ companyName: 'Murat', ...ownedBy(3, 'Cem') }),
      aSubmission({ companyName: 'Zap' }),
    ],
  });
  await vi.waitFor(() => expect(shown()).toEqual(['Fırat']));
  const owners = await screen.findByLabelText('Sorumlu');
  expect(owners).toHaveDisplayValue('Çiğdem');
  const names = () => textsOf(owners, 'option');
  await vi.waitFor(() => expect(names()).toEqual(['Herkes', 'Bana ait', 'Sahipsiz', 'Cem', 'Çiğdem']));
  await user.selectOptions(owners, 'Cem');
  expect(shown()).toEqual(['Murat']);
  expect(location()).toBe(`${PATH}?owner=3`);
  await user.selectOptions(owners, 'Sahipsiz');
  expect(shown()).toEqual(['Zap']);
});

test.each([
  ['owner=9', 'Sorumlu', 'Kaydı kalmayan sorumlu'],
  ['fair=9', 'Fuar', 'Talebi kalmayan fuar'],
])('the filter “%s” stays visible when no row matches it any more', async (filter, label, choice) => {
  setUp(`${PATH}?${filter}`);
  expect(await screen.findByText('Arama veya filtre ile eşleşen talep yok.')).toBeVisible();
  await vi.waitFor(() => expect(screen.getByLabelText(label)).toHaveDisplayValue(choice));
});

test.each([
  ['1', 'Bana ait', ['Murat', 'Fırat']],
  ['Cem', 'Herkes', ['Murat', 'Zap', 'Fırat', 'Dicle']],
])('a link with the owner “%s” selects “%s” in the filter', async (owner, choice, companies) => {
  const { user } = setUp(`${PATH}?owner=${owner}`);
  await vi.waitFor(() => expect(shown()).toEqual(companies));
  if (!screen.queryByLabelText('Sorumlu'))
    await user.click(screen.getByRole('button', { name: 'Daha fazla filtre' }));
  await vi.waitFor(() => expect(screen.getByLabelText('Sorumlu')).toHaveDisplayValue(choice));
});

test('shows the areas of the fair, the unowned requests and the oldest request above the list', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-10T09:00:00Z'), toFake: ['Date'] });
  setUp(`${PATH}?fair=1`, { hallArea: 2000 });
  const sums = await screen.findByRole('list', { name: 'Alanlar' });
  expect(await within(sums).findByText('Talep 1.240 m²')).toBeVisible();
  expect(textsOf(sums, 'listitem')).toEqual([
    'Talep 1.240 m²',
    'Teklif 480 m²',
    'Kabul 960 / 2.000 m² (%48)',
    '1 sahipsiz',
    'En eski yanıtsız: 6 gün',
  ]);
});

test('the work filters stay open in this browser once they were opened', async () => {
  const { user } = setUp();
  await screen.findByText('Murat');
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Daha fazla filtre' }));
  expect(await screen.findByLabelText('Aşama')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Daha az filtre' })).toHaveAttribute('aria-expanded', 'true');
  cleanup();
  setUp();
  expect(await screen.findByLabelText('Aşama')).toBeVisible();
});

test('a follow-up day becomes overdue at the first click after midnight in Istanbul, although the screen stays open', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-02T20:59:00Z'), toFake: ['Date'] });
  const { user } = setUp();
  const row = (await screen.findByText('Murat')).closest('tr') as HTMLElement;
  expect(row).not.toHaveTextContent('Takip gecikti');
  vi.setSystemTime(new Date('2026-01-02T21:01:00Z'));
  await user.click(screen.getByRole('button', { name: 'Daha fazla filtre' }));
  expect(row).toHaveTextContent('Takip gecikti');
});

test('a deletion updates the areas above the list', async () => {
  const { user } = setUp(`${PATH}?fair=1`);
  const sums = await screen.findByRole('list', { name: 'Alanlar' });
  expect(await within(sums).findByText('Teklif 480 m²')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ayrıntıları aç: Fırat' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await within(sums).findByText('Teklif 0 m²')).toBeVisible();
});
