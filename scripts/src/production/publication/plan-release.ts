/** The place of an answer on a page: its own content, a list at its side, or the shell. */
type Place = 'own' | 'side' | 'shell';

/** The release that the next one is made from, as far as the plan needs it. */
type Before = {
  pages: ReadonlyMap<string, { reads: readonly string[] }>;
  /** Pages that show an outdated list at their side. */
  stale: ReadonlySet<string>;
};

export type Situation = {
  /** The pages that the site has now. */
  files: readonly string[];
  before: Before | undefined;
  /** True if `before` is the release online. */
  isOnline: boolean;
  /** True if every page is to be rendered, changed or not. */
  rendersAll: boolean;
  /** The questions that have another answer than in `before`. */
  changed: ReadonlySet<string>;
  placeOf: (question: string) => Place;
};

export type Plan = {
  /** Pages that stay as they are in the release before. */
  keep: string[];
  render: string[];
  /** Those of `render` that must come out as they are in the release before. */
  verify: string[];
  /** Pages that get the bar and footer of a page that is rendered. */
  replaceShell: string[];
  /** Pages of the release before that the site no longer has. */
  remove: string[];
  /** Kept pages that show an outdated list at their side; the next release renders them. */
  stale: string[];
};

/** A second release takes as long as rendering this many pages. */
const FEW = 20;

/**
 * Decides for each page of the next release. Where a change also shows at the side of many pages, those wait for a
 * second release, so that the content that staff changed is online first.
 */
export function planRelease(situation: Situation): Plan {
  const { files, before, isOnline, rendersAll } = situation;
  const changes: Record<Place | 'none', string[]> = { own: [], side: [], shell: [], none: [] };
  for (const file of files) changes[changeOf(situation, file)].push(file);
  const { own, side, shell, none } = changes;

  const current = new Set(files);
  const remove = [...(before?.pages.keys() ?? [])].filter((file) => !current.has(file));
  if (rendersAll) {
    return { keep: [], render: [...files], verify: none, replaceShell: [], remove, stale: [] };
  }
  // Pages that are already stale wait no longer. Pages of a release that is not online are older still.
  const mayWait = isOnline && before?.stale.size === 0;
  if (mayWait && own.length > 0 && side.length + shell.length > FEW) {
    const stale = [...side, ...shell];
    return { keep: [...none, ...stale], render: own, verify: [], replaceShell: [], remove, stale };
  }
  return { keep: none, render: [...own, ...side], verify: [], replaceShell: shell, remove, stale: [] };
}

function changeOf({ before, changed, placeOf }: Situation, file: string): Place | 'none' {
  const page = before?.pages.get(file);
  if (!page) return 'own';
  const places = new Set(page.reads.filter((question) => changed.has(question)).map(placeOf));
  if (places.has('own')) return 'own';
  if (places.has('side') || before?.stale.has(file)) return 'side';
  return places.has('shell') ? 'shell' : 'none';
}
