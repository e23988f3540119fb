import { expect, test, vi } from 'vitest';
import { storePicture } from './stored-picture.ts';

test('uploads a picture again after a failed upload, and never after a successful one', async () => {
  const answer = { url: '/media/a.png', width: 1, height: 1, srcset: [] };
  const send = vi.fn<typeof fetch>(async () => Response.json(answer, { status: 201 }));
  send.mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', send);
  const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'a.png', { type: 'image/png' });
  await expect(storePicture(file)).rejects.toMatchObject({ status: 0 });
  expect(await storePicture(file)).toBe('/media/a.png');
  expect(await storePicture(file)).toBe('/media/a.png');
  expect(send).toHaveBeenCalledTimes(2);
});
