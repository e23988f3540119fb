import { ROUTES } from '@fuar/shared/api/routes';
import { bySoonest } from '@fuar/shared/content/upcoming-fairs';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import type { AdminFair, Fair, FairCard } from '@fuar/shared/schemas/fair';
import { afterEach, describe, expect, test } from 'vitest';
import { createFairCalls, FAIR } from '../../testing/fair-calls.ts';
import { aPicture } from '../../testing/pictures.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('fairs on %s', (database) => {
  const api = serveApi(database);
  const fairs = createFairCalls(api);
  afterEach(fairs.removeAll);

  test('creates a fair with the given values and derived days, without unset fields', async () => {
    const fair = await fairs.create({ details: '<p>Bir <b>iki</b></p>', status: 'Completed' });
    expect(fair).toEqual({
      id: expect.any(Number),
      ...FAIR,
      startDate: '2090-10-15',
      endDate: '2090-10-17',
      details: '<p>Bir <strong>iki</strong></p>',
      status: 'Completed',
      documents: [],
      live: false,
    });
    const { live, ...publicFair } = fair;
    expect(await fairs.read(`/fairs/${fair.id}`)).toEqual(publicFair);
    expect(ROUTES.fairs.get.answer.parse(publicFair)).toEqual(publicFair);
  });

  test('makes a new fair Upcoming, and derives no days from a date that does not parse', async () => {
    const undated = await fairs.create({ date: 'Ekim 2090' });
    expect(undated).toMatchObject({ status: 'Upcoming', date: 'Ekim 2090' });
    expect(await fairs.read<Fair[]>('/fairs')).toEqual([
      expect.not.objectContaining({ startDate: expect.anything() }),
    ]);
  });

  test('never reuses an id', async () => {
    const first = await fairs.create();
    await api.ask('DELETE', `/admin/fairs/${first.id}`);
    expect((await fairs.create()).id).toBeGreaterThan(first.id);
  });

  test('changes only the fields of an edit, and clears details with an empty text', async () => {
    const { id } = await fairs.create({ details: '<p>Uzun</p>', imageFile: await aPicture() });
    const renamed = (await (await fairs.update(id, { title: 'Yeni ad' })).json()) as AdminFair;
    expect(renamed).toMatchObject({ ...FAIR, title: 'Yeni ad', details: '<p>Uzun</p>' });
    expect(renamed.imageUrl).toMatch(/^\/media\/[\da-f]{20}\.png$/);

    const moved = (await (await fairs.update(id, { date: '1 Mayıs 2091', details: '' })).json()) as AdminFair;
    const days = { startDate: '2091-05-01', endDate: '2091-05-01' };
    expect(moved).toMatchObject({ title: 'Yeni ad', ...days, details: '' });
    const undated = (await (await fairs.update(id, { date: 'Belirsiz' })).json()) as AdminFair;
    expect(undated).not.toHaveProperty('startDate');
    expect((await (await fairs.update(id, {})).json()) as AdminFair).toMatchObject({ title: 'Yeni ad' });
  });

  test.each([
    [{ title: '   ' }, { title: 'Başlık zorunludur.' }],
    [{ date: '' }, { date: 'Tarih zorunludur.' }],
    [{ description: '' }, { description: 'Kısa açıklama zorunludur.' }],
    [{ status: 'upcoming' }, { status: 'Bilinmeyen durum.' }],
    [{ title: 'x'.repeat(201) }, { title: 'En fazla 200 karakter yazabilirsiniz.' }],
  ])('rejects %j in create and update', async (wrong, errors) => {
    const created = await api.ask('POST', '/admin/fairs', { form: { ...FAIR, ...wrong } });
    expect(await answerOf(created)).toEqual([400, { message: expect.any(String), errors }]);
    const { id } = await fairs.create();
    expect((await fairs.update(id, wrong)).status).toBe(400);
    expect(await fairs.read(`/fairs/${id}`)).toMatchObject(FAIR);
  });

  test('names each absent required field in Turkish', async () => {
    const errors = {
      title: 'Başlık zorunludur.',
      date: 'Tarih zorunludur.',
      description: 'Kısa açıklama zorunludur.',
    };
    const answer = api.ask('POST', '/admin/fairs', { form: { details: 'x' } });
    expect(await answerOf(answer)).toMatchObject([400, { errors }]);
  });

  test('answers 404 for a missing fair, and for a second delete', async () => {
    const { id } = await fairs.create();
    expect((await api.ask('DELETE', `/admin/fairs/${id}`)).status).toBe(204);
    const again = await api.ask('DELETE', `/admin/fairs/${id}`);
    expect(await answerOf(again)).toEqual([404, { message: 'Aradığınız kayıt bulunamadı.' }]);
    expect((await api.call('GET', `/fairs/${id}`)).status).toBe(404);
    expect((await fairs.update(id, { title: 'x', imageFile: await aPicture() })).status).toBe(404);
    expect(fairs.files()).toEqual([]);
  });

  test('reports a fair as live to staff once the version of its change is published', async () => {
    const { id } = await fairs.create();
    const { requested } = await api.payload.db
      .findOne<{ requested: number; id: number }>({ collection: 'publication', where: {} })
      .then((row) => row ?? { requested: -1 });
    const setPublished = (published: number) => api.set('publication', 1, { published });
    await setPublished(requested - 1);
    expect(await fairs.read('/admin/fairs')).toMatchObject([{ id, live: false }]);
    await setPublished(requested);
    expect(await fairs.read('/admin/fairs')).toMatchObject([{ id, live: true }]);
    expect(await fairs.read('/fairs')).toEqual([expect.not.objectContaining({ live: expect.anything() })]);
    await fairs.update(id, { title: 'Başka' });
    expect(await fairs.read('/admin/fairs')).toMatchObject([{ live: false }]);
  });

  test('loses none of 50 parallel creates and gives each its own id', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, i) => fairs.create({ title: `Fuar ${i}` })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(50);
    expect(await fairs.read('/fairs?limit=100')).toHaveLength(50);
  });

  test('lists the latest start first and undated fairs last, and breaks ties by the newest id', async () => {
    const dates = ['1 Mayıs 2090', 'belirsiz', '2 Mayıs 2091', '1 Mayıs 2090', '3 Mayıs 2089'];
    const made = await Array.fromAsync(dates, (date, n) =>
      fairs.create({ date, status: n === 4 ? 'Completed' : 'Upcoming' }),
    );
    const ids = async (path: string) =>
      (await fairs.read<Fair[]>(path)).map(({ id }) => made.findIndex((f) => f.id === id));
    expect(await ids('/fairs')).toEqual([2, 3, 0, 4, 1]);
    expect(await ids('/fairs?status=completed')).toEqual([4]);
    expect(await ids('/fairs?status=upcoming')).toEqual([2, 3, 0, 1]);
    expect(await ids('/fairs?page=2&limit=2')).toEqual([0, 4]);
    expect(await ids('/fairs?page=9&limit=2')).toEqual([]);
    expect(await ids('/admin/fairs')).toEqual([4, 3, 2, 1, 0]);
  });

  test('lists upcoming fairs by soonest start, then undated ones, then ended ones', async () => {
    const dates = [
      '1 Mayıs 2001',
      '2 Mayıs 2091',
      'belirsiz',
      '1 Mayıs 2090',
      '5 Mayıs 2000',
      '1 Mayıs 2090',
      'açıklanacak',
      '1 Mayıs 2001',
    ];
    const made = await Array.fromAsync(dates, (date) => fairs.create({ date }));
    await fairs.create({ date: '1 Ocak 2090', status: 'Completed' });
    const indexes = (found: { id: number }[]) => found.map(({ id }) => made.findIndex((f) => f.id === id));
    const read = async (path: string) => indexes(await fairs.read<Fair[]>(path));
    expect(await read('/fairs/upcoming?limit=100')).toEqual([5, 3, 1, 6, 2, 4, 7, 0]);
    expect(await read('/fairs/upcoming')).toEqual([5, 3, 1, 6]);
    expect(await read('/fairs/upcoming?limit=1')).toEqual([5]);

    // The site sorts by the same rule, so refreshing the home page moves no card.
    const listed = await fairs.read<Fair[]>('/fairs?status=upcoming');
    const today = todayInIstanbul(new Date());
    expect(indexes(listed.toSorted(bySoonest(today)))).toEqual(await read('/fairs/upcoming?limit=100'));
  });

  test('puts an excerpt on cards instead of details', async () => {
    await fairs.create({ details: `<p>${'uzun metin '.repeat(30)}</p>` });
    const [card] = await fairs.read<FairCard[]>('/fairs?fields=card');
    expect(card).not.toHaveProperty('details');
    expect(card?.excerpt.length).toBeLessThanOrEqual(160);
    expect(card?.excerpt).toMatch(/^uzun metin .*…$/);
    await fairs.update(card?.id ?? 0, { details: '' });
    expect(await fairs.read<FairCard[]>('/fairs/upcoming?fields=card')).toMatchObject([
      { excerpt: FAIR.description },
    ]);
  });

  test('refuses an id that is not a number', async () => {
    const response = await api.call('GET', '/fairs/abc');
    expect(await answerOf(response)).toEqual([
      400,
      { message: 'Geçersiz kimlik.', errors: { id: 'Geçersiz kimlik.' } },
    ]);
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
  ])('rejects ?%s', async (query) => {
    expect((await api.call('GET', `/fairs?${query}`)).status).toBe(400);
  });

  test('serves visitors from the cache until the content changes', async () => {
    await fairs.create();
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
      expect(await answerOf(same)).toEqual([304, '']);
    }
    const { id } = await fairs.create({ title: 'İkinci' });
    const changed = await api.call('GET', '/fairs', { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toHaveLength(2);
    expect(Number(changed.headers.get('x-content-version'))).toBeGreaterThan(
      Number(first.headers.get('x-content-version')),
    );
    await fairs.update(id, { title: 'Üçüncü' });
    expect(await fairs.read(`/fairs/${id}`)).toMatchObject({ title: 'Üçüncü' });
  });
});
