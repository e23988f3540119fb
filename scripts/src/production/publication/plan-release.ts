import type { RendererBundle } from './renderer-bundle.ts';

type Before = {
  pages: ReadonlyMap<string, { reads: readonly string[] }>;
  /** Pages with outdated minor content or shared parts; see `Plan`. */
  stale: Stale;
};

export type Situation = {
  files: readonly string[];
  before: Before | undefined;
  /** True if `before` is the release online. */
  isOnline: boolean;
  /** True if all pages must be rendered, including unchanged ones. */
  rendersAll: boolean;
  /** The content queries whose results differ from `before`, each with a string that identifies the change. */
  changed: ReadonlyMap<string, string>;
  /** The place of a page that shows the result of a content query (sites/src/lib/content.ts). */
  placeOf: RendererBundle['placeOf'];
};

/**
 * Maps each stale page to a string that identifies the change of its shared parts, or to undefined if it must be rendered.
 */
type Stale = ReadonlyMap<string, string | undefined>;

export type Plan = {
  keep: string[];
  render: string[];
  /** Pages of `render` whose bytes must be the same as in the previous release. */
  verify: string[];
  /**
   * Pages where only shared parts changed, in groups with the same change. The first page of a group is rendered to find the new
   * parts, which then replace the old parts on all pages of the group.
   */
  exchange: string[][];
  remove: string[];
  /**
   * Pages in `keep` whose minor content or shared parts are outdated. Their own content is current. The next release updates
   * them.
   */
  stale: Stale;
};

/** A second release takes as long as rendering this many pages. Defer pages only if there are more of them. */
const FEW = 20;

/**
 * Decides for each page of the next release whether to keep, render or remove it. If a change also affects minor content or
 * shared parts of many pages, a second release updates those pages. The changed content itself is then online sooner.
 */
export function planRelease(situation: Situation): Plan {
  const { files, before, isOnline, rendersAll } = situation;
  const own: string[] = [];
  const none: string[] = [];
  const minor: string[] = [];
  const parts = new Map<string, string>();
  for (const file of files) {
    const { place, change } = changeOf(situation, file);
    if (place === 'part') parts.set(file, change);
    else ({ own, minor, none })[place].push(file);
  }

  const current = new Set(files);
  const remove = [...(before?.pages.keys() ?? [])].filter((file) => !current.has(file));
  const plan = { keep: none, render: [], verify: [], exchange: [], remove, stale: new Map() };
  if (rendersAll) return { ...plan, keep: [], render: [...files], verify: none };
  // Defer nothing if `before` has stale pages, because these must not be deferred twice.
  // Defer nothing if `before` is not online, because its pages may be older than those online.
  const mayDefer = isOnline && before?.stale.size === 0;
  if (mayDefer && own.length > 0 && minor.length + parts.size > FEW) {
    const stale = new Map([...minor.map((file) => [file, undefined] as const), ...parts]);
    return { ...plan, keep: [...none, ...stale.keys()], render: own, stale };
  }
  const exchange = [...Map.groupBy(parts.keys(), (file) => parts.get(file)).values()];
  return { ...plan, render: [...own, ...minor], exchange };
}

type Change = { place: 'own' | 'minor' | 'none'; change?: undefined } | { place: 'part'; change: string };

function changeOf({ before, changed, placeOf }: Situation, file: string): Change {
  const page = before?.pages.get(file);
  if (!before || !page) return { place: 'own' };
  const queries = page.reads.filter((query) => changed.has(query));
  const places = new Set(queries.map(placeOf));
  if (places.has('own')) return { place: 'own' };
  const waits = before.stale.has(file);
  const waiting = before.stale.get(file);
  if (places.has('minor') || (waits && waiting === undefined)) return { place: 'minor' };
  if (!waits && queries.length === 0) return { place: 'none' };
  const changes = queries.map((query) => changed.get(query)).sort();
  return { place: 'part', change: [waiting ?? '', ...changes].join(' ') };
}
