import type { AdminPressItem } from '@fuar/shared/schemas/press-item';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDraft, anAdminPressItem } from '../../testing/builders.ts';
import { typeText } from '../../testing/editor.ts';
import { openApp, openDialog } from '../../testing/render-app.tsx';

function setUp(press: AdminPressItem[], path = '/admin/press') {
  const app = openApp(path, { press });
  const saved = () => app.api.sent.find(({ call }) => /^(POST|PUT) \/admin\/press/.test(call));
  return { saved, ...app };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Basın Yönetimi' }))
    .getAllByRole('row')
    .slice(1);
const titles = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.firstChild?.textContent);

test('shows bulletins by date, newest first, with Turkish dates and whether they are live', async () => {
  setUp([
    anAdminPressItem({ title: 'Eski', date: '2025-10-15' }),
    anAdminPressItem({ title: 'Yeni', date: '2026-01-02', live: false }),
    anAdminPressItem({ title: 'Haber', type: 'Coverage' }),
  ]);
  await screen.findByText('Yeni');
  expect(titles()).toEqual(['Yeni', 'Eski']);
  expect(screen.getByText('15 Ekim 2025')).toBeVisible();
  expect(within(rows()[0] as HTMLElement).getByText('Yayımlanıyor')).toBeVisible();
});

test('changing tab, search or sort returns to the first page', async () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    anAdminPressItem({ title: `Işık ${index}`, date: `2026-01-${String(index + 1).padStart(2, '0')}` }),
  );
  const { user, location } = setUp(many, '/admin/press?page=3');
  await screen.findByText('Sayfa 3 / 3');
  expect(rows()).toHaveLength(4);
  await user.type(screen.getByPlaceholderText('İçerik ara...'), 'IŞIK');
  expect(await screen.findByText('Sayfa 1 / 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sonraki' }));
  await user.selectOptions(screen.getByLabelText('Sıralama'), 'En Eski');
  expect(titles()[0]).toBe('Işık 0');
  await user.click(screen.getByRole('tab', { name: 'Basında Biz' }));
  expect(location()).toContain('type=Coverage');
  expect(await screen.findByText('İçerik Bulunamadı')).toBeVisible();
});

test('a new item has the tab’s type and today’s date; only coverage has source and link', async () => {
  const { user, saved } = setUp([], '/admin/press?type=Coverage');
  const form = await openDialog(user, 'Yeni Ekle', 'Yeni İçerik Ekle');
  expect(await form.findByLabelText('Tür')).toHaveDisplayValue('Basında Biz');
  expect((form.getByLabelText(/Tarih/) as HTMLInputElement).value).toMatch(/^\d{4}-\d\d-\d\d$/);
  await user.type(form.getByLabelText(/Başlık/), 'Gazetede fuar');
  await user.type(form.getByLabelText('Kaynak'), 'Dicle Postası');
  await user.type(form.getByLabelText('Bağlantı'), 'postasi.example');
  await typeText('İçerik', 'Haber metni');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(await form.findByText('http:// veya https:// ile başlayan bir adres giriniz.')).toBeVisible();
  await user.clear(form.getByLabelText('Bağlantı'));
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('İçerik eklendi')).toBeVisible();
  expect(saved()?.body).toEqual({
    type: 'Coverage',
    title: 'Gazetede fuar',
    date: expect.any(String),
    source: 'Dicle Postası',
    content: '<p>Haber metni</p>',
  });
});

test('the year 26 is refused as an incomplete 2026', async () => {
  const { user, saved } = setUp([anAdminPressItem({ title: 'Haber' })]);
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Haber' }));
  const day = await screen.findByLabelText(/Tarih/);
  fireEvent.change(day, { target: { value: '0026-12-24' } });
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Yılı dört haneli yazın.')).toBeVisible();
  expect(saved()).toBeUndefined();
});

test('sends an empty source to clear it, and omits fields that nobody changed', async () => {
  const item = anAdminPressItem({ id: 5, type: 'Coverage', title: 'Haber', source: 'Eski' });
  const { user, saved } = setUp([item], '/admin/press?type=Coverage');
  const form = await openDialog(user, 'Düzenle: Haber', 'İçeriği Düzenle');
  await user.clear(await form.findByLabelText('Kaynak'));
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('İçerik güncellendi')).toBeVisible();
  expect(saved()?.body).toEqual({ source: '' });
});

test('hidden coverage fields do not block saving a bulletin', async () => {
  const { user, saved } = setUp([], '/admin/press?type=Coverage');
  await user.click(await screen.findByRole('button', { name: 'Yeni Ekle' }));
  await user.type(await screen.findByLabelText('Başlık'), 'Duyuru');
  await user.type(screen.getByLabelText('Bağlantı'), 'adres değil');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('http:// veya https:// ile başlayan bir adres giriniz.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Tür'), 'Basın Bülteni');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('İçerik eklendi')).toBeVisible();
  expect(saved()?.body).toMatchObject({ type: 'Bulletin', title: 'Duyuru' });
  expect(saved()?.body).not.toHaveProperty('link');
});

test('a draft without a type is in both tabs', async () => {
  const drafts = [aDraft({ kind: 'press', title: 'Yarım haber', fields: { title: 'Yarım haber' } })];
  const { user } = openApp('/admin/press', { press: [anAdminPressItem({ title: 'Duyuru' })], drafts });
  expect(await screen.findByText('Yarım haber')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Basında Biz' }));
  expect(await screen.findByText('Yarım haber')).toBeVisible();
});
