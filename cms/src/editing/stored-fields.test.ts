import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import { expect, test } from 'vitest';
import { aPicture } from '../testing/pictures.ts';
import { serveApi } from '../testing/start-api.ts';
import { toStoredFields } from './stored-fields.ts';

const api = serveApi('sqlite');

const read = (given: Omit<Parameters<typeof toStoredFields>[1], 'kind'>) =>
  toStoredFields(api.deps, { kind: 'fair', ...given });

test('a new row needs all required fields, a change of a stored row does not', async () => {
  await expect(read({ isNew: true, fields: { title: ' ' } })).rejects.toMatchObject({
    status: 400,
    errors: { title: vm.titleRequired, date: vm.dateRequired, description: vm.descriptionRequired },
  });
  expect(await read({ isNew: false, fields: { title: ' Tarım ' } })).toEqual({ title: 'Tarım' });
});

test('imageUrl names a stored picture, or removes it', async () => {
  const form = { imageFile: await aPicture() };
  const { url } = await api.staff<{ url: string }>('POST', '/admin/media', { form });
  expect(await read({ isNew: false, fields: { imageUrl: url } })).toEqual({ image: expect.any(Number) });
  expect(await read({ isNew: false, fields: { imageUrl: '' } })).toEqual({ image: null });
  await expect(read({ isNew: false, fields: { imageUrl: '/media/yok.webp' } })).rejects.toMatchObject({
    status: 400,
    errors: { imageUrl: vm.imageRequired },
  });
});
