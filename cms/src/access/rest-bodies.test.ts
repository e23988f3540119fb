import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lockAccount } from '../people/lock-account.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { fillContent } from '../testing/fill-content.ts';
import { aPicture } from '../testing/pictures.ts';
import { addMember } from '../testing/staff.ts';
import { answerOf, DATABASES, serveApi } from '../testing/start-api.ts';

const CHANGED = [
  ...(['fairs', 'press-items', 'exhibitors', 'gallery-images', 'slider-images', 'page-contents'] as const),
  ...(['contact-messages', 'participant-submissions', 'users'] as const),
];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=x';

function nested(levels: number): object {
  const root = { type: 'root', children: [] as object[] };
  let { children } = root;
  for (let level = 0; level < levels; level += 1) {
    const quote = { type: 'quote', children: [] as object[] };
    children.push(quote);
    children = quote.children;
  }
  return { root };
}

describe.each(DATABASES)('bodies that staff send to /rest on %s', (database) => {
  const api = serveApi(database);
  beforeAll(() => fillContent(api));

  const send = (method: string, path: string, body: BodyInit, type = JSON_TYPE) => {
    const headers = { 'content-type': type };
    return api.rest(method, path, { as: 'staff', headers, body, duplex: 'half' } as RequestInit);
  };
  const patch = (path: string, data: object) => send('PATCH', path, JSON.stringify(data));
  const rowOf = async (collection: string) => {
    const found = await api.payload.db.findOne<{ id: number }>({ collection: collection as CollectionSlug });
    if (!found) throw new Error(`${collection} has no row`);
    return found;
  };

  test.each([
    ['{', JSON_TYPE],
    ['null', JSON_TYPE],
    ['[]', JSON_TYPE],
    ['5', JSON_TYPE],
    ['"x"', JSON_TYPE],
    ['a', FORM_TYPE],
    ['a', 'multipart/form-data'],
    ['--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n', FORM_TYPE],
    ['--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n5\r\n--x--\r\n', FORM_TYPE],
  ])('get 400 in Turkish if they are no object: %j as %s', async (body, type) => {
    for (const path of ['/fairs', '/users', '/media', '/globals/site-settings', '/payload-preferences/x']) {
      const answer = await send('POST', path, body, type);
      const errors = [{ message: expect.stringMatching(/okunamadı/) }];
      expect(await answerOf(answer), path).toEqual([400, { errors }]);
    }
    expect((await send('PATCH', '/fairs/1', body, type)).status).toBe(400);
  });

  test('clear an optional choice with an empty text', async () => {
    const fair = JSON.stringify({ ...FAIR, status: 'Upcoming', notice: '' });
    expect(await answerOf(send('POST', '/fairs', fair))).toMatchObject([201, { doc: { notice: null } }]);
    const { doc } = await (await patch('/fairs/1', { notice: '' })).json();
    expect(doc.notice).toBeNull();
    expect((await patch('/fairs/1', { status: '' })).status).toBe(400);
  });

  test.each<{ value: unknown }>([
    { value: {} },
    { value: [1] },
    { value: [null] },
    { value: { toString: 5 } },
  ])('change nothing if each field has the wrong value $value', async ({ value }) => {
    for (const slug of CHANGED) {
      const before = await rowOf(slug);
      const { flattenedFields } = api.payload.collections[slug].config;
      const data = Object.fromEntries(flattenedFields.map(({ name }) => [name, value]));
      const answer = await patch(`/${slug}/${before.id}`, data);
      expect([slug, answer.status]).toEqual([slug, 400]);
      expect(await rowOf(slug)).toEqual(before);
    }
  });

  test.each([2 ** 53, 1e308, '9'.repeat(400)])(
    'get 400 for the number %s, which SQLite cannot read',
    async (order) => {
      const { id } = await rowOf('slider-images');
      expect((await patch(`/slider-images/${id}`, { order })).status).toBe(400);
      expect((await api.call('GET', '/slider-images')).status).toBe(200);
    },
  );

  test.each([0, -1, 1.5, 999_999, 1e308, 'x', '9'.repeat(400)])(
    'get 400 for a picture or fair %j that does not exist',
    async (id) => {
      for (const [slug, name] of [
        ['fairs', 'image'],
        ['press-items', 'image'],
        ['exhibitors', 'fair'],
        ['gallery-images', 'image'],
        ['slider-images', 'image'],
      ] as const) {
        const { id: row } = await rowOf(slug);
        const answer = await patch(`/${slug}/${row}`, { [name]: id });
        expect([slug, answer.status, await answer.json()]).toEqual([
          slug,
          400,
          {
            errors: [
              expect.objectContaining({ data: { errors: [{ path: name, message: 'Geçersiz değer.' }] } }),
            ],
          },
        ]);
      }
    },
  );

  test.each([
    5,
    'x',
    {},
    { root: null },
    { root: { type: 'root', children: 5 } },
    { root: { type: 'root', children: [null] } },
    { root: { type: 'root', children: [{ type: 'quote', children: 7 }] } },
    { root: { type: 'root', children: [{ type: 'link', fields: 5, children: [] }] } },
    nested(500),
  ])('get 400 for details that are no rich-text document: case %#', async (details) => {
    const answer = await patch('/fairs/1', { details });
    expect(answer.status).toBe(400);
    expect((await api.call('GET', '/fairs')).status).toBe(200);
  });

  test('get 400 if they have more than 160 nested levels', async () => {
    const deep = (levels: number) => `{"value":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    for (const path of ['/fairs', '/globals/site-settings', '/payload-preferences/x']) {
      for (const levels of [160, 20_000, 200_000]) {
        const answer = await send('POST', path, deep(levels));
        expect([path, levels, answer.status, await answer.text()]).toEqual([
          ...[path, levels, 400],
          '{"errors":[{"message":"Gönderilen veri çok fazla iç içe geçmiş."}]}',
        ]);
      }
    }
    expect((await send('POST', '/payload-preferences/x', deep(159))).status).toBe(200);
    expect((await patch('/fairs/1', { details: nested(78) })).status).toBe(200);
  });

  test('are accepted from the console’s forms, with and without a picture', async () => {
    const form = (data: object, file?: File) => {
      const parts = new FormData();
      parts.append('_payload', JSON.stringify(data));
      if (file) parts.append('file', file);
      const encoded = new Response(parts);
      return [encoded, encoded.headers.get('content-type') ?? ''] as const;
    };
    const post = async (method: string, path: string, [encoded, type]: ReturnType<typeof form>) =>
      send(method, path, await encoded.arrayBuffer(), type);
    const added = await post('POST', '/media', form({ alt: 'Salon' }, await aPicture('SALON.JFIF')));
    const { doc: picture } = (await added.json()) as { doc: { id: number; width: number } };
    const filename = expect.stringMatching(/^[\da-f]{20}\.png$/);
    expect([added.status, picture]).toEqual([201, expect.objectContaining({ alt: 'Salon', filename })]);
    const { id } = await rowOf('fairs');
    const saved = await post('PATCH', `/fairs/${id}`, form({ title: 'Yeni başlık', image: picture.id }));
    expect([saved.status, await rowOf('fairs')]).toMatchObject([200, { title: 'Yeni başlık' }]);
    expect((await api.payload.findByID({ collection: 'fairs', id, depth: 0 })).image).toBe(picture.id);
  });

  test('are cleaned like those of /api, so that a text adds no line to a calendar', async () => {
    const given = ' \u0001Fuar\rATTENDEE:mailto:x@ornek.test\r\n\u007f ';
    for (const [slug, name] of [
      ['fairs', 'title'],
      ['fairs', 'description'],
      ['press-items', 'title'],
      ['exhibitors', 'name'],
      ['media', 'alt'],
      ['users', 'name'],
    ] as const) {
      const { id } = await rowOf(slug);
      expect((await patch(`/${slug}/${id}`, { [name]: given })).status).toBe(200);
      const row = await api.payload.findByID({ collection: slug, id, depth: 0 });
      const stored = (row as unknown as Record<string, unknown>)[name];
      expect([slug, name, stored]).toEqual([slug, name, 'Fuar\nATTENDEE:mailto:x@ornek.test']);
    }
    expect((await send('POST', '/globals/site-settings', JSON.stringify({ fax: given }))).status).toBe(200);
    const { fax } = await api.payload.findGlobal({ slug: 'site-settings' });
    expect(fax).toBe('Fuar\nATTENDEE:mailto:x@ornek.test');
  });

  test('change neither the file nor the sizes of a picture', async () => {
    const before = await rowOf('media');
    const data = { alt: 'Yeni', width: 99_999, height: -5, filesize: 1, focalX: 7, filename: 'a.png' };
    expect((await patch(`/media/${before.id}`, { ...data, sizes: { w480: { width: 1 } } })).status).toBe(200);
    expect(await rowOf('media')).toEqual({ ...before, alt: 'Yeni', updatedAt: expect.anything() });
  });

  test('never make the CMS fetch a picture over HTTP', async () => {
    const { id } = await rowOf('media');
    const edits = ['widthInPixels]=9', 'heightInPixels]=9', 'focalPoint][x]=9', 'focalPoint][y]=9'];
    const query = edits.map((edit) => `uploadEdits[${edit}`).join('&');
    const edited = await send(
      'PATCH',
      `/media/${id}?${query}`,
      JSON.stringify({ alt: 'x', focalX: 3, focalY: 3 }),
    );
    expect(edited.status).toBe(200);
    expect((await send('POST', `/media/${id}/duplicate`, '{}')).status).toBeLessThan(500);
    // Nothing listens on this port, so a fetch would fail with 500.
    const data = JSON.stringify({ url: 'http://192.0.2.1:9/a.png', filename: 'a.png', alt: 'x' });
    expect((await send('POST', '/media', data)).status).toBe(400);
    const form = `--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${data}\r\n--x--\r\n`;
    expect((await send('POST', '/media', form, FORM_TYPE)).status).toBe(400);
  });

  test('never make the CMS copy a stored file', async () => {
    const media = (await rowOf('media')) as { id: number; filename?: string };
    const folder = mkdtempSync(join(tmpdir(), 'fuar-'));
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const file = { filename: media.filename, mimeType: 'image/png', size: 1, clientUploadContext: {} };
    for (const data of [{ alt: 5 }, { alt: 'x' }]) {
      const parts = Object.entries({ _payload: data, file }).map(
        ([name, value]) =>
          `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}\r\n`,
      );
      const answer = await send('POST', '/media', `${parts.join('')}--x--\r\n`, FORM_TYPE);
      expect([answer.status, readdirSync(folder)]).toEqual([400, []]);
    }
  });

  test('are not examined as pictures if the account may not store pictures', async () => {
    const { cookie } = await addMember(api, 'inbox');
    const { id } = await rowOf('media');
    for (const [method, path] of [
      ['POST', '/media'],
      ['PATCH', `/media/${id}`],
    ] as const) {
      const body = new FormData();
      body.append('file', new File(['no picture'], 'a.png', { type: 'image/png' }));
      expect((await api.rest(method, path, { headers: { cookie }, body })).status, path).toBe(403);
    }
  });

  test('hold no lock while they arrive slowly', async () => {
    const { id } = await rowOf('users');
    let finish = () => {};
    const body = new ReadableStream({
      start: (controller) => {
        finish = () => controller.close();
      },
    });
    const slow = send('PATCH', `/users/${id}`, body);
    await new Promise(setImmediate);
    expect(await lockAccount(api.payload, id, () => 'changed')).toBe('changed');
    finish();
    expect((await slow).status).toBe(200);
  });

  test.each([
    [
      'contact-messages',
      {
        name: 'Başka',
        email: 'baska@ornek.test',
        subject: 'Başka',
        message: 'Başka',
        status: 'closed',
        ownerId: 1,
        followUpOn: '2090-01-01',
        requestKey: 'x',
      },
    ],
    [
      'participant-submissions',
      {
        companyName: 'Başka',
        notes: 'Başka',
        requestedArea: 1,
        standType: 'special',
        kvkkConsent: false,
        consentAt: '2001-01-01T00:00:00.000Z',
        consentVersion: 'x',
        number: 'BF-2000-0001',
        source: 'mail',
        declineReason: 'Başka',
        offeredArea: 5,
        companyKey: 'x',
        fairTitle: 'Başka',
        fair: 2,
      },
    ],
    ['page-contents', { pageKey: 'baska' }],
    ['fairs', { changedIn: 1e15, fromDraft: 'x', hasVersion: false }],
    ['media', { placeholder: 'x' }],
    [
      'users',
      {
        hash: 'x',
        salt: 'x',
        loginAttempts: 99,
        lockUntil: '2099-01-01T00:00:00.000Z',
        sessions: [],
        resetPasswordToken: 'x',
        isInvited: true,
        inviteHash: 'x',
      },
    ],
  ] as const)('cannot set what only our code sets in %s', async (slug, values) => {
    const before = (await rowOf(slug)) as unknown as Record<string, unknown>;
    const answer = await patch(`/${slug}/${before.id}`, values);
    expect(answer.status).toBe(200);
    const after = (await rowOf(slug)) as unknown as Record<string, unknown>;
    for (const name of Object.keys(values)) {
      // Every save sets `changedIn` to a new content version, which is far below the value that was sent.
      if (name === 'changedIn') expect(after[name]).toBeLessThan(1e9);
      else expect([name, after[name]]).toEqual([name, before[name]]);
    }
  });

  test('cannot set the moment when the settings were first saved', async () => {
    const settings = () => api.payload.db.findGlobal({ slug: 'site-settings' });
    const { createdAt } = await settings();
    const body = JSON.stringify({ createdAt: '2000-01-01T00:00:00.000Z', fax: '0412' });
    expect((await send('POST', '/globals/site-settings', body)).status).toBe(200);
    expect(await settings()).toMatchObject({ createdAt, fax: '0412' });
  });

  test.each([
    ['users', { $max: { inviteHash: 'a', inviteUntil: 9e15 } }],
    ['users', { $addToSet: { passkeys: 'x' }, '$min.totpStep': 5 }],
    ['users', { $unset: { hash: 1 } }],
    ['users', { _id: 99 }],
    ['users', { 'email.x': 1 }],
    ['contact-messages', { $max: { ownerId: 9, requestKey: 'zz' } }],
    ['fairs', { 'details.root': 5 }],
    ['exhibitors', { 'fair.id': 9999 }],
    ['fairs', { ['__proto__']: { details: 5 } }],
    ['exhibitors', { ['__proto__']: { fair: 9999 } }],
    ['users', { ['__proto__']: { password: 'Sınama-Parolası-2027' } }],
  ] as const)(
    'write nothing to %s through an operator, `_id`, a path into a field or a prototype: %j',
    async (slug, values) => {
      const before = await rowOf(slug);
      for (const path of [`/${slug}/${before.id}`, `/${slug}?where[id][equals]=${before.id}`])
        expect((await patch(path, values)).status).toBe(200);
      const changed = {
        updatedAt: expect.anything(),
        ...('changedIn' in before && { changedIn: expect.anything() }),
      };
      expect(await rowOf(slug)).toEqual({ ...before, ...changed });
    },
  );

  test('cannot take the highest id, so that others can still store preferences', async () => {
    const key = { id: Number.MAX_SAFE_INTEGER, key: 'bir', value: {} };
    expect((await send('POST', '/payload-preferences', JSON.stringify(key))).status).toBe(201);
    expect((await send('POST', '/payload-preferences/iki', '{"value":{}}')).status).toBe(200);
  });
});
