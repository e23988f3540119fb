import { bySoonest } from '@fuar/shared/content/upcoming-fairs';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import type { Fair, FairCard } from '@fuar/shared/schemas/fair';
import { afterEach, describe, expect, test } from 'vitest';
import { createFairCalls, FAIR_INPUT } from '../../testing/fair-calls.ts';
import { DATABASES, serveApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('reads of fairs on %s', (database) => {
  const api = serveApi(database);
  const fairs = createFairCalls(api);
  afterEach(fairs.removeAll);

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
      { excerpt: FAIR_INPUT.description },
    ]);
  });

  test('names an id that is no number', async () => {
    const response = await api.call('GET', '/fairs/abc');
    expect([response.status, await response.json()]).toEqual([
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
      expect([same.status, await same.text()]).toEqual([304, '']);
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
