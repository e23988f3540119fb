import { describe, expect, test, vi } from 'vitest';
import { createRow } from '../database/integer-ids.ts';
import { beforeCall, failCall } from '../testing/database-calls.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { aPicture } from '../testing/pictures.ts';
import { DATABASES, openApi, serveApi } from '../testing/start-api.ts';

describe.each(DATABASES)('a database failure during a save, on %s', (database) => {
  const api = serveApi(database);

  type Row = { id: number; imageUrl?: string };
  const list = (path: string) => api.staff<Row[]>('GET', path);
  const send = async (method: string, path: string, background: string) => {
    const imageFile = await aPicture('a.png', { background });
    const form = path.endsWith('slider-images') ? { imageFile } : { ...FAIR, imageFile };
    const response = await api.ask(method, path, { form });
    vi.restoreAllMocks();
    return response.status;
  };
  const pictureStatus = async ({ imageUrl = '' }: Row) => (await api.request(imageUrl)).status;

  test.each([
    ['/admin/fairs', 'findOne', 1],
    ['/admin/fairs', 'updateOne', 2],
    ['/admin/slider-images', 'findOne', 1],
    ['/admin/slider-images', 'updateOne', 2],
  ] as const)('leaves a new row its picture: POST %s, %s fails at call %i', async (path, method, nth) => {
    const before = await list(path);
    failCall(api, method, 'publication', nth);
    expect(await send('POST', path, '#123')).toBe(500);
    const rows = await list(path);
    expect(rows).toHaveLength(before.length + 1);
    for (const row of rows) expect(await pictureStatus(row)).toBe(200);
  });

  test.each([
    ['findOne', 1],
    ['updateOne', 2],
  ] as const)('leaves a changed row its new picture: PUT, %s fails at call %i', async (method, nth) => {
    expect(await send('POST', '/admin/fairs', '#abc')).toBe(201);
    const [before] = await list('/admin/fairs');
    failCall(api, method, 'publication', nth);
    expect(await send('PUT', `/admin/fairs/${before?.id}`, '#def')).toBe(500);
    const [after] = await list('/admin/fairs');
    expect(after).toMatchObject({ id: before?.id });
    expect(after?.imageUrl).not.toBe(before?.imageUrl);
    expect(await pictureStatus(after ?? { id: 0 })).toBe(200);
  });

  test('leaves no picture of a row that could not be saved', async () => {
    const before = await api.count('media');
    for (const path of ['/admin/fairs', '/admin/slider-images']) {
      failCall(api, 'updateOne', 'publication', 1);
      expect(await send('POST', path, '#789')).toBe(500);
    }
    expect(await api.count('media')).toBe(before);
  });
});

test.each(DATABASES)('long lists are complete and let other requests run, on %s', async (database) => {
  const api = await openApi(database);
  const expected: number[] = [];
  for (let n = 0; n <= 100; n += 1) {
    const row = {
      ...FAIR,
      status: 'Upcoming',
      startDate: `2090-01-${String((n % 28) + 1).padStart(2, '0')}`,
    };
    expected.unshift(await createRow(api.payload, 'fairs', row));
  }
  for (const path of ['/admin/fairs', '/fairs']) {
    let hasRun = false;
    const seen: boolean[] = [];
    beforeCall(api, 'find', 'fairs', () => {
      seen.push(hasRun);
      hasRun = false;
      setImmediate(() => {
        hasRun = true;
      });
    });
    const fairs = await api.staff<{ id: number; startDate: string }[]>('GET', path);
    vi.restoreAllMocks();
    expect(fairs.map(({ id }) => id).sort((a, b) => b - a)).toEqual(expected);
    // The first call of `find` reads the ids, and the next two read the rows.
    expect([seen.length, seen[2]]).toEqual([3, true]);
    const days = fairs.map(({ startDate }) => startDate);
    if (path === '/fairs') expect(days).toEqual(days.toSorted().reverse());
  }
});
