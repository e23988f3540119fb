// Serves a copy of a response of /api with plain node:http. The speed of this server is the upper bound for the speed of /api.
import { createServer } from 'node:http';

type Answer = { headers: string[]; body: Buffer };

let answer: Answer | undefined;
process.on('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body);
  answer = {
    headers: [...Object.entries(headers).flat(), 'content-length', String(bytes.length)],
    body: bytes,
  };
  process.send?.({ type: 'set' });
});
process.on('disconnect', () => process.exit(0));

const server = createServer((_, response) => {
  response.writeHead(200, answer?.headers ?? []).end(answer?.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : 0 });
});
