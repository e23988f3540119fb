import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { SiteSettings } from '@fuar/shared/schemas/site-settings';

export type FixtureContent = { version: number; fairs: Fair[]; settings: SiteSettings };

/** An `/api` of real HTTP for what a site build reads; its content can be changed between two answers. */
export async function startFixtureApi(content: FixtureContent) {
  const asked: string[] = [];
  const api = {
    content,
    asked,
    /** Answers in place of the content, by path and query. */
    overrides: new Map<string, () => { status: number; body: string }>(),
    url: '',
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fixture');
    asked.push(url.pathname + url.search);
    const override = api.overrides.get(url.pathname + url.search)?.();
    const { status, body } = override ?? { status: 200, body: JSON.stringify(answer(api.content, url)) };
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-content-version': String(api.content.version),
      connection: 'close',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}

function answer({ fairs, settings }: FixtureContent, url: URL): unknown {
  if (url.pathname === '/api/settings') return settings;
  const limit = Number(url.searchParams.get('limit'));
  const from = (Number(url.searchParams.get('page')) - 1) * limit;
  return fairs.slice(from, from + limit);
}
