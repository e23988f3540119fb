import { describe, expect, test } from 'vitest';
import { aPdf } from '../../testing/documents.ts';
import { aPicture } from '../../testing/pictures.ts';
import { DATABASES, serveApi } from '../../testing/start-api.ts';

const FAIR = { title: 'Tarım Fuarı', date: '15-17 Ekim 2090', description: 'Kısa.' };
const PRESS_ITEM = { type: 'Bulletin', title: 'Bülten', date: '2026-05-04', content: '<p>Metin</p>' };

describe.each(DATABASES)('deleting one row by several people at once on %s', (database) => {
  const api = serveApi(database);
  const add = async (path: string, form: Record<string, string | File | File[]>) => {
    const answer = await api.call('POST', `/admin/${path}`, { as: 'staff', form });
    const added = (await answer.json()) as { id: number } | [{ id: number }];
    return (Array.isArray(added) ? added[0] : added).id;
  };
  const aFair = () => add('fairs', FAIR);

  test.each<[string, () => Promise<string>]>([
    ['a fair', async () => `fairs/${await aFair()}`],
    ['a press item', async () => `press/${await add('press', PRESS_ITEM)}`],
    [
      'a slider image',
      async () => `slider-images/${await add('slider-images', { imageFile: await aPicture() })}`,
    ],
    [
      'a gallery image',
      async () => {
        const form = { imageFiles: [await aPicture()] };
        return `gallery/${await add(`gallery/upload/${await aFair()}`, form)}`;
      },
    ],
    [
      'a document',
      async () => {
        const path = `fairs/${await aFair()}/documents`;
        return `${path}/${await add(path, { title: 'Rehber', documentFile: aPdf() })}`;
      },
    ],
    [
      'an exhibitor',
      async () => `exhibitors/${await add(`fairs/${await aFair()}/exhibitors`, { name: 'Firma' })}`,
    ],
  ])('%s: one succeeds, the others get 404', async (_, make) => {
    const path = await make();
    const remove = async () => (await api.call('DELETE', `/admin/${path}`, { as: 'staff' })).status;
    const statuses = await Promise.all([remove(), remove(), remove(), remove()]);
    expect(statuses.sort()).toEqual([204, 404, 404, 404]);
  });
});
