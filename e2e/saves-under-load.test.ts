import { eventually } from '../scripts/src/testing/product.ts';
import { readWhileSaving } from '../scripts/src/testing/read-while-saving.ts';
import { expect, test } from './admin/fixtures.ts';

test('while staff save, no read fails, no list is older than the page that was read just before, and the last save appears', async ({
  product: { url },
  api,
}) => {
  const { id } = await api.fairs.create({
    title: 'Kayıt no 0.',
    date: '1 Mart 2040',
    description: 'Kısa.',
  });
  await eventually(async () => (await fetch(`${url}/fuarlar/${id}`)).status === 200);
  const { reads, ...rest } = await readWhileSaving(url, api, id);
  await api.fairs.delete(id);
  expect(reads).toBeGreaterThan(50);
  expect(rest).toEqual({ failed: 0, older: 0, shown: 49 });
});
