import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { decodeComponent } from '@fuar/shared/http/decode-component';
import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { CONSOLE_HEADERS } from '../api/security-headers.ts';
import { logError, logInfo } from '../log/log.ts';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const RETRY_SECONDS = 3;

/** Payload's console and REST in Next. Next is loaded on the first request after the console was built. */
export function createConsole(dir: string): NodeHandler {
  let loading: Promise<NodeHandler> | undefined;
  // BUILD_ID alone does not show that the console is built, because a build writes BUILD_ID before the other two files.
  const isBuilt = () =>
    ['BUILD_ID', 'prerender-manifest.json', 'required-server-files.json'].every((name) =>
      existsSync(join(dir, '.next', name)),
    );

  return async (request, response) => {
    for (const [name, value] of Object.entries(CONSOLE_HEADERS)) response.setHeader(name, value);
    if (!loading && !isBuilt()) return answerNotReady(request, response);
    loading ??= loadNext(dir);
    try {
      return await (await loading)(request, response);
    } catch (error) {
      loading = undefined;
      logError('console-failed', error);
      if (!response.headersSent) answerNotReady(request, response);
    }
  };
}

/**
 * True if the path names an existing static file of the console. The caller must not pass other `/_next` paths to Next, because
 * Next would answer them with its own English error page.
 */
export function isConsoleFile(dir: string, path: string): boolean {
  const folder = join(dir, '.next', 'static');
  const file = join(folder, decodeComponent(path.replace(/^\/_next\/static\//, '')));
  return (
    path.startsWith('/_next/static/') &&
    file.startsWith(folder + sep) &&
    existsSync(file) &&
    statSync(file).isFile()
  );
}

type Next = { prepare: () => Promise<void>; getRequestHandler: () => NodeHandler };

async function loadNext(dir: string): Promise<NodeHandler> {
  const started = Date.now();
  const { default: next } = (await import('next')) as unknown as { default: (o: object) => Next };
  const app = next({ dev: false, dir, customServer: true });
  await app.prepare();
  logInfo('console-ready', { ms: Date.now() - started });
  return app.getRequestHandler();
}

function answerNotReady(request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader('retry-after', RETRY_SECONDS);
  response.setHeader('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ message: ERROR_MESSAGES.unavailable }));
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.preparing}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:100vh;margin:0;padding:1rem;text-align:center}</style>
<h1>${m.preparing}</h1>
<p>${m.preparingText}</p>
</html>
`);
}
