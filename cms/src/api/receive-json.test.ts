import { expect, test } from 'vitest';
import { receiveJson } from './receive-json.ts';

test('a body that breaks off gets 400, so that nobody can fill the log with errors', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const request = new Request('http://cms.test/', init as RequestInit);
  await expect(receiveJson(request)).rejects.toMatchObject({ status: 400 });
});
