import { REDIRECTS_MESSAGES as m } from '@fuar/shared/messages/admin/redirects';
import { changesSchema } from '@fuar/shared/schemas/changes';
import type { Redirect } from '@fuar/shared/schemas/redirect';
import { afterEach, describe, expect, test } from 'vitest';
import { readPublication } from '../publication/queue.ts';
import { DATABASES, serveApi } from '../testing/start-api.ts';

type Answer = {
  doc?: Redirect & { id: number };
  errors?: { data?: { errors?: { path: string; message: string }[] } }[];
};

const SITE = 'https://www.bazaltfuar.example';

describe.each(DATABASES)('redirects on %s', (database) => {
  const api = serveApi(database, { PUBLIC_SITE_URL: SITE });
  afterEach(() => api.payload.delete({ collection: 'redirects', where: { id: { exists: true } } }));

  async function save(method: string, path: string, values?: Partial<Redirect>) {
    const headers = { cookie: api.cookie, 'content-type': 'application/json', origin: SITE };
    const body = values && { body: JSON.stringify(values) };
    const response = await api.rest(method, path, { headers, ...body });
    const { doc, errors } = (await response.json()) as Answer;
    const [refused] = errors?.[0]?.data?.errors ?? [];
    return { status: response.status, doc, refused: refused && `${refused.path}: ${refused.message}` };
  }
  const add = (from: string, to: string) => save('POST', '/redirects', { from, to });
  const published = async () => {
    const response = await api.call('GET', '/changes');
    return changesSchema.parse(await response.json()).outline?.redirects;
  };

  test('are stored in normalised form and sent to site builds', async () => {
    const { status, doc } = await add(' /fuar/tar%C4%B1m-fuarı/', `${SITE}/fuarlar/`);
    const stored = { from: '/fuar/tarım-fuarı', to: '/fuarlar' };
    expect([status, doc]).toMatchObject([201, stored]);
    expect(await add('/uzak', 'https://ornek.example')).toMatchObject({ status: 201 });
    expect(await published()).toEqual([stored, { from: '/uzak', to: 'https://ornek.example/' }]);
  });

  test('have one target per old address', async () => {
    await add('/eski', '/fuarlar');
    expect(await add('/eski/', '/basin')).toMatchObject({ status: 400, refused: `from: ${m.fromTaken}` });
    const other = await add('/daha-eski', '/basin');
    const path = `/redirects/${other.doc?.id}`;
    expect(await save('PATCH', path, { from: '/%65ski' })).toMatchObject({
      status: 400,
      refused: `from: ${m.fromTaken}`,
    });
    expect(await save('PATCH', path, { from: '/daha-eski', to: '/galeri' })).toMatchObject({ status: 200 });
    // Two simultaneous saves can both pass the validation, so a unique index refuses the second one.
    await expect(
      api.payload.db.create({ collection: 'redirects', data: { from: '/eski', to: '/x' } }),
    ).rejects.toThrow();
  });

  test.each(['/a', '/a/', '/a?x=1#y', '/%61', `${SITE}/a`])(
    'cannot lead to themselves: /a to %s',
    async (to) => {
      expect(await add('/a', to)).toMatchObject({ status: 400, refused: `to: ${m.toItself}` });
    },
  );

  test.each(['/a', '/a?x=1'])('cannot form a loop of any length: %s', async (to) => {
    await add('/a', '/b');
    await add('/b', '/c');
    const refused = `to: ${m.loop(['/c', to, '/b', '/c'])}`;
    expect(await add('/c', to)).toMatchObject({ status: 400, refused });
    expect(await published()).toHaveLength(2);
  });

  test('cannot form a loop by an edit of either address', async () => {
    const [first] = [await add('/a', '/b'), await add('/b', '/c')];
    const third = await add('/d', '/a');
    const loop = m.loop(['/a', '/d', '/a']);
    expect(await save('PATCH', `/redirects/${first.doc?.id}`, { to: '/d' })).toMatchObject({
      status: 400,
      refused: `to: ${loop}`,
    });
    expect(await save('PATCH', `/redirects/${third.doc?.id}`, { from: '/c' })).toMatchObject({
      status: 400,
      refused: `to: ${m.loop(['/c', '/a', '/b', '/c'])}`,
    });
    expect(await published()).toHaveLength(3);
  });

  test('report an invalid value under its field', async () => {
    expect(await add('eski', '/x')).toMatchObject({ status: 400, refused: `from: ${m.fromWithSite}` });
    const refused = `to: ${m.toUnknown}`;
    expect(await add('/eski', '//evil.example')).toMatchObject({ status: 400, refused });
  });

  test('count as changes of the content and request a publication', async () => {
    const version = async () => (await readPublication(api.payload)).requested;
    const versions = [await version()];
    const { doc } = await add('/eski', '/fuarlar');
    versions.push(await version());
    await save('PATCH', `/redirects/${doc?.id}`, { to: '/basin' });
    versions.push(await version());
    expect(await published()).toEqual([{ from: '/eski', to: '/basin' }]);
    await save('DELETE', `/redirects/${doc?.id}`);
    versions.push(await version());
    expect(await published()).toEqual([]);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });
});
