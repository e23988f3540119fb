import { expect, test } from 'vitest';
import { createUploadApi } from './upload-api.ts';

const { gallery } = createUploadApi(async () => Promise.reject(new TypeError('fetch failed')));
const unchanged = new File(['a'], 'a.png');

test('names the file that cannot be read any more, because it changed after it was chosen', async () => {
  const changed = new File(['b'], 'salon.png');
  const arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  changed.slice = () => Object.assign(new Blob(), { arrayBuffer });
  await expect(gallery.upload(8, { imageFiles: [unchanged, changed] })).rejects.toMatchObject({
    status: 400,
    message: '“salon.png” seçildikten sonra değişti ya da taşındı. Lütfen yeniden seçin.',
  });
});

test('reports a call without an answer as unreachable if its files can be read', async () => {
  await expect(gallery.upload(8, { imageFiles: [unchanged] })).rejects.toMatchObject({ status: 0 });
});
