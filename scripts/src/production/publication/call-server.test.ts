import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { sign } from '@fuar/shared/http/signature';
import { PUBLICATION_MESSAGES } from '@fuar/shared/messages/admin/publication';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { listen } from '../../../../cms/src/testing/listen.ts';
import { announce } from './announce.ts';
import { call, createCallServer } from './call-server.ts';

const SECRET = 'geheim';

async function open(work: () => Promise<object>, options = {}): Promise<string> {
  const server = createCallServer({ '/publish': call(z.object({}), work) }, SECRET, options);
  return `http://127.0.0.1:${await listen(server.unref())}/publish`;
}

test('shows that it is alive while a call takes long', async () => {
  const { promise: information, resolve: inform } = Promise.withResolvers<void>();
  const url = await open(() => information.then(() => ({ version: 7 })), { aliveEveryMs: 1 });
  const headers = { 'x-signature': await sign('{}', SECRET) };
  const sent = request(url, { method: 'POST', headers }).on('information', () => inform());
  sent.end('{}');
  const [response] = await once(sent, 'response');
  expect(await json(response)).toEqual({ version: 7 });
});

test('a failed publication is reported to staff, and the next announcement tries again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const publish = vi.fn(async () => ({ version: 1 })).mockRejectedValueOnce(new Error('GET /api/fairs: 500'));
  const url = await open(publish);
  await expect(announce(url, SECRET, 1)).rejects.toThrow(PUBLICATION_MESSAGES.buildFailed);
  expect(log).toHaveBeenCalledWith('GET /api/fairs: 500');
  await announce(url, SECRET, 1);
});

test('an announcement without the secret publishes nothing', async () => {
  const publish = vi.fn(async () => ({ version: 2 }));
  await expect(announce(await open(publish), 'guessed', 2)).rejects.toThrow('signature');
  expect(publish).not.toHaveBeenCalled();
});
