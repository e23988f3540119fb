import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Changes, Stamp } from '@fuar/shared/schemas/changes';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import type { PageContent } from '@fuar/shared/schemas/page-content';
import type { PressItem } from '@fuar/shared/schemas/press-item';
import type { Redirect } from '@fuar/shared/schemas/redirect';
import type { SiteSettings } from '@fuar/shared/schemas/site-settings';
import type { SliderImage } from '@fuar/shared/schemas/slider-image';
import { plainText } from '@fuar/shared/text/excerpt';

export type FixtureContent = {
  version: number;
  fairs: Fair[];
  settings: SiteSettings;
  press: PressItem[];
  /** The pictures by the fair's id. */
  galleries: Record<number, GalleryImage[]>;
  slides: SliderImage[];
  redirects: Redirect[];
  pages: Record<string, PageContent>;
};

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

function answer(content: FixtureContent, url: URL): unknown {
  const [, , name = '', argument = ''] = url.pathname.split('/');
  const limit = Number(url.searchParams.get('limit') ?? 100);
  const from = (Number(url.searchParams.get('page') ?? 1) - 1) * limit;
  const byStatus = (fair: Fair) =>
    [fair.status.toLowerCase(), null].includes(
      argument === 'upcoming' ? argument : url.searchParams.get('status'),
    );
  const answers: Record<string, () => unknown> = {
    changes: () => toChanges(content),
    settings: () => content.settings,
    fairs: () => content.fairs.filter(byStatus).slice(from, from + limit),
    press: () => content.press.map(withExcerpt).slice(from, from + limit),
    'slider-images': () => content.slides,
    'page-content': () => content.pages[argument],
    gallery: () => (argument === 'categories' ? toAlbums(content) : content.galleries[Number(argument)]),
  };
  return answers[name]?.();
}

/** All rows in one answer, whatever the reader holds. */
function toChanges(content: FixtureContent): Changes {
  const { version, settings, pages, slides, redirects, fairs, press, galleries } = content;
  const stamp = version;
  const images = Object.entries(galleries).flatMap(([id, found]) =>
    found.map((image) => ({ ...image, fairId: Number(id), stamp })),
  );
  const stamps = (rows: { id: number }[]): Stamp[] => rows.map(({ id }) => [id, stamp]);
  return {
    version,
    fairs: fairs.map((fair) => ({ ...fair, stamp })),
    press: press.map((item) => ({ ...item, stamp })),
    galleryImages: images,
    outline: {
      settings,
      pages: Object.values(pages),
      slides,
      redirects,
      fairs: stamps(fairs),
      press: stamps(press),
      galleryImages: stamps(images),
    },
  };
}

/** Cards carry one; where whole items are asked for, it does no harm. */
function withExcerpt(item: PressItem): PressItem & { excerpt: string } {
  return { ...item, excerpt: plainText(item.content).slice(0, 160) };
}

function toAlbums({ fairs, galleries }: FixtureContent): Album[] {
  return fairs.flatMap(({ id, title, date }) => {
    const [cover] = galleries[id] ?? [];
    return cover ? [{ ...cover, id, title, date, imageCount: galleries[id]?.length ?? 0 }] : [];
  });
}
