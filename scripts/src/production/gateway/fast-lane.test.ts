import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRepo } from '../../repo.ts';
import { openFastLane } from './fast-lane.ts';
import { serveSite } from './serve.ts';
import { loadSite } from './site.ts';

const root = mkdtempSync(join(tmpdir(), 'fast-lane-'));
const page = `<h1>${'Fuarlar '.repeat(100)}</h1>`;
let server: Server;
let lane: { close: () => void };
/** How many requests came as far as node:http. */
let ordinary = 0;

beforeAll(async () => {
  mkdirSync(join(root, 'release'));
  writeFileSync(join(root, 'release/fuarlar.html'), page);
  writeFileSync(join(root, 'release/404.html'), page);
  const folders = { older: [], admin: join(root, 'none'), netlifyToml: inRepo('netlify.toml') };
  const site = await loadSite({ release: join(root, 'release'), ...folders });
  server = createServer((request, response) => {
    ordinary += 1;
    void serveSite(site, request, response);
  });
  lane = openFastLane(server, () => site);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The first visitor of a page gets it from node:http.
  await talk(get('Accept-Encoding: gzip', 'Connection: close'));
  ordinary = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

function get(...fields: string[]): string {
  return ['GET /fuarlar HTTP/1.1', 'Host: x', ...fields, '', ''].join('\r\n');
}

/** Sends the parts one after the other, and reads until the other side closes or says nothing more. */
async function talk(...parts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  let heard = '';
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text;
  });
  for (const part of parts) {
    socket.write(part);
    await sleep(50);
  }
  socket.end();
  await closed;
  return heard;
}

const statuses = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

describe('the fast lane', () => {
  test('says the same as node:http, header by header', async () => {
    const headers = (heard: string) =>
      (heard.split('\r\n\r\n')[0] ?? '')
        .replace(/Date: .*/, 'Date')
        .split('\r\n')
        .toSorted();
    const fast = await talk(get('Accept-Encoding: gzip'));
    expect(ordinary).toBe(0);
    const slow = await talk(get('Accept-Encoding: gzip', 'Content-Length: 0'));
    expect(ordinary).toBe(1);
    expect(fast.split('\r\n\r\n')[1]).toBe(slow.split('\r\n\r\n')[1]);
    const withoutTimeout = (lines: string[]) => lines.filter((line) => !line.startsWith('Keep-Alive'));
    expect(withoutTimeout(headers(fast))).toEqual(withoutTimeout(headers(slow)));
    expect(fast).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
  });

  test('answers many requests on one connection, and 304 to who has the page', async () => {
    ordinary = 0;
    const etag = /\r\netag: (.*)\r\n/.exec(await talk(get('Accept-Encoding: gzip')))?.[1];
    const held = get('Accept-Encoding: gzip', `If-None-Match: ${etag}`);
    const plain = get('Accept-Encoding: gzip', 'Connection: keep-alive');
    const heard = await talk(plain, held, plain);
    expect(statuses(heard)).toEqual([200, 304, 200]);
    expect(/HTTP\/1\.1 304(?:.+\r\n)+/.exec(heard)?.[0]).not.toMatch(/^content-/m);
    expect(ordinary).toBe(0);
  });

  const plain = get('Accept-Encoding: gzip');
  test.each([
    ['in pieces', [plain.slice(0, 20), plain.slice(20)], [200]],
    ['several at once', [plain + plain + plain], [200, 200, 200]],
    ['HEAD, and GET after it', [plain.replace('GET', 'HEAD'), plain], [200, 200]],
    ['a plain one first', [plain, plain.replace('GET', 'POST'), plain], [200, 405, 200]],
    ['an unknown page', [plain.replace('/fuarlar', '/yok'), plain], [404, 200]],
    ['a query', [plain.replace('/fuarlar', '/fuarlar?a=1')], [200]],
    ['the last one on its connection', [get('Accept-Encoding: gzip', 'Connection: close')], [200]],
    ['with a body', [`${get('Accept-Encoding: gzip', 'Content-Length: 3')}abc${plain}`], [200, 200]],
    ['without a host', [plain.replace('Host: x\r\n', '')], [400]],
    ['with a folded header', [plain.replace('Host: x', 'Host: x\r\nA: b\r\n c')], [400]],
    ['with a bare line feed', [plain.replaceAll('\r\n', '\n')], [400]],
    ['with a blank before the colon', [plain.replace('Host: x', 'Host: x\r\nContent-Length : 3')], [400]],
    ['no HTTP at all', ['\x16\x03\x01\x02'], [400]],
  ])('leaves to node:http what is not plain: %s', async (_, parts, expected) => {
    expect(statuses(await talk(...parts))).toEqual(expected);
  });

  test('speaks to an old client as it wants: HTTP/1.0 without keep-alive', async () => {
    const heard = await talk(plain.replace('HTTP/1.1', 'HTTP/1.0'));
    expect(heard).toContain('Connection: close');
    expect(heard.endsWith(heard.split('\r\n\r\n')[1] ?? '?')).toBe(true);
  });

  test('ends what is idle when it closes, after the last answer', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(plain);
    const [first] = await once(socket, 'data');
    const ended = once(socket.resume(), 'end');
    lane.close();
    await ended;
    expect(String(first)).toContain('200 OK');
  });
});
