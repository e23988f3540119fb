import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LONG_LISTS, type LongList, type RowOf, type WholeContent } from '@fuar/shared/content/kinds';
import { keysOf, recordOf } from '@fuar/shared/content/record';
import type { Changes, Stamp } from '@fuar/shared/schemas/changes';

export type FixtureContent = WholeContent & { version: number } & { [L in LongList]: RowOf<L>[] };

/** An HTTP server that answers `/api/changes`. Tests may change `content` between requests. */
export async function startFixtureApi(content: FixtureContent) {
  const asked: string[] = [];
  const api = {
    content,
    asked,
    /** Responses to send instead of the content, by path and query string. */
    overrides: new Map<string, () => { status: number; body: string }>(),
    url: '',
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const override = api.overrides.get(path)?.();
    const { status, body } = override ?? { status: 200, body: JSON.stringify(toChanges(api.content)) };
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : status, {
      'content-type': 'application/json',
      connection: 'close',
      etag,
    });
    response.end(isKnown ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}

/** Returns all rows, whatever version the reader already has. */
function toChanges({ version, ...content }: FixtureContent): Changes {
  const long = keysOf(LONG_LISTS);
  return {
    version,
    ...recordOf(long, (list) => content[list].map((row) => ({ ...row, stamp: version }))),
    outline: {
      ...content,
      ...recordOf(long, (list) => content[list].map(({ id }): Stamp => [id, version])),
    },
  } as Changes;
}
