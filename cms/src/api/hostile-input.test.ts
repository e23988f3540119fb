import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { errorBodySchema } from '@fuar/shared/schemas/error';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE } from '../testing/form-inputs.ts';
import { listen } from '../testing/listen.ts';
import { DATABASES, serveApi } from '../testing/start-api.ts';
import { createApp } from './app.ts';
import { listenerOf } from './http-server.ts';

/** Texts that are not ids. Every call must refuse them. */
const HOSTILE_IDS = [
  ...[
    '1e3',
    '-1',
    '0x1',
    '1;',
    '0',
    '00',
    '01',
    '1.0',
    '1.5',
    '+1',
    ' 1',
    '1 ',
    '1,2',
    '[1]',
    '\u0661',
    '1\u0000',
  ],
  ...[
    '\u0000',
    '1\n',
    '\ufeff1',
    '9007199254740993',
    '99999999999999999',
    '9'.repeat(500),
    '../1',
    '%',
    '%00',
  ],
  ...['abc', 'NaN', 'null', 'true', '\u{1f3aa}', "1' OR 1=1--", '{"$gt":0}', '{"$gt":""}', '$ne'],
  ...['[object Object]', '__proto__', 'constructor'],
];
/** The ids encoded for a path, and segments that cannot be decoded or that mean the parent folder. */
const IDS = [...HOSTILE_IDS.map(encodeURIComponent), '%ff', '%e0%80', '%', '%zz', '%2e%2e'];

describe.each(DATABASES)('hostile input on %s', (database) => {
  const api = serveApi(database, { FORM_LIMIT: '1000', FORM_DAY_LIMIT: '1000' });
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    const form = { title: 'Fuar', date: '1 Mayıs 2090', description: 'Kısa.' };
    await api.ask('POST', '/admin/fairs', { form });
    server = createServer(listenerOf(createApp(api.deps).fetch));
    port = await listen(server);
  });
  afterAll(() => void server.close());

  async function expectRefusal(response: Response, statuses: number[]): Promise<void> {
    expect(statuses).toContain(response.status);
    const { message } = errorBodySchema.strict().parse(await response.json());
    expect(message).toMatch(/^[A-ZÇĞİÖŞÜ“].*\.$/);
  }

  test.each(IDS)('rejects the id %s and changes nothing', async (id) => {
    for (const [method, path] of [
      ['GET', `/fairs/${id}`],
      ['GET', `/press/${id}`],
      ['GET', `/gallery/${id}`],
      ['DELETE', `/admin/fairs/${id}`],
      ['DELETE', `/admin/contact/${id}`],
      ['PATCH', `/admin/participant-submissions/${id}/mark-as-read`],
    ] as const) {
      // An empty id makes a path that matches no route, so 404 and 405 are refusals too.
      await expectRefusal(await api.ask(method, path), [400, 404, 405]);
    }
    expect(await (await api.call('GET', '/fairs')).json()).toHaveLength(1);
  });

  test.each([
    '?status[$ne]=x',
    '?status=upcoming&status[$gt]=',
    '?where[id][greater_than]=0',
    '?depth=10&limit=0',
    '?limit=1e2',
    '?limit=-1',
    '?limit=101',
    '?limit=5&limit=x',
    '?status=upcoming&status=__proto__',
    '?__proto__[limit]=1',
    '?constructor=1',
    '?status=%ff',
    '?fields=card%00',
    `?x=${'a'.repeat(7000)}`,
    `?${'status=upcoming&'.repeat(500)}`,
    '?%',
    '?=&=&&',
  ])('/fairs%s gives the fair or a 400', async (query) => {
    const response = await api.call('GET', `/fairs${query}`);
    if (response.status === 200) expect(await response.json()).toHaveLength(1);
    else await expectRefusal(response, [400]);
  });

  const send = (body: string | Uint8Array<ArrayBuffer>) =>
    api.call('POST', '/contact', { body, headers: { 'content-type': 'application/json' } });

  test('treats names of built-in object properties as unknown fields', async () => {
    const plain = JSON.stringify(MESSAGE).slice(1, -1);
    const polluted = `{${plain},"__proto__":{"isRead":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":7}`;
    const response = await send(polluted);
    expect(response.status).toBe(201);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    const { id } = (await response.json()) as { id: number };
    const [stored] = await api.staff<object[]>('GET', '/admin/contact');
    expect(stored).toEqual({ ...MESSAGE, id, isRead: false, status: 'open', createdAt: expect.any(String) });
    await api.ask('DELETE', `/admin/contact/${id}`);
  });

  test.each([
    ['a deep array', '['.repeat(60_000) + ']'.repeat(60_000)],
    ['a deep object', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
    ['a deep array in a text', `{"name":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
    ['a number that is too long', `{"name":${'9'.repeat(100_000)}}`],
    ['many properties', `{${Array.from({ length: 15_000 }, (_, i) => `"m${i}":1`).join()}}`],
    ['the same property twice', '{"name":"a","name":{"$gt":""}}'],
    ['a text of null characters', JSON.stringify({ ...MESSAGE, name: '\u0000\u0000' })],
    ['half of a surrogate pair', '{"name":"\\ud800"}'],
  ])('rejects %s', async (_, body) => {
    await expectRefusal(await send(body), [400]);
  });

  test.each([
    ['Latin-1', new Uint8Array(Buffer.from(JSON.stringify({ ...MESSAGE, name: 'ü' }), 'latin1'))],
    ['UTF-16', new Uint8Array(Buffer.from('{"a":1}', 'utf16le'))],
    ['an overlong slash', new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
  ])('rejects %s', async (_, bytes) => {
    await expectRefusal(await send(bytes), [400]);
  });

  /** Sends raw bytes, because an HTTP client would normalise the request. */
  const raw = (head: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(head, 'latin1')));
      let answer = '';
      socket.on('data', (data) => {
        answer += data.toString('latin1');
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => resolve(answer));
    });
  const END = ' HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

  test.each([
    `GET /api/fairs/\xff\xfe${END}`,
    `GET /api/fairs?status=\xff${END}`,
    `GET /api/fairs/%c0%ae%c0%ae/1${END}`,
    `GET /api/../../etc/passwd${END}`,
    `GET //api//fairs${END}`,
    `GET http://kotu.test/api/nope${END}`,
    `GET /api/fairs/1#x${END}`,
    `GET /api/fairs?${'a'.repeat(20_000)}${END}`,
    `GET /api/fairs HTTP/1.1\r\nhost: \r\nx: ${'a'.repeat(20_000)}\r\nconnection: close\r\n\r\n`,
    `POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: -5\r\nconnection: close\r\n\r\n{}`,
    `POST /api/contact HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\nconnection: close\r\n\r\n0\r\n\r\n`,
    `BREW /api/fairs${END}`,
    `TRACE /api/fairs${END}`,
    'GET /api/fairs HTTP/1.1\r\nconnection: close\r\n\r\n',
    `GET /media/\xff.png${END}`,
  ])('answers %j without a server error', async (head) => {
    expect(await raw(head)).toMatch(/^HTTP\/1\.1 [24]\d\d /);
  });
});
