import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAIR_STATUSES } from '@fuar/shared/content/fair-statuses';
import { LONG_LISTS, type LongList, type RowOf, type WholeContent } from '@fuar/shared/content/kinds';
import { keysOf, recordOf } from '@fuar/shared/content/record';
import type { Changes, Stamp } from '@fuar/shared/schemas/changes';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import type { PressItem } from '@fuar/shared/schemas/press-item';
import { plainText } from '@fuar/shared/text/excerpt';

export type FixtureContent = WholeContent & { version: number } & { [L in LongList]: RowOf<L>[] };

/** An HTTP server with the calls of `/api` that a site build needs. Tests may change `content` between requests. */
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

function answer(content: FixtureContent, url: URL): unknown {
  const [, , name = '', argument = ''] = url.pathname.split('/');
  const limit = Number(url.searchParams.get('limit') ?? 100);
  const from = (Number(url.searchParams.get('page') ?? 1) - 1) * limit;
  const status = argument === 'upcoming' ? argument : url.searchParams.get('status');
  const byStatus = (fair: Fair) => status === null || FAIR_STATUSES[fair.status].filter === status;
  const answers: Record<string, () => unknown> = {
    changes: () => toChanges(content),
    settings: () => content.settings,
    fairs: () => content.fairs.filter(byStatus).slice(from, from + limit),
    press: () => content.press.map(withExcerpt).slice(from, from + limit),
    'slider-images': () => content.slides,
    'page-content': () => content.pages.find(({ pageKey }) => pageKey === argument),
    gallery: () => (argument === 'categories' ? toAlbums(content) : imagesOf(content, Number(argument))),
  };
  return answers[name]?.();
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

/** Adds the excerpt that cards need. Clients that read whole items ignore it. */
function withExcerpt(item: PressItem): PressItem & { excerpt: string } {
  return { ...item, excerpt: plainText(item.content).slice(0, 160) };
}

function imagesOf({ galleryImages }: FixtureContent, fair: number): GalleryImage[] {
  return galleryImages.filter(({ fairId }) => fairId === fair).map(({ fairId: _, ...image }) => image);
}

function toAlbums(content: FixtureContent): Album[] {
  return content.fairs.flatMap(({ id, title, date }) => {
    const images = imagesOf(content, id);
    const [cover] = images;
    return cover ? [{ ...cover, id, title, date, imageCount: images.length }] : [];
  });
}
