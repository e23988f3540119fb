import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sign } from '@fuar/shared/http/signature';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, createCallServer } from './call-server.ts';

const SECRET = 'geheim';

test('shows that it is alive while a call takes long', async () => {
  const { promise: information, resolve: inform } = Promise.withResolvers<void>();
  const work = async () => {
    await information;
    return { version: 7 };
  };
  const server = createCallServer({ '/publish': call(z.object({}), work) }, SECRET, { aliveEveryMs: 1 });
  await once(server.unref().listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/publish`;
  const headers = { 'x-signature': await sign('{}', SECRET) };
  const sent = request(url, { method: 'POST', headers }).on('information', () => inform());
  sent.end('{}');
  const [response] = await once(sent, 'response');
  expect(await json(response)).toEqual({ version: 7 });
});
