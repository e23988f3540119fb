import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, test, vi } from 'vitest';
import { receiveForm } from './receive-form.ts';

const NO_SPACE = Object.assign(new Error('ENOSPC: no space left on device, write'), {
  code: 'ENOSPC',
  syscall: 'write',
});

let writingMs = 0;
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  createWriteStream: () =>
    new Writable({ write: (_chunk, _encoding, done) => void setTimeout(done, writingMs, NO_SPACE) }),
}));

const folder = mkdtempSync(join(tmpdir(), 'receive-form-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['while a picture comes in', 0],
  ['when all of it has come', 100],
])('a disk that is full %s is answered with 503, and leaves nothing', async (_, ms) => {
  writingMs = ms;
  const head =
    '--x\r\ncontent-disposition: form-data; name="imageFile"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const body = new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new TextEncoder().encode(head + 'a'.repeat(1000)));
      // Long enough for a failure that nobody listens to; it would end the process, and the run of the tests.
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.enqueue(new TextEncoder().encode('a\r\n--x--\r\n'));
      controller.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  const received = receiveForm(
    new Request('http://x/', init),
    { field: 'imageFile', required: true },
    folder,
  );
  await expect(received).rejects.toMatchObject({ status: 503, retryAfter: 10 });
  expect(readdirSync(folder)).toEqual([]);
});
