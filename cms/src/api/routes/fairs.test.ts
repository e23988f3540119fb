import { readdirSync } from 'node:fs';
import { ROUTES } from '@fuar/shared/api/routes';
import type { AdminFair, Fair, FairCard } from '@fuar/shared/schemas/fair';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { mediaDirOf, tempDirOf } from '../../folders.ts';
import { aPicture } from '../../testing/pictures.ts';
import { type Api, DATABASES, startApi } from '../../testing/start-api.ts';

const INPUT = {
  title: 'Tarım Fuarı',
  date: '15-17 Ekim 2090',
  description: 'Bölgenin üreticileri bir arada.',
};

describe.each(DATABASES)('fairs on %s', (database) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(database);
  });
  afterAll(() => api.close());
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const { id } of await list<AdminFair[]>('/admin/fairs')) {
      await api.call('DELETE', `/admin/fairs/${id}`, { as: 'staff' });
    }
    expect(files()).toEqual([]);
  });

  const files = () => [...readdirSync(mediaDirOf(api.env)), ...readdirSync(tempDirOf(api.env))];

  async function list<T>(path: string): Promise<T> {
    return (await (await api.call('GET', path, { as: 'staff' })).json()) as T;
  }

  async function create(form: Record<string, string | File | File[]> = {}): Promise<AdminFair> {
    const response = await api.call('POST', '/admin/fairs', { as: 'staff', form: { ...INPUT, ...form } });
    expect(response.status).toBe(201);
    return ROUTES.adminFairs.create.answer.parse(await response.json());
  }

  const update = (id: number, form: Record<string, string | File | File[]>) =>
    api.call('PUT', `/admin/fairs/${id}`, { as: 'staff', form });

  test('a fair is created with what was sent, its days, and nothing that was not set', async () => {
    const fair = await create({ details: '<p>Bir <b>iki</b></p>', status: 'Completed' });
    expect(fair).toEqual({
      id: expect.any(Number),
      ...INPUT,
      startDate: '2090-10-15',
      endDate: '2090-10-17',
      details: '<p>Bir <strong>iki</strong></p>',
      status: 'Completed',
      live: false,
    });
    const { live, ...publicFair } = fair;
    expect(await list(`/fairs/${fair.id}`)).toEqual(publicFair);
    expect(ROUTES.fairs.get.answer.parse(publicFair)).toEqual(publicFair);
  });

  test('a new fair is Upcoming; a date that cannot be read is kept without days', async () => {
    expect(await create({ date: 'Ekim 2090' })).toMatchObject({ status: 'Upcoming', date: 'Ekim 2090' });
    expect(await list<Fair[]>('/fairs')).toEqual([
      expect.not.objectContaining({ startDate: expect.anything() }),
    ]);
  });

  test('ids rise and are never given out again', async () => {
    const first = await create();
    await api.call('DELETE', `/admin/fairs/${first.id}`, { as: 'staff' });
    expect((await create()).id).toBeGreaterThan(first.id);
  });

  test('an edit changes what it names and keeps the rest; an empty text clears details', async () => {
    const { id } = await create({ details: '<p>Uzun</p>', imageFile: await aPicture() });
    const renamed = (await (await update(id, { title: 'Yeni ad' })).json()) as AdminFair;
    expect(renamed).toMatchObject({ ...INPUT, title: 'Yeni ad', details: '<p>Uzun</p>' });
    expect(renamed.imageUrl).toMatch(/^\/media\/[\da-f]{20}\.png$/);

    const moved = (await (await update(id, { date: '1 Mayıs 2091', details: '' })).json()) as AdminFair;
    expect(moved).toMatchObject({
      title: 'Yeni ad',
      startDate: '2091-05-01',
      endDate: '2091-05-01',
      details: '',
    });
    const undated = (await (await update(id, { date: 'Belirsiz' })).json()) as AdminFair;
    expect(undated).not.toHaveProperty('startDate');
    expect((await (await update(id, {})).json()) as AdminFair).toMatchObject({ title: 'Yeni ad' });
  });

  test.each([
    [{ title: '   ' }, { title: 'Başlık zorunludur.' }],
    [{ date: '' }, { date: 'Tarih zorunludur.' }],
    [{ description: '' }, { description: 'Kısa açıklama zorunludur.' }],
    [{ status: 'upcoming' }, { status: 'Bilinmeyen durum.' }],
    [{ title: 'x'.repeat(201) }, { title: 'En fazla 200 karakter yazabilirsiniz.' }],
  ])('%j is refused by create and by update', async (wrong, errors) => {
    const created = await api.call('POST', '/admin/fairs', { as: 'staff', form: { ...INPUT, ...wrong } });
    expect([created.status, await created.json()]).toEqual([400, { message: expect.any(String), errors }]);
    const { id } = await create();
    expect((await update(id, wrong)).status).toBe(400);
    expect(await list(`/fairs/${id}`)).toMatchObject(INPUT);
  });

  test('absent required fields are each named in Turkish', async () => {
    const response = await api.call('POST', '/admin/fairs', { as: 'staff', form: { details: 'x' } });
    expect(await response.json()).toMatchObject({
      errors: {
        title: 'Başlık zorunludur.',
        date: 'Tarih zorunludur.',
        description: 'Kısa açıklama zorunludur.',
      },
    });
  });

  test('the list has the latest start first, what has none last, and of equals the newest first', async () => {
    const dates = ['1 Mayıs 2090', 'belirsiz', '2 Mayıs 2091', '1 Mayıs 2090', '3 Mayıs 2089'];
    const made: AdminFair[] = [];
    for (const date of dates)
      made.push(await create({ date, status: made.length === 4 ? 'Completed' : 'Upcoming' }));
    const ids = async (path: string) =>
      (await list<Fair[]>(path)).map(({ id }) => made.findIndex((f) => f.id === id));
    expect(await ids('/fairs')).toEqual([2, 3, 0, 4, 1]);
    expect(await ids('/fairs?status=completed')).toEqual([4]);
    expect(await ids('/fairs?status=upcoming')).toEqual([2, 3, 0, 1]);
    expect(await ids('/fairs?page=2&limit=2')).toEqual([0, 4]);
    expect(await ids('/fairs?page=9&limit=2')).toEqual([]);
    expect(await ids('/admin/fairs')).toEqual([4, 3, 2, 1, 0]);
  });

  test('upcoming fairs come soonest first, then undated ones, then those that have ended', async () => {
    const dates = ['1 Mayıs 2001', '2 Mayıs 2091', 'belirsiz', '1 Mayıs 2090', '5 Mayıs 2000'];
    const made: AdminFair[] = [];
    for (const date of dates) made.push(await create({ date }));
    await create({ date: '1 Ocak 2090', status: 'Completed' });
    const ids = async (path: string) =>
      (await list<Fair[]>(path)).map(({ id }) => made.findIndex((f) => f.id === id));
    expect(await ids('/fairs/upcoming?limit=100')).toEqual([3, 1, 2, 4, 0]);
    expect(await ids('/fairs/upcoming')).toEqual([3, 1, 2, 4]);
    expect(await ids('/fairs/upcoming?limit=1')).toEqual([3]);
  });

  test('cards have an excerpt instead of details', async () => {
    await create({ details: `<p>${'uzun metin '.repeat(30)}</p>` });
    const [card] = await list<FairCard[]>('/fairs?fields=card');
    expect(card).not.toHaveProperty('details');
    expect(card?.excerpt.length).toBeLessThanOrEqual(160);
    expect(card?.excerpt).toMatch(/^uzun metin .*…$/);
    await update(card?.id ?? 0, { details: '' });
    expect(await list<FairCard[]>('/fairs/upcoming?fields=card')).toMatchObject([
      { excerpt: INPUT.description },
    ]);
  });

  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    '01',
    '1;',
    '%00',
    '99999999999999999',
    '[object Object]',
  ])('the id %s is refused', async (id) => {
    for (const path of [`/fairs/${id}`, `/admin/fairs/${id}`]) {
      const method = path.startsWith('/admin') ? 'DELETE' : 'GET';
      const response = await api.call(method, path, { as: 'staff' });
      expect([response.status, await response.json()]).toEqual([
        400,
        { message: 'Geçersiz kimlik.', errors: { id: 'Geçersiz kimlik.' } },
      ]);
    }
  });

  test.each([
    'status=Upcoming',
    'status=',
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=x',
    'page=0',
    'fields=all',
  ])('?%s is refused', async (query) => {
    expect((await api.call('GET', `/fairs?${query}`)).status).toBe(400);
  });

  test('what is not there is 404, a second delete too', async () => {
    const { id } = await create();
    expect((await api.call('DELETE', `/admin/fairs/${id}`, { as: 'staff' })).status).toBe(204);
    const again = await api.call('DELETE', `/admin/fairs/${id}`, { as: 'staff' });
    expect([again.status, await again.json()]).toEqual([404, { message: 'Aradığınız kayıt bulunamadı.' }]);
    expect((await api.call('GET', `/fairs/${id}`)).status).toBe(404);
    expect((await update(id, { title: 'x', imageFile: await aPicture() })).status).toBe(404);
    expect(files()).toEqual([]);
  });

  test('a picture is stored in several sizes, replaced with all of them, and goes with its fair', async () => {
    const { id, imageUrl, image } = await create({
      imageFile: await aPicture('büyük resim.JPG', { width: 1700, height: 850, type: 'jpeg' }),
    });
    expect(imageUrl).toMatch(/^\/media\/[\da-f]{20}\.jpg$/);
    expect(image).toMatchObject({
      width: 1700,
      height: 850,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(image?.srcset.map(({ width }) => width)).toEqual([480, 960, 1600]);
    const stem = imageUrl?.slice('/media/'.length, -4);
    expect(files().sort()).toEqual(
      [
        `${stem}-1600x800.webp`,
        `${stem}-480x240.webp`,
        `${stem}-960x480.webp`,
        `${stem}-share.jpg`,
        `${stem}.jpg`,
      ].sort(),
    );

    const replaced = (await (await update(id, { imageFile: await aPicture() })).json()) as AdminFair;
    // A small original is one file, whatever the sizes are called, and one to be shown beside links.
    expect(replaced.image?.srcset).toHaveLength(1);
    expect(files().some((name) => name.startsWith(String(stem)))).toBe(false);
    expect(files()).toHaveLength(3);
    await api.call('DELETE', `/admin/fairs/${id}`, { as: 'staff' });
    expect(files()).toEqual([]);
  });

  test('fairs with equal pictures do not lose each other’s', async () => {
    const [first, second] = await Promise.all([
      create({ imageFile: await aPicture() }),
      create({ imageFile: await aPicture() }),
    ]);
    expect(first?.imageUrl).not.toBe(second?.imageUrl);
    await api.call('DELETE', `/admin/fairs/${first?.id}`, { as: 'staff' });
    expect((await api.request(second?.imageUrl ?? '')).status).toBe(200);
  });

  test('a large original is reduced', async () => {
    const { image } = await create({ imageFile: await aPicture('a.png', { width: 3000, height: 1000 }) });
    expect(image).toMatchObject({ width: 2400, height: 800 });
  });

  test.each([
    ['a text', 415, async () => new File(['<html>'], 'sahte.png')],
    ['an SVG', 415, async () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')],
    ['nothing', 415, async () => new File([], 'bos.png')],
    [
      'half a picture',
      415,
      async () =>
        new File(
          [(await aPicture('a.jpg', { type: 'jpeg', width: 900, height: 900 })).slice(0, 900)],
          'yarim.jpg',
        ),
    ],
    ['a GIF of its first bytes', 415, async () => new File(['GIF89a<script>alert(1)</script>'], 'a.gif')],
    ['more than 15 MiB', 413, async () => new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'buyuk.png')],
    ['several times too much', 413, async () => new File([new Uint8Array(40 * 1024 * 1024)], 'dev.png')],
    ['too many pixels', 413, async () => aPicture('bomba.png', { width: 12_000, height: 12_000 })],
    ['two pictures', 413, async () => [await aPicture(), await aPicture()]],
  ] as const)('%s instead of a picture: %d, and nothing stays', async (_, status, make) => {
    const file = await make();
    const imageFile = Array.isArray(file) ? [...file] : (file as File);
    const response = await api.call('POST', '/admin/fairs', { as: 'staff', form: { ...INPUT, imageFile } });
    expect(response.status).toBe(status);
    const { message } = (await response.json()) as { message: string };
    if (!Array.isArray(imageFile)) expect(message).toContain(`“${imageFile.name}”`);
    expect(files()).toEqual([]);
    expect(await list('/fairs')).toEqual([]);
  });

  test('an empty file input is no picture', async () => {
    expect(await create({ imageFile: new File([], '') })).not.toHaveProperty('image');
  });

  test('a create that fails at the database leaves no picture', async () => {
    const create = api.payload.db.create;
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(api.payload.db, 'create').mockImplementation((args) => {
      if (args.collection === 'fairs') throw new Error('disk full');
      return create.call(api.payload.db, args);
    });
    const form = { ...INPUT, imageFile: await aPicture() };
    const response = await api.call('POST', '/admin/fairs', { as: 'staff', form });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('disk');
    expect(response.headers.get('x-request-id')).toBeTruthy();
    expect(files()).toEqual([]);
    expect((await api.payload.count({ collection: 'media' })).totalDocs).toBe(0);
  });

  test('a picture whose row cannot be written leaves no file', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(api.payload.db, 'create').mockImplementation(() => {
      throw new Error('disk full');
    });
    const form = { ...INPUT, imageFile: await aPicture() };
    expect((await api.call('POST', '/admin/fairs', { as: 'staff', form })).status).toBe(500);
    expect(files()).toEqual([]);
  });

  test('a picture deleted in the console leaves a fair without one', async () => {
    const { id } = await create({ imageFile: await aPicture() });
    const { docs } = await api.payload.find({ collection: 'media' });
    await api.payload.delete({ collection: 'media', id: docs[0]?.id ?? 0 });
    expect(await list(`/fairs/${id}`)).not.toHaveProperty('image');
  });

  test('visitors read finished answers, again until the content changes', async () => {
    await create();
    const first = await api.call('GET', '/fairs');
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': expect.stringMatching(
        /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
      ),
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'x-content-version': expect.stringMatching(/^\d+$/),
    });
    const etag = first.headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const same = await api.call('GET', '/fairs', { headers: { 'if-none-match': tag } });
      expect([same.status, await same.text()]).toEqual([304, '']);
    }
    const { id } = await create({ title: 'İkinci' });
    const changed = await api.call('GET', '/fairs', { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toHaveLength(2);
    expect(Number(changed.headers.get('x-content-version'))).toBeGreaterThan(
      Number(first.headers.get('x-content-version')),
    );
    await update(id, { title: 'Üçüncü' });
    expect(await list(`/fairs/${id}`)).toMatchObject({ title: 'Üçüncü' });
  });

  test('a fair is live once the version of its change is published, in the eyes of staff only', async () => {
    const { id } = await create();
    const { requested } = await api.payload.db
      .findOne<{ requested: number; id: number }>({ collection: 'publication', where: {} })
      .then((row) => row ?? { requested: -1 });
    const setPublished = (published: number) =>
      api.payload.db.updateOne({ collection: 'publication', id: 1, data: { published } });
    await setPublished(requested - 1);
    expect(await list('/admin/fairs')).toMatchObject([{ id, live: false }]);
    await setPublished(requested);
    expect(await list('/admin/fairs')).toMatchObject([{ id, live: true }]);
    expect(await list('/fairs')).toEqual([expect.not.objectContaining({ live: expect.anything() })]);
    await update(id, { title: 'Başka' });
    expect(await list('/admin/fairs')).toMatchObject([{ live: false }]);
  });

  test('of 50 parallel creates none is lost and no id is given twice', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, (_, i) => create({ title: `Fuar ${i}` })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(50);
    expect(await list('/fairs?limit=100')).toHaveLength(50);
  });
});

test.skipIf(DATABASES.length < 2)('both databases give the same answers to the same calls', async () => {
  const answers = await Promise.all(
    DATABASES.map(async (database) => {
      const api = await startApi(database);
      try {
        const seen: unknown[] = [];
        const look = async (method: string, path: string, options = {}) => {
          const response = await api.call(method, path, { as: 'staff', ...options });
          seen.push(response.status, JSON.parse((await response.text()) || 'null'));
        };
        const dates = ['15-17 Ekim 2090', 'belirsiz', '1 Mayıs 2091', 'yakında', '1 Mayıs 2020'];
        for (const date of dates)
          await look('POST', '/admin/fairs', { form: { ...INPUT, date, imageFile: await aPicture() } });
        await look('PUT', '/admin/fairs/2', { form: { status: 'Completed', details: '<p>a</p>' } });
        await look('DELETE', '/admin/fairs/3');
        await look('PUT', '/admin/settings', { json: { phone: '1', email: '' } });
        for (const path of ['/fairs', '/fairs/1', '/fairs/3', '/fairs/upcoming', '/admin/fairs', '/settings'])
          await look('GET', path);
        return seen;
      } finally {
        await api.close();
      }
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
});
