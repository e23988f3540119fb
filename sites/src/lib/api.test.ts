// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { settle } from '../testing/settle.ts';
import { api } from './api.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test('a prerendered page sends its request when the visitor opens it', async () => {
  const send = vi.fn(async () => Response.json([]));
  vi.stubGlobal('fetch', send);
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const list = api.sliderImages.list();
  await settle();
  expect(send).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(await list).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});
