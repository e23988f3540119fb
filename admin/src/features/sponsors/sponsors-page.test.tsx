import { SPONSORS } from '@fuar/shared/organiser/sponsors';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPictureFile } from '../../testing/builders.ts';
import { openApp, openDialog, textsOf } from '../../testing/render-app.tsx';

const [first = '', second = ''] = SPONSORS.map(({ name }) => name);

async function setUp() {
  const app = openApp('/admin/sponsors');
  await screen.findByRole('heading', { name: 'Destekleyici Yönetimi' });
  return app;
}

const names = () => textsOf(screen.getByRole('list', { name: 'Destekleyiciler' }), 'heading');

test('shows five placeholders, then the sample data', async () => {
  await setUp();
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(5);
  expect(await screen.findByText(first)).toBeVisible();
  expect(names()).toHaveLength(SPONSORS.length);
});

test('deleting a sponsor asks for confirmation, names the sponsor and is simulated without a call', async () => {
  const { user, api } = await setUp();
  await user.click(await screen.findByRole('button', { name: `Sil: ${second}` }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    `“${second}” destekleyicisini silmek istediğinizden emin misiniz?`,
  );
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Silme işlemi simüle edildi.')).toBeVisible();
  expect(names()).toHaveLength(SPONSORS.length - 1);
  expect(api.sent.some(({ call }) => call.includes('sponsor'))).toBe(false);
});

test('adding requires a name and a logo', async () => {
  const { user } = await setUp();
  await screen.findByText(second);
  const dialog = await openDialog(user, 'Yeni Ekle');
  await user.type(dialog.getByLabelText(/^Ad/), 'Yeni Oda');
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(await dialog.findByText('Lütfen tüm alanları doldurun.')).toBeVisible();
  await user.upload(dialog.getByLabelText('Logo'), aPictureFile('l.png'));
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(
    await screen.findByText('Bu özellik için backend desteği bekleniyor. Ekleme işlemi simüle edildi.'),
  ).toBeVisible();
  expect(names()).toContain('Yeni Oda');
});

test('a slow check of an earlier logo does not replace the file chosen last', async () => {
  const { user } = await setUp();
  await screen.findByText(second);
  const dialog = await openDialog(user, 'Yeni Ekle');
  const release: (() => void)[] = [];
  vi.stubGlobal('createImageBitmap', () => {
    return new Promise((resolve) => release.push(() => resolve({ close: () => undefined })));
  });
  await user.upload(dialog.getByLabelText('Logo'), aPictureFile('eski.png'));
  await user.upload(dialog.getByLabelText('Logo'), new File([], 'yeni.png', { type: 'image/png' }));
  expect(await dialog.findByText(/^yeni\.png: /)).toBeVisible();
  await act(async () => release[0]?.());
  expect(dialog.getByText(/^yeni\.png: /)).toBeVisible();
});

test('reorders by keyboard and simulates saving the order', async () => {
  const { user } = await setUp();
  (await screen.findByRole('button', { name: `Sırasını değiştir: ${first}` })).focus();
  await user.keyboard(' {ArrowDown} ');
  expect(names()[1]).toBe(first);
  await user.click(screen.getByRole('button', { name: 'Sıralamayı Kaydet' }));
  expect(await screen.findByText('Sıralama kaydetme işlemi simüle edildi.')).toBeVisible();
});

test('discards an unsaved order when the screen closes', async () => {
  const { user, router } = await setUp();
  (await screen.findByRole('button', { name: `Sırasını değiştir: ${first}` })).focus();
  await user.keyboard(' {ArrowDown} ');
  expect(names()[1]).toBe(first);
  void router.navigate('/admin/press');
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  await screen.findByRole('heading', { name: 'Basın Yönetimi' });
  await router.navigate('/admin/sponsors');
  await screen.findByRole('heading', { name: 'Destekleyici Yönetimi' });
  expect(names()[0]).toBe(first);
});
