import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isSigned } from '@fuar/shared/http/signature';
import type { ReadPreview, StartPreview } from '@fuar/shared/schemas/preview-calls';

const SECRET = 'ortak-sir';
export const EXPIRES_AT = '2090-01-01T00:00:00.000Z';

/** A publisher with one preview: it remembers the signed calls, and shows the requested path as its page. */
export async function startFakePublisher() {
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...calls,
    /** The settings of a CMS that asks this publisher. */
    settings: { PREVIEW_URL: `http://127.0.0.1:${port}/preview`, REBUILD_WEBHOOK_SECRET: SECRET },
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
