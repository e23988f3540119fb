import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const NO_SPACE = new Error('ENOSPC: no space left on device, write');
Object.assign(NO_SPACE, { code: 'ENOSPC', syscall: 'write' });

let failWrite = (fail: () => void) => fail();
let written = Promise.withResolvers<void>();
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  createWriteStream: () =>
    new Writable({ write: (_chunk, _encoding, done) => failWrite(() => done(NO_SPACE)) }).once('close', () =>
      written.resolve(),
    ),
}));

// Test files share a worker. Reset the modules, so that only this file uses the fake `node:fs`.
let receiveForm: typeof import('./receive-form.ts').receiveForm;
beforeAll(async () => {
  vi.resetModules();
  ({ receiveForm } = await import('./receive-form.ts'));
});
afterAll(() => void vi.resetModules());

const folder = mkdtempSync(join(tmpdir(), 'receive-form-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD =
  '--x\r\ncontent-disposition: form-data; name="imageFile"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

async function receive(parts: () => AsyncIterable<string>): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Readable.toWeb(Readable.from(parts(), { objectMode: false })),
    duplex: 'half',
  } as RequestInit;
  const received = receiveForm(
    new Request('http://x/', init),
    { field: 'imageFile', required: true },
    folder,
  );
  const message = ERROR_MESSAGES.unavailable;
  await expect(received).rejects.toMatchObject({ status: 503, message, retryAfter: 10 });
  expect(readdirSync(folder)).toEqual([]);
}

beforeEach(() => {
  written = Promise.withResolvers<void>();
});

test('answers 503 and leaves no file when the disk fills up while a picture arrives', async () => {
  failWrite = (fail) => fail();
  await receive(async function* () {
    yield HEAD + 'a'.repeat(1000);
    await written.promise;
    // The write has failed. If its rejection had no handler, Node would end the process during this turn of the event loop.
    await nextTurn();
    yield 'a\r\n--x--\r\n';
  });
});

test('answers 503 and leaves no file when the disk fills up after the last byte', async () => {
  const { promise: read, resolve: onRead } = Promise.withResolvers<void>();
  failWrite = (fail) => void read.then(nextTurn).then(fail);
  await receive(async function* () {
    yield `${HEAD}${'a'.repeat(1000)}\r\n--x--\r\n`;
    onRead();
  });
});
