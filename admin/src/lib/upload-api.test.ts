import { expect, test } from 'vitest';
import { createUploadApi } from './upload-api.ts';

const unchanged = new File(['a'], 'a.png');

function changedFile(arrayBuffer: () => Promise<ArrayBuffer>): File {
  return Object.assign(new File(['b'], 'salon.png'), { arrayBuffer });
}

test.each([
  [
    'Chromium',
    () => Promise.reject(new TypeError('fetch failed')),
    () => Promise.reject(new DOMException('changed', 'NotReadableError')),
  ],
  ['Firefox', async () => new Response(null, { status: 400 }), async () => new ArrayBuffer(7)],
])('names the file that changed after it was chosen, in %s', async (_name, fetch, arrayBuffer) => {
  const { gallery } = createUploadApi(fetch);
  await expect(
    gallery.upload(8, { imageFiles: [unchanged, changedFile(arrayBuffer)] }),
  ).rejects.toMatchObject({
    status: 400,
    message: '“salon.png” seçildikten sonra değişti ya da taşındı. Lütfen yeniden seçin.',
  });
});

test('leaves other failures as they are', async () => {
  const offline = createUploadApi(async () => Promise.reject(new TypeError('fetch failed')));
  await expect(offline.gallery.upload(8, { imageFiles: [unchanged] })).rejects.toMatchObject({ status: 0 });
  const refused = createUploadApi(async () => Response.json({ message: 'Hatalı.' }, { status: 415 }));
  await expect(refused.gallery.upload(8, { imageFiles: [unchanged] })).rejects.toMatchObject({
    status: 415,
    message: 'Hatalı.',
  });
});
