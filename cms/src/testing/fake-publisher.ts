import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isSigned } from '@fuar/shared/http/signature';
import type { ReadPreview, StartPreview } from '@fuar/shared/schemas/preview-calls';
import { afterAll, beforeAll } from 'vitest';
import { listen } from './listen.ts';

const SECRET = 'ortak-sir';
export const EXPIRES_AT = '2090-01-01T00:00:00.000Z';

/** A publisher with one preview. Remembers the signed calls, and answers each path with a page that shows the path. */
async function startFakePublisher() {
  const calls: { started: StartPreview[]; read: ReadPreview[]; warmedUp: object[] } = {
    started: [],
    read: [],
    warmedUp: [],
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answer = (status: number, json: object) => response.writeHead(status).end(JSON.stringify(json));
    if (!(await isSigned(body, SECRET, String(request.headers['x-signature'])))) return answer(401, {});
    if (request.url === '/preview/warm') {
      calls.warmedUp.push({});
      return answer(200, {});
    }
    if (request.url === '/preview') {
      calls.started.push(JSON.parse(body));
      return answer(200, { token: 't', expiresAt: EXPIRES_AT, pages: [] });
    }
    const call = JSON.parse(body) as ReadPreview;
    calls.read.push(call);
    if (call.token !== 't') return answer(404, {});
    const status = call.path === '/yok' ? 404 : 200;
    return answer(200, { status, html: `<h1>${call.path}</h1>`, csp: "frame-ancestors 'self'" });
  });
  const port = await listen(server);
  return {
    ...calls,
    settings: { PREVIEW_URL: `http://127.0.0.1:${port}/preview`, REBUILD_WEBHOOK_SECRET: SECRET },
    stop: () => server.close().closeAllConnections(),
  };
}

type FakePublisher = Awaited<ReturnType<typeof startFakePublisher>>;

/** A fake publisher for the tests of this file or `describe`. Call it before the `serveApi` that gets its settings. */
export function serveFakePublisher(): FakePublisher {
  const publisher = {} as FakePublisher;
  beforeAll(async () => {
    Object.assign(publisher, await startFakePublisher());
  });
  afterAll(() => publisher.stop());
  return publisher;
}
