import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import type { Role } from '@fuar/shared/people/rights';
import type { Version } from '@fuar/shared/schemas/editing';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { insertExhibitors } from '../exhibitors/write-exhibitors.ts';
import { storeInTurn } from '../media/store-image.ts';
import { failCall, meanwhile } from '../testing/database-calls.ts';
import { createFairCalls } from '../testing/fair-calls.ts';
import { REQUEST } from '../testing/form-inputs.ts';
import { aPicture } from '../testing/pictures.ts';
import { addMember } from '../testing/staff.ts';
import { ADMIN, answerOf, DATABASES, serveApi } from '../testing/start-api.ts';
import { createWithLock, lockOfRow } from '../waiting/with-lock.ts';

describe.each(DATABASES)('/rest on %s', (database) => {
  const api = serveApi(database);
  const fairs = createFairCalls(api);
  beforeAll(async () => {
    for (const from of ['/bir', '/iki'])
      await api.payload.create({ collection: 'redirects', data: { from, to: '/fuarlar' } });
  });

  const statusOf = async (method: string, path: string, json?: object, as: Role = 'admin') =>
    (await api.rest(method, path, { as, json })).status;

  test.each(['abc', '0', '-1', '1.5', '1e3', 'null', '__proto__', '99999999999999999999'])(
    'answers 404 for the id %s',
    async (id) => {
      for (const slug of ['users', 'fairs', 'contact-messages']) {
        expect(await statusOf('GET', `/${slug}/${id}`)).toBe(404);
        expect(await statusOf('PATCH', `/${slug}/${id}`, {})).toBe(404);
        expect(await statusOf('DELETE', `/${slug}/${id}`)).toBe(404);
      }
    },
  );

  test('answers 404 to the deletion of an unknown preference, and deletes a known one', async () => {
    expect(await statusOf('DELETE', '/payload-preferences/yok')).toBe(404);
    await statusOf('POST', '/payload-preferences/sutunlar', { value: { limit: 10 } });
    // Another user's preference also answers 404.
    expect(await statusOf('DELETE', '/payload-preferences/sutunlar', undefined, 'editor')).toBe(404);
    expect(await statusOf('DELETE', '/payload-preferences/sutunlar')).toBe(200);
  });

  test('answers 404 at Payload’s endpoints for versions, because nothing uses Payload’s versions', async () => {
    for (const path of ['/fairs', '/users', '/globals/site-settings', '/globals/security']) {
      expect(await statusOf('GET', `${path}/versions`)).toBe(404);
      expect(await statusOf('GET', `${path}/versions/1`)).toBe(404);
      expect(await statusOf('POST', `${path}/versions/1`, {})).toBe(404);
    }
  });

  test.each([
    '?where[id][near]=1',
    '?where[createdAt][like][]=x&where[createdAt][like][]=y',
    '?where[createdAt][equals]=2001-13-99',
    '?where[image][equals]=x',
    '?where[details.root][equals]=1',
    '?where[title][in][a]=x',
    '?where=x',
    '?where[or]=5',
    '?sort[a]=b',
    '?limit=1e99',
    '?page=-1',
    '?select=x',
    '?populate=x',
    '?joins[a]=b',
    '/%',
    '/%ED%A0%80',
  ])('never answers 5xx or in English to GET %s', async (address) => {
    for (const slug of ['fairs', 'media', 'users', 'contact-messages']) {
      const answer = await api.rest('GET', `/${slug}${address}`, { as: 'staff' });
      const text = await answer.text();
      expect([slug, text, answer.status < 500]).toEqual([slug, text, true]);
      expect(text).not.toMatch(/went wrong|Failed query|\bat file:/);
    }
  });

  test.each([
    ['PATCH', '/redirects?where[id][near]=1'],
    ['DELETE', '/redirects?where[id][near]=1'],
    ['DELETE', '/redirects?where[createdAt][equals]=x'],
    ['DELETE', '/redirects?where[createdAt][in]=x,y'],
    ['DELETE', '/redirects?where[updatedAt][less_than]='],
    ['DELETE', '/redirects?where[id][yok]=1'],
    ['DELETE', '/redirects?where[id][in]=x'],
    ['PATCH', '/redirects?where[from][in][a]=x'],
    ['DELETE', '/redirects?where[id][in][9999]=99'],
    ['PATCH', '/redirects?where[id][like]=x'],
    ['DELETE', '/redirects?where[changedIn][contains]=x'],
    ['DELETE', '/redirects?where[id][equals]=x'],
    ['DELETE', '/redirects?where[id][equals]='],
    ['DELETE', '/redirects?where[changedIn][equals]=x'],
    ['DELETE', '/redirects?where[changedIn][in]=x'],
    ['DELETE', '/redirects?where[yok][equals]=x'],
    ['DELETE', '/redirects?where[from.yok][equals]=x'],
    ['PATCH', '/redirects?where[from][like][a]=x'],
    ['DELETE', '/redirects?where[or][0][id][equals]=99&where[or][1][createdAt][equals]=x'],
    ['DELETE', '/redirects?where[createdAt][greater_than][a]=x'],
    ['DELETE', '/redirects?where[changedIn][not_equals]=x&where[id][near]=1'],
    ['DELETE', '/redirects?where=x'],
    ['DELETE', '/redirects?where[]=x'],
    ['DELETE', '/redirects?where[or]=5'],
    ['DELETE', '/redirects?where[and][]=5'],
    ['DELETE', '/redirects?where[id]=1'],
    ['DELETE', '/redirects?where[__proto__][exists]=true'],
    ['DELETE', '/redirects'],
    ['POST', '/redirects?data=x'],
    ['PATCH', '/redirects/%'],
  ])('changes no row for %s %s', async (method, path) => {
    const rows = await api.rows('redirects');
    const status = await statusOf(method, path, method === 'DELETE' ? undefined : { to: '/basin' });
    expect(status).toBeLessThan(500);
    expect(await api.rows('redirects')).toEqual(rows);
  });

  test.each([
    ['PATCH', '/redirects/:id'],
    ['PATCH', '/redirects/:id?where[id][exists]=true'],
    ['DELETE', '/redirects/:id'],
  ])('answers 503 to %s %s while the disk is full', async (method, path) => {
    const docs = await api.rows('redirects');
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const spies = [
      vi.spyOn(api.payload.db, 'updateOne').mockRejectedValue(full),
      vi.spyOn(api.payload.db, 'deleteOne').mockRejectedValue(full),
    ];
    const json = { to: '/basin' };
    const answer = await api.rest(method, path.replace(':id', String(docs[0]?.id)), { as: 'staff', json });
    for (const spy of spies) spy.mockRestore();
    expect(await answerOf(answer)).toEqual([503, { errors: [{ message: ERROR_MESSAGES.unavailable }] }]);
  });

  test.each(['PATCH', 'DELETE'])('reports in Turkish each row that %s could not change', async (method) => {
    failCall(api, 'updateOne', 'redirects');
    failCall(api, 'deleteOne', 'redirects');
    const json = { to: '/basin' };
    const answer = await api.rest(method, '/redirects?where[from][equals]=/bir', { as: 'staff', json });
    vi.restoreAllMocks();
    expect(await answer.json()).toMatchObject({ docs: [], errors: [{ message: ERROR_MESSAGES.unexpected }] });
  });

  test('keeps the whole row in its history although a change selects one field for the answer', async () => {
    const { id } = await fairs.create();
    const kept = async () => {
      const versions = await fairs.read<Version[]>(`/admin/versions?kind=fair&id=${id}`);
      return fairs.read<Version>(`/admin/versions/${versions[0]?.id}`);
    };
    const before = await kept();
    const json = { description: 'Yeni.' };
    const answer = await api.rest('PATCH', `/fairs/${id}?select[description]=true`, { as: 'staff', json });
    expect(answer.status).toBe(200);
    expect((await kept()).fields).toEqual({ ...before.fields, ...json });
  });

  test.each([
    ['image', 'equals', 'undefined'],
    ['image', 'equals', ''],
    ['image', 'in', 'x'],
    ['hallArea', 'equals', 'x'],
    ['hallArea', 'in', ''],
    ['hallArea', 'greater_than', 'null'],
    ['changedIn', 'less_than', ''],
    ['changedIn', 'contains', ''],
    ['image.width', 'like', 'x'],
    ['image.sizes.w480.width', 'equals', 'x'],
  ])(
    'deletes no fair by a condition that compares a number with a text: %s %s "%s"',
    async (name, operator, operand) => {
      const { id } = await fairs.create();
      expect(
        await statusOf('DELETE', `/fairs?where[id][equals]=${id}&where[${name}][${operator}]=${operand}`),
      ).toBe(400);
      expect(await statusOf('GET', `/fairs/${id}`)).toBe(200);
    },
  );

  test.each([
    '[id][in][0]=:id&where[changedIn][exists]=true',
    '[id][in]=:id,9999&where[image][equals]=null',
    '[id][equals]=:id&where[image][exists]=false',
    '[id][equals]=:id&where[hallArea][not_equals]=2.5',
    '[id][equals]=:id&where[createdAt][greater_than]=2001-01-01T00:00:00.000Z',
    '[and][0][id][not_equals]=&where[and][1][id][in][]=:id',
    '[and][0][title][like]=Kabul&where[and][1][or][0][id][like]=:id',
  ])('changes a fair by the condition %s', async (condition) => {
    const { id } = await fairs.create({ title: 'Kabul Fuarı' });
    const path = `/fairs?where${condition.replace(':id', String(id))}`;
    const answer = await api.rest('PATCH', path, { as: 'staff', json: { description: 'Yeni.' } });
    expect(await answer.json()).toMatchObject({ docs: [{ id, description: 'Yeni.' }], errors: [] });
  });

  test.each([
    ['PATCH', '/:id'],
    ['DELETE', '/:id'],
    ['PATCH', '?where[id][in]=:id,9999'],
    ['DELETE', '?where[id][in]=:id,9999'],
  ])('waits with %s %s while /api changes the row', async (method, address) => {
    const from = `/bekleyen-${method.toLowerCase()}-${address.length}`;
    const { id } = await api.payload.create({ collection: 'redirects', data: { from, to: '/fuarlar' } });
    const where = { and: [{ id: { equals: id } }, { to: { equals: '/fuarlar' } }] };
    let status: Promise<number> | undefined;
    await api.deps.withLock(lockOfRow('redirects', id), async () => {
      status = statusOf(method, `/redirects${address.replace(':id', String(id))}`, { to: '/basin' });
      for (let n = 0; n < 50; n += 1) {
        expect(await api.count('redirects', where)).toBe(1);
      }
    });
    expect(await status).toBe(200);
    expect(await api.count('redirects', where)).toBe(0);
  });

  test.each(['/:id', '?where[id][equals]=:id'])(
    'answers 403 to PATCH %s without waiting for the row',
    async (address) => {
      const docs = await api.rows('redirects');
      const id = String(docs[0]?.id);
      await api.deps.withLock(lockOfRow('redirects', id), async () => {
        const path = `/redirects${address.replace(':id', id)}`;
        expect(await statusOf('PATCH', path, { to: '/basin' }, 'inbox')).toBe(403);
      });
    },
  );

  test('stores a picture only after the large pictures that /api is storing', async () => {
    const before = await api.count('media');
    const store = async (width: number) => {
      const data = Buffer.from(await (await aPicture('a.png', { width })).arrayBuffer());
      const file = { data, mimetype: 'image/png', name: 'a.png', size: data.length };
      await api.payload.create({ collection: 'media', data: {}, file, context: { isChecked: true } });
    };
    const body = new FormData();
    body.append('file', await aPicture('a.png', { width: 77 }));
    let answer: Promise<Response> | undefined;
    await storeInTurn(api.payload, 'others', Number.POSITIVE_INFINITY, async () => {
      answer = api.rest('POST', '/media', { as: 'staff', body });
      for (const width of [78, 79, 80]) await store(width);
      expect(await api.count('media')).toBe(before + 3);
    });
    expect((await answer)?.status).toBe(201);
    expect(await api.count('media')).toBe(before + 4);
  });

  test('locks no rows beyond the limit of the call', async () => {
    const add = async (n: number) => {
      const json = { from: `/eski-${n}`, to: '/fuarlar' };
      const added = await api.rest('POST', '/redirects', { as: 'staff', json });
      return ((await added.json()) as { doc: { id: number } }).doc.id;
    };
    const ids = [await add(1), await add(2), await add(3)];
    const ended: string[] = [];
    const other = meanwhile(api, 'updateOne', 'redirects', async () => {
      const json = { to: '/haberler' };
      const { status } = await api.rest('PATCH', `/redirects/${ids[0]}`, { as: 'staff', json });
      ended.push(`other ${status}`);
    });
    const path = `/redirects?where[id][in]=${ids}&limit=1&sort=-id`;
    const response = await api.rest('PATCH', path, { as: 'staff', json: { to: '/iletisim' } });
    ended.push(`limited ${response.status}`);
    await other();
    expect(ended).toEqual(['other 200', 'limited 200']);
    const docs = await api.rows('redirects', { id: { in: ids } }, 'id');
    expect(docs.map(({ to }) => to)).toEqual(['/haberler', '/fuarlar', '/iletisim']);
    // Payload ignores the limit of a deletion.
    const deleted = await api.rest('DELETE', path, { as: 'staff' });
    expect(((await deleted.json()) as { docs: unknown[] }).docs).toHaveLength(3);
  });

  test('changes requests with a fair and requests whose fair was deleted in one call', async () => {
    const ids: number[] = [];
    for (const title of ['Kalan', 'Silinen']) {
      const { id: fairId } = await fairs.create({ title });
      const sent = await api.call('POST', '/participant-submissions', { json: { ...REQUEST, fairId } });
      ids.push(((await sent.json()) as { id: number }).id);
      if (title === 'Silinen') await api.ask('DELETE', `/admin/fairs/${fairId}`);
    }
    const path = `/participant-submissions?where[id][in]=${ids}`;
    const changed = await api.rest('PATCH', path, { as: 'staff', json: { isRead: true } });
    expect(((await changed.json()) as { docs: unknown[] }).docs).toHaveLength(2);
  });

  test('does not lock a fair whose rows are beyond the limit of the call', async () => {
    const [near, far] = [(await fairs.create()).id, (await fairs.create()).id];
    const rows = [near, far].map((fair) => ({ name: 'Sınır Ltd.', fair, changedIn: 1 }));
    await insertExhibitors(api.payload, rows);
    const path = `/exhibitors?where[fair][in]=${near},${far}&limit=1&sort=id`;
    const change = () => api.rest('PATCH', path, { as: 'staff', json: { country: 'Türkiye' } });
    const held = createWithLock(api.payload)(lockOfRow('fairs', far), async () => (await change()).status);
    expect(await held).toBe(200);
  });

  test('deletes no further group of rows after the caller was disabled', async () => {
    const { id: fair } = await fairs.create();
    const names = Array.from({ length: 30 }, (_, n) => `Kalan ${n}`);
    const rows = names.map((name) => ({ name, fair, changedIn: 1 }));
    await insertExhibitors(api.payload, rows);
    const where = { fair: { equals: fair } };
    const [last] = await api.rows('exhibitors', where, '-id');
    const former = await addMember(api);
    const headers = { authorization: `JWT ${former.cookie.split('=')[1]}` };
    let answer: Promise<Response> | undefined;
    await api.deps.withLock(lockOfRow('exhibitors', Number(last?.id)), async () => {
      answer = api.rest('DELETE', `/exhibitors?where[fair][equals]=${fair}`, { headers });
      await vi.waitFor(async () => expect(await api.count('exhibitors', where)).toBe(5));
      await api.payload.update({ collection: 'users', id: former.id, data: { isDisabled: true } });
    });
    expect((await answer)?.status).toBe(401);
    expect(await api.count('exhibitors', where)).toBe(5);
  });

  // The console deletes with `limit=0`, which means no limit.
  test.each(['', '&limit=0'])(
    'lets a visitor send a request while many rows of its fair are changed%s',
    async (limit) => {
      const { id: fair } = await fairs.create();
      const names = Array.from({ length: 60 }, (_, n) => `Firma ${n}`);
      await insertExhibitors(
        api.payload,
        names.map((name) => ({ name, fair, changedIn: 1 })),
      );
      const ended: string[] = [];
      const request = meanwhile(api, 'updateOne', 'exhibitors', async () => {
        const json = { ...REQUEST, fairId: fair };
        ended.push(`request ${(await api.call('POST', '/participant-submissions', { json })).status}`);
      });
      const path = `/exhibitors?where[fair][equals]=${fair}${limit}`;
      const change = async (method: string, json?: object) => {
        const response = await api.rest(method, path, { as: 'staff', json });
        const { docs, errors, message } = (await response.json()) as Record<string, unknown[]>;
        expect([response.status, docs?.length, errors, message]).toEqual([
          ...[200, 60, [], expect.stringMatching(/^60 /)],
        ]);
      };
      await change('PATCH', { country: 'Türkiye' });
      ended.push('change');
      await request();
      expect(ended).toEqual(['request 201', 'change']);
      const where = { and: [{ fair: { equals: fair } }, { country: { equals: 'Türkiye' } }] };
      expect(await api.count('exhibitors', where)).toBe(60);
      await change('DELETE');
      expect(await api.count('exhibitors', where)).toBe(0);
    },
  );

  test('answers 200 to a read of one row, and to a call that asks what the caller may do with a new row', async () => {
    const docs = await api.rows('page-contents');
    expect(await statusOf('GET', `/page-contents/${docs[0]?.id}`)).toBe(200);
    expect(await statusOf('POST', '/fairs/access', {})).toBe(200);
  });

  test.each([['x'], [5], [{}], [[]], ['2001-01-01T00:00:00.000Z']])(
    'ignores a time that a request sets: %j',
    async (time) => {
      const times = { createdAt: time, updatedAt: time };
      const data = { email: 'zaman@ornek.test', password: ADMIN.password, role: 'editor' };
      expect(await statusOf('POST', '/users', { ...data, ...times })).toBe(201);
      const where = { email: { equals: data.email } };
      const [added] = await api.rows('users', where);
      expect(await statusOf('PATCH', `/users/${added?.id}`, { name: 'Ayşe', ...times })).toBe(200);
      const [changed] = await api.rows('users', where);
      expect(changed).toMatchObject({ name: 'Ayşe', createdAt: added?.createdAt });
      for (const moment of [changed?.createdAt, changed?.updatedAt]) {
        expect(Date.parse(String(moment))).toBeGreaterThan(Date.now() - 60_000);
      }
      expect(await statusOf('DELETE', `/users/${added?.id}`)).toBe(200);
    },
  );
});
