import type { Changes, SiteOutline, Stamp } from '../schemas/changes.ts';
import type { Fair } from '../schemas/fair.ts';
import type { GalleryImage } from '../schemas/gallery.ts';
import type { PressItem } from '../schemas/press-item.ts';

/** One version of everything that visitors see. Rows that did not change are the same objects as the time before. */
export type Followed = Pick<SiteOutline, 'settings' | 'pages' | 'slides' | 'redirects'> & {
  version: number;
  /** By id, in the order of `/fairs`. */
  fairs: ReadonlyMap<number, Fair>;
  /** The version that holds a fair's last change. */
  fairStamps: ReadonlyMap<number, number>;
  /** By id, in the order of `/press`. */
  press: ReadonlyMap<number, PressItem>;
  /** By the fair's id; fairs without pictures have none. */
  galleries: ReadonlyMap<number, GalleryImage[]>;
};

type Held<T> = Map<number, { stamp: number; row: T }>;
type Picture = { fairId: number; image: GalleryImage };

/** Rows by far more than any content has, at a few hundred an answer: a server that goes round in circles. */
const MAX_CALLS = 10_000;

/**
 * Keeps a copy of what visitors see: each call of the function that is returned asks for what has changed since the one
 * before, and gives the whole. `ask` is `GET /changes`.
 */
export function followChanges(ask: (since?: number) => Promise<Changes>): () => Promise<Followed> {
  const fairs: Held<Fair> = new Map();
  const press: Held<PressItem> = new Map();
  const pictures: Held<Picture> = new Map();
  let last: Followed | undefined;

  function take(changes: Changes): void {
    for (const { stamp, ...row } of changes.fairs) fairs.set(row.id, { stamp, row });
    for (const { stamp, ...row } of changes.press) press.set(row.id, { stamp, row });
    for (const { stamp, fairId, ...image } of changes.galleryImages) {
      pictures.set(image.id, { stamp, row: { fairId, image } });
    }
  }

  /** The lowest stamp of a row that is not held as it is now; everything may be missing from there on. */
  function firstMissing(outline: SiteOutline): number | undefined {
    const stamps = [
      ...missing(fairs, outline.fairs),
      ...missing(press, outline.press),
      ...missing(pictures, outline.galleryImages),
    ];
    return stamps.length > 0 ? Math.min(...stamps) : undefined;
  }

  function finish(version: number, outline: SiteOutline): Followed {
    const galleries = new Map<number, GalleryImage[]>();
    for (const { fairId, image } of inOrder(pictures, outline.galleryImages).values()) {
      galleries.set(fairId, [...(galleries.get(fairId) ?? []), image]);
    }
    return {
      version,
      settings: sameIfEqual(last?.settings, outline.settings),
      pages: sameIfEqual(last?.pages, outline.pages),
      slides: sameIfEqual(last?.slides, outline.slides),
      redirects: sameIfEqual(last?.redirects, outline.redirects),
      fairs: inOrder(fairs, outline.fairs),
      fairStamps: new Map(outline.fairs),
      press: inOrder(press, outline.press),
      galleries,
    };
  }

  return async () => {
    let since = last?.version;
    let askedFor: number | undefined;
    for (let calls = 0; calls < MAX_CALLS; calls += 1) {
      const changes = await ask(since);
      if (last && changes.version < last.version) {
        // Another database, such as an older dump: nothing that is held means anything there.
        for (const held of [fairs, press, pictures]) held.clear();
        last = undefined;
        since = undefined;
        continue;
      }
      take(changes);
      if (!changes.outline) {
        since = changes.until;
        continue;
      }
      const lowest = firstMissing(changes.outline);
      // A row that was asked for and not told has lost its picture, and is about to go itself.
      if (lowest === undefined || lowest === askedFor) {
        last = finish(changes.version, changes.outline);
        return last;
      }
      askedFor = lowest;
      since = lowest > 0 ? lowest - 1 : undefined;
    }
    throw new Error('The changes of the content have no end.');
  };
}

function missing<T>(held: Held<T>, stamps: Stamp[]): number[] {
  return stamps.filter(([id, stamp]) => held.get(id)?.stamp !== stamp).map(([, stamp]) => stamp);
}

/** The listed rows, as listed; others are deleted, and let go. */
function inOrder<T>(held: Held<T>, stamps: Stamp[]): Map<number, T> {
  const rows = new Map<number, T>();
  for (const [id] of stamps) {
    const found = held.get(id);
    if (found) rows.set(id, found.row);
  }
  for (const id of held.keys()) if (!rows.has(id)) held.delete(id);
  return rows;
}

function sameIfEqual<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
