import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { LONGEST_UPLOAD_MS } from '@fuar/shared/http/longest-upload';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '../testing/listen.ts';
import { answerError } from './errors.ts';
import { createHttpServer, listenerOf } from './http-server.ts';
import { receiveJson } from './receive-json.ts';

const slowCalls: AbortSignal[] = [];
const app = new Hono()
  .get('/', (context) => context.text('page'))
  .post('/', async (context) => context.json(await receiveJson(context.req.raw)))
  .post('/slow', async ({ req, text: answer }) => {
    await req.text();
    slowCalls.push(req.raw.signal);
    await once(req.raw.signal, 'abort');
    return answer('too late');
  });
app.onError(answerError);

let server: Server;
afterEach(() => server.closeAllConnections());

function start(): Promise<number> {
  server = createHttpServer(listenerOf(app.fetch));
  return listen(server.unref());
}

test.each([
  ['h2c', 'Upgrade, HTTP2-Settings'],
  ['websocket', 'upgrade'],
])(
  'answers a request to upgrade to %s as an ordinary one, also when Next listens',
  async (protocol, connection) => {
    const port = await start();
    server.on('upgrade', () => {});
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET / HTTP/1.1\r\nHost: x\r\nConnection: ${connection}, close\r\nUpgrade: ${protocol}\r\n\r\n`,
    );
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/page$/);
  },
);

test('answers HTTP/1.0 without `Host`', async () => {
  const socket = connect(await start(), '127.0.0.1');
  socket.write('GET / HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*page$/);
});

test('aborts the signal of a call whose connection has ended', async () => {
  const socket = connect(await start(), '127.0.0.1');
  socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx');
  await vi.waitFor(() => expect(slowCalls).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(() => expect(slowCalls[0]?.aborted).toBe(true));
});

test('gives a slow upload as much time as the gateway', async () => {
  await start();
  expect(server.requestTimeout).toBe(LONGEST_UPLOAD_MS);
});

test.each([
  ['POST', 413],
  ['GET', 200],
])('the unread body of a %s delays no later request of its connection', async (method, status) => {
  const port = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports: (number | undefined)[] = [];
  const send = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sent = request({ port, host: '127.0.0.1', method, agent, headers }, (response) => {
        ports.push(response.socket.localPort);
        response.resume().on('end', () => resolve(response.statusCode));
      });
      sent.on('error', reject);
      for (let n = 0; n < 500; n += 1) sent.write(' '.repeat(16_384));
      sent.end();
    });
  const statuses = [];
  for (let n = 0; n < 10; n += 1) statuses.push(await send());
  expect(statuses).toEqual(Array(10).fill(status));
  expect(new Set(ports).size).toBe(1);
  agent.destroy();
});
