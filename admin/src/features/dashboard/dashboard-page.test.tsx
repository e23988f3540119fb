import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { createFakeApi } from '../../testing/server.ts';

const stat = (label: string) => screen.getByText(label).parentElement;

test('counts fairs and the upcoming ones among them, and leads to them', async () => {
  const fairs = [anAdminFair(), anAdminFair(), anAdminFair({ status: 'Completed' })];
  const { user } = renderApp('/admin', createFakeApi({ fairs, email: 'ayse@ornek.test' }));
  await waitFor(() => expect(stat('Toplam Fuar')).toHaveTextContent('3'));
  expect(stat('Yaklaşan Fuarlar')).toHaveTextContent('2');
  await user.click(screen.getByRole('link', { name: /Fuarları yönet/ }));
  expect(await screen.findByRole('heading', { name: 'Fuar Yönetimi' })).toBeVisible();
});

test('a failure shows its heading, its sentence and zeros', async () => {
  const api = createFakeApi({ fairs: [anAdminFair()], email: 'ayse@ornek.test' });
  api.fail('GET /admin/fairs', 500);
  renderApp('/admin', api);
  expect(await screen.findByRole('heading', { name: 'Bir Hata Oluştu!' })).toBeVisible();
  expect(screen.getAllByText('İstatistikler yüklenirken bir sorun oluştu.')).toHaveLength(2);
  expect(stat('Toplam Fuar')).toHaveTextContent('0');
  expect(stat('Yaklaşan Fuarlar')).toHaveTextContent('0');
});
