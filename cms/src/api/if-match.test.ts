import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { describe, expect, test } from 'vitest';
import { FAIR } from '../testing/fair-calls.ts';
import { MESSAGE } from '../testing/form-inputs.ts';
import { aPicture } from '../testing/pictures.ts';
import { type Api, answerOf, DATABASES, serveApi } from '../testing/start-api.ts';
import { readIfMatch } from './row-version.ts';

type Versioned = { version: string };
type Options = Parameters<Api['call']>[2];

const PRESS = { type: 'Bulletin', title: 'Haber', date: '2025-10-15' };

test.each([
  [undefined, undefined],
  ['*', undefined],
  ['*a1', ['*a1']],
  ['"a1"', ['a1']],
  ['W/"a1", "b2"', ['a1', 'b2']],
])('If-Match: %s names the versions %j', (header, versions) => expect(readIfMatch(header)).toEqual(versions));

describe.each(DATABASES)('concurrent edits on %s', (database) => {
  const api = serveApi(database);

  const answer = <T>(method: string, path: string, options: Options = {}) =>
    api.staff<T>(method, path, { ...options, headers: { prefer: 'version', ...options.headers } });

  const ifMatch = (version: string) => ({ headers: { 'if-match': `"${version}"` } });

  const kinds = [
    {
      name: 'a fair',
      open: () => answer<Versioned & { id: number }>('POST', '/admin/fairs', { form: FAIR }),
      path: ({ id }: { id: number }) => `/admin/fairs/${id}`,
      change: (text: string) => ({ form: { title: text } }),
      read: async () => (await answer<{ title: string }[]>('GET', '/admin/fairs'))[0]?.title,
    },
    {
      name: 'a press item',
      open: () => answer<Versioned & { id: number }>('POST', '/admin/press', { form: PRESS }),
      path: ({ id }: { id: number }) => `/admin/press/${id}`,
      change: (text: string) => ({ form: { title: text } }),
      read: async () => (await answer<{ title: string }[]>('GET', '/admin/press'))[0]?.title,
    },
    {
      name: 'the text of a page',
      open: async () => ({
        id: 0,
        ...((await answer<Versioned[]>('GET', '/admin/page-content'))[0] as Versioned),
      }),
      path: () => '/admin/page-content/kvkk',
      change: (text: string) => ({ json: { pageKey: 'kvkk', title: text } }),
      read: async () => (await answer<{ title: string }[]>('GET', '/admin/page-content'))[0]?.title,
    },
    {
      name: 'the settings',
      open: async () => ({ id: 0, ...(await answer<Versioned>('GET', '/admin/settings')) }),
      path: () => '/admin/settings',
      change: (text: string) => ({ json: { address: text } }),
      read: async () => (await answer<{ address: string }>('GET', '/admin/settings')).address,
    },
  ];

  describe.each(kinds)('$name', ({ open, path, change, read }) => {
    test('rejects the second save with 412 and keeps the first one', async () => {
      const opened = await open();
      const first = await answer<Versioned>('PUT', path(opened), {
        ...change('ilk'),
        ...ifMatch(opened.version),
      });
      expect(first.version).not.toBe(opened.version);

      const second = await api.ask('PUT', path(opened), { ...change('ikinci'), ...ifMatch(opened.version) });
      expect(await answerOf(second)).toEqual([412, { message: ERROR_MESSAGES.changedMeanwhile }]);
      expect(await read()).toBe('ilk');

      await answer('PUT', path(opened), { ...change('ikinci'), ...ifMatch(first.version) });
      expect(await read()).toBe('ikinci');
    });

    test('answers without versions unless Prefer asks for them', async () => {
      const opened = await open();
      expect(await api.staff('PUT', path(opened), change('bir'))).not.toHaveProperty('version');
      for (const prefer of ['return=minimal', 'versions', '']) {
        const list = path(opened).replace(/\/(?:\d+|kvkk)$/, '');
        const listed = await api.ask('GET', list, { headers: { prefer } });
        expect(await listed.text()).not.toContain('"version"');
      }
    });

    test('overwrites when a save names no version', async () => {
      const opened = await open();
      await answer('PUT', path(opened), change('bir'));
      await answer('PUT', path(opened), change('iki'));
      expect(await read()).toBe('iki');
    });

    test('accepts one of many simultaneous saves of the same version', async () => {
      const opened = await open();
      const statuses = await Promise.all(
        ['a', 'b', 'c', 'd'].map(async (text) => {
          const options = { as: 'staff' as const, ...change(text), ...ifMatch(opened.version) };
          return (await api.call('PUT', path(opened), options)).status;
        }),
      );
      expect(statuses.sort()).toEqual([200, 412, 412, 412]);
    });
  });

  type Row = Versioned & { id: number };
  const aFair = () => answer<Row>('POST', '/admin/fairs', { form: FAIR });

  test.each<[string, () => Promise<[path: string, version: string, change: () => Promise<Versioned>]>]>([
    [
      'a fair',
      async () => {
        const { id, version } = await aFair();
        const path = `/admin/fairs/${id}`;
        return [path, version, () => answer('PUT', path, { form: { title: 'Yeni' } })];
      },
    ],
    [
      'a press item',
      async () => {
        const { id, version } = await answer<Row>('POST', '/admin/press', { form: PRESS });
        const path = `/admin/press/${id}`;
        return [path, version, () => answer('PUT', path, { form: { title: 'Yeni' } })];
      },
    ],
    [
      'an exhibitor',
      async () => {
        const list = `/admin/fairs/${(await aFair()).id}/exhibitors`;
        const { id, version } = await answer<Row>('POST', list, { form: { name: 'Firma' } });
        const path = `/admin/exhibitors/${id}`;
        return [path, version, () => answer('PUT', path, { form: { name: 'Yeni' } })];
      },
    ],
    [
      'a draft',
      async () => {
        const json = { kind: 'press', fields: { title: 'Haber' } };
        const { id, version } = await answer<Row>('POST', '/admin/drafts', { json });
        const path = `/admin/drafts/${id}`;
        return [path, version, () => answer('PUT', path, { json: { fields: { title: 'Yeni' } } })];
      },
    ],
    [
      'a message',
      async () => {
        const { id } = await api.staff<Row>('POST', '/contact', { json: MESSAGE });
        const path = `/admin/contact/${id}`;
        const { version } = await answer<Row>('GET', path);
        return [path, version, () => answer('PATCH', path, { json: { status: 'answered' } })];
      },
    ],
  ])('does not delete %s that has changed since', async (_, open) => {
    const [path, version, change] = await open();
    const changed = await change();
    const remove = (seen: string) => api.ask('DELETE', path, ifMatch(seen));
    expect((await remove(version)).status).toBe(412);
    expect((await remove(changed.version)).status).toBe(204);
    expect((await remove(changed.version)).status).toBe(404);
  });

  test('discards the picture of a rejected save', async () => {
    const fair = await answer<Versioned & { id: number }>('POST', '/admin/fairs', { form: FAIR });
    await answer('PUT', `/admin/fairs/${fair.id}`, { form: { title: 'Yeni' } });
    const before = await api.count('media');
    const refused = await api.ask('PUT', `/admin/fairs/${fair.id}`, {
      form: { title: 'Eski', imageFile: await aPicture() },
      ...ifMatch(fair.version),
    });
    expect(refused.status).toBe(412);
    expect(await api.count('media')).toBe(before);
  });

  test('keeps the version of a row when the row is published', async () => {
    const fair = await answer<Versioned & { id: number }>('POST', '/admin/fairs', { form: FAIR });
    await api.set('publication', 1, { published: 1_000_000 });
    const [listed] = await answer<(Versioned & { live: boolean })[]>('GET', '/admin/fairs');
    expect(listed).toMatchObject({ live: true, version: fair.version });
  });
});
