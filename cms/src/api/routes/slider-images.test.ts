import { readdirSync } from 'node:fs';
import { ROUTES } from '@fuar/shared/api/routes';
import type { AdminSliderImage, SliderImage } from '@fuar/shared/schemas/slider-image';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mediaDirOf } from '../../start/folders.ts';
import { beforeCall, meanwhile } from '../../testing/database-calls.ts';
import { aPicture } from '../../testing/pictures.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('slider images on %s', (database) => {
  const api = serveApi(database);
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const { id } of await list<AdminSliderImage[]>('/admin/slider-images')) {
      await api.ask('DELETE', `/admin/slider-images/${id}`);
    }
    expect(readdirSync(mediaDirOf(api.env))).toEqual([]);
  });

  const list = <T = SliderImage[]>(path = '/slider-images') => api.staff<T>('GET', path);

  async function create(form: Record<string, string> = {}): Promise<AdminSliderImage> {
    const all = { ...form, imageFile: await aPicture() };
    return ROUTES.adminSliderImages.create.answer.parse(
      await api.staff('POST', '/admin/slider-images', { form: all }),
    );
  }

  const toOrder = (...places: [id: number | undefined, order: unknown][]) =>
    places.map(([id, order]) => ({ id, order }));
  const reorder = (json: unknown) => api.ask('PUT', '/admin/slider-images/order', { json });

  test('puts a new image last and leaves out unset texts', async () => {
    const first = await create({ title: ' Başlık ', subtitle: '' });
    expect(first).toMatchObject({ title: 'Başlık', order: 0, live: false });
    expect(first).not.toHaveProperty('subtitle');
    const second = await create();
    expect(second.order).toBe(1);
    const { live: _, ...visible } = first;
    expect((await list())[0]).toEqual(visible);
    expect((await list()).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('gives images that arrive at the same moment different places', async () => {
    const added = await Promise.all([create(), create(), create()]);
    expect(added.map(({ order }) => order).sort()).toEqual([0, 1, 2]);
  });

  test.each(['/:id', '?where[id][equals]=:id'])(
    'keeps an order that is saved while /rest%s changes an image',
    async (address) => {
      const ids = [(await create()).id, (await create()).id, (await create()).id];
      const ordered = meanwhile(api, 'updateOne', 'slider-images', () =>
        reorder(ids.toReversed().map((id, order) => ({ id, order }))),
      );
      const path = `/slider-images${address.replace(':id', String(ids[0]))}`;
      expect((await api.rest('PATCH', path, { as: 'staff', json: { title: 'Yeni' } })).status).toBe(200);
      expect((await ordered()).status).toBe(200);
      const stored = await list<AdminSliderImage[]>('/admin/slider-images');
      expect(stored.map(({ id, order }) => [id, order])).toEqual(ids.toReversed().map((id, n) => [id, n]));
    },
  );

  test('rejects an image without a picture', async () => {
    const response = await api.ask('POST', '/admin/slider-images', { form: { title: 'a' } });
    expect(await answerOf(response)).toEqual([
      400,
      {
        message: 'Lütfen bir resim dosyası seçin.',
        errors: { imageFile: 'Lütfen bir resim dosyası seçin.' },
      },
    ]);
  });

  test('keeps the saved order and breaks ties by the oldest id', async () => {
    const [a, b, c] = [await create(), await create(), await create()].map(({ id }) => id);
    const response = await reorder(toOrder([a, 7], [b, 7], [c, 0]));
    const answer = ROUTES.adminSliderImages.reorder.answer.parse(await response.json());
    expect(answer.map(({ id, order, live }) => [id, order, live])).toEqual([
      [c, 0, false],
      [a, 7, false],
      [b, 7, false],
    ]);
    expect((await list()).map(({ id }) => id)).toEqual([c, a, b]);
    expect(await list('/admin/slider-images')).toEqual(answer);
  });

  test('changes nothing for an invalid or incomplete order', async () => {
    const [a, b] = [await create(), await create()].map(({ id }) => Number(id));
    const before = await list();
    const wrong = [
      [],
      toOrder([b, 0]),
      toOrder([b, 0], [b, 1]),
      toOrder([b, 0], [a, -1]),
      toOrder([b, 0], [a, 1.5]),
      toOrder([b, 0], [a, '1']),
      toOrder([b, 0], [a, 1], [999_999, 2]),
      [{ id: { $ne: 0 }, order: 0 }],
      { id: a, order: 0 },
      null,
    ];
    for (const order of wrong) {
      const response = await reorder(order);
      expect(response.status, JSON.stringify(order)).toBe(400);
      expect(JSON.stringify(await response.json())).not.toMatch(/[Ii]nvalid|expected/);
    }
    expect(await list()).toEqual(before);
  });

  test('applies one of two simultaneous orders as a whole', async () => {
    const ids = [await create(), await create(), await create()].map(({ id }) => Number(id));
    const orders = [ids, ids.toReversed(), ids];
    const answers = await Promise.all(
      orders.map((wanted) => reorder(wanted.map((id, order) => ({ id, order })))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(orders).toContainEqual((await list()).map(({ id }) => id));
  });

  test('changes nothing when saving an order fails half-way', async () => {
    const [a, b] = [await create(), await create()].map(({ id }) => Number(id));
    const before = await list();
    beforeCall(api, 'updateOne', 'slider-images', async (nth) => {
      if (nth !== 2) return;
      // A visitor's read between the writes must not stay in the cache.
      await list();
      throw new Error('disk full');
    });
    expect((await reorder(toOrder([b, 0], [a, 1]))).status).toBe(500);
    expect(await list()).toEqual(before);
  });

  test('hides a deleted image and removes its files', async () => {
    const { id, imageUrl } = await create();
    expect((await api.request(imageUrl)).status).toBe(200);
    expect((await api.ask('DELETE', `/admin/slider-images/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await api.request(imageUrl)).status).toBe(404);
  });

  test('deletes the slide of a picture that the console deletes', async () => {
    await create();
    const docs = await api.rows('media');
    await api.payload.delete({ collection: 'media', id: docs[0]?.id ?? 0 });
    expect(await list()).toEqual([]);
  });
});
