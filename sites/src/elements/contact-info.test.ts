// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest';
import { settle } from '../testing/settle.ts';

beforeAll(() => import('./contact-info.ts'));
async function show(answer: () => Response, phone = '') {
  vi.stubGlobal('fetch', async () => answer());
  document.body.innerHTML = `<contact-info>
    <div data-setting="phone" ${phone ? '' : 'hidden'}><a data-text href="tel:1">${phone}</a></div>
    <div data-setting="address"><span data-text>Salonun adresi</span></div>
    <p data-failed hidden>Olmadı</p></contact-info>`;
  await settle();
  return {
    row: document.querySelector<HTMLElement>('[data-setting]') as HTMLElement,
    failed: document.querySelector<HTMLElement>('[data-failed]') as HTMLElement,
  };
}

test('shows added values and hides removed ones', async () => {
  const { row } = await show(() => Response.json({ phone: '+90 412 000 77 77' }));
  expect(row.hidden).toBe(false);
  expect(row.innerHTML).toBe('<a data-text="" href="tel:+904120007777">+90 412 000 77 77</a>');
  expect((await show(() => Response.json({}), '1')).row.hidden).toBe(true);
});

test('a failed call keeps the built data, and shows an error only if there is no built data', async () => {
  const withData = await show(() => new Response('', { status: 500 }), '+90 412 111');
  expect(withData.row.hidden).toBe(false);
  expect(withData.failed.hidden).toBe(true);
  const without = await show(() => new Response('', { status: 500 }));
  expect(without.failed.hidden).toBe(false);
});
