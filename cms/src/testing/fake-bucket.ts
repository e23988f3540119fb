import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

/** A bucket that answers each request with `answer` until the test ends, and the settings that name it. */
export async function startFakeBucket(answer: RequestListener) {
  const server = createServer(answer);
  const port = await listen(server);
  onTestFinished(() => void server.close().closeAllConnections());
  const account = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  return { server, settings: { S3_BUCKET: 'bucket', S3_ENDPOINT: `http://127.0.0.1:${port}`, ...account } };
}
