import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isSigned } from '@fuar/shared/http/signature';
import { PUBLICATION_MESSAGES } from '@fuar/shared/messages/admin/publication';
import type { z } from 'zod';

/** Parses the body of a call, and returns a function that does the work. If the work returns undefined, the answer is 404. */
export type Call = (body: string) => () => Promise<object | undefined>;

/** How often a 102 is sent during a call. The CMS calls with `fetch`, which gives up if it receives nothing for five minutes. */
const ALIVE_EVERY_MS = 60_000;

export function call<S extends z.ZodType>(
  schema: S,
  work: (body: z.output<S>) => ReturnType<ReturnType<Call>>,
): Call {
  return (body) => {
    const parsed = schema.parse(JSON.parse(body));
    return () => work(parsed);
  };
}

/** Answers signed POST calls. `calls` has a call for each path. While a call takes long, sends a 102 again and again. */
export function createCallServer(
  calls: Record<string, Call>,
  secret: string,
  { aliveEveryMs = ALIVE_EVERY_MS } = {},
): Server {
  async function handle(parse: Call, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const [signature] = [request.headers['x-signature']].flat();
    if (!(await isSigned(body, secret, signature))) {
      return answer(response, 401, { message: 'The signature is wrong.' });
    }
    let work: ReturnType<Call>;
    try {
      work = parse(body);
    } catch (error) {
      return answer(response, 400, { message: error instanceof Error ? error.message : String(error) });
    }
    const alive = setInterval(() => response.writeProcessing(), aliveEveryMs);
    try {
      const result = await work();
      answer(response, result ? 200 : 404, result ?? { message: 'Not here.' });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      // Staff see this message. The cause is only logged.
      answer(response, 500, { message: PUBLICATION_MESSAGES.buildFailed });
    } finally {
      clearInterval(alive);
    }
  }

  const server = createServer((request, response) => {
    const parse = request.method === 'POST' ? calls[request.url ?? ''] : undefined;
    if (!parse) return answer(response, 404, { message: 'Not here.' });
    handle(parse, request, response).catch((error: unknown) => {
      console.error('a call ended before its response was sent', error);
      response.destroy();
    });
  });
  // Set no time-out, because a release may take minutes on a large site. The caller has its own time-out.
  server.requestTimeout = 0;
  return server;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
