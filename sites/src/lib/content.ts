import { AsyncLocalStorage } from 'node:async_hooks';
import { createReader } from './read-api.ts';
import { READS, type SiteContent } from './site-content.ts';

/** The content for the renderer. `reads` collects each call of `read` as a key, such as `fair:7` for `read('fair', 7)`. */
export type ContentSource = { content: SiteContent; reads?: Set<string> };

type Reads = typeof READS;
type Arguments<Name extends keyof Reads> =
  Parameters<Reads[Name]> extends [SiteContent, ...infer Rest] ? Rest : [];

const sources = new AsyncLocalStorage<ContentSource>();
let promised: Promise<SiteContent> | undefined;

export function withSource<T>(source: ContentSource, render: () => T): T {
  return sources.run(source, render);
}

/** Reads content for a page, e.g. `await read('fair', 7)`. Pages have no other access to content. */
export async function read<Name extends keyof Reads>(
  name: Name,
  ...args: Arguments<Name>
): Promise<ReturnType<Reads[Name]>> {
  const source = sources.getStore();
  source?.reads?.add([name, ...args].join(':'));
  const answer: (content: SiteContent, ...rest: never[]) => unknown = READS[name];
  // Await even content that is already loaded, so that components always render in the same order. React's ids depend on this
  // order.
  const content = await (source?.content ?? ownContent());
  return answer(content, ...(args as never[])) as ReturnType<Reads[Name]>;
}

/** The parameters of a page with an id, once for each id that this `read` returns. */
export async function idPaths(
  name: 'fairIds' | 'exhibitedFairIds' | 'sharedIds' | 'calendarIds' | 'pressIds',
) {
  const ids = await read(name);
  return ids.map((id) => ({ params: { id: String(id) } }));
}

/** Repeats a page's call of `read` with this content. A page is unchanged if all its calls return equal results. */
export function answer(content: SiteContent, { run, args }: ContentQuery): unknown {
  return run(content, ...args);
}

/**
 * True if a call of `read` gives the same result on `a` and on `b`. Objects are compared by identity, because unchanged rows
 * are the same objects in both. If this returns false, the results may still be equal by value.
 */
export function hasSameAnswer(a: SiteContent, b: SiteContent, { run, args }: ContentQuery): boolean {
  const [one, other] = [run(a, ...args), run(b, ...args)];
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((element, index) => element === other[index]);
}

/**
 * The place in a page where the result of a `read` is shown. `own` is the main text of the page. `minor` is other text, such as
 * the phone number. `part` is HTML that is equal on many pages, such as the footer (`shared-parts.ts`).
 */
type Place = 'own' | 'minor' | 'part';

const PLACES: { [name in keyof Reads]?: Place } = {
  settings: 'minor',
  release: 'minor',
  sharedFair: 'minor',
  otherFairs: 'part',
  otherPress: 'part',
  shell: 'part',
};

export function placeOf(key: string): Place {
  const [name = ''] = key.split(':', 1);
  return PLACES[name as keyof Reads] ?? 'own';
}

export type ContentQuery = { run: (content: SiteContent, ...args: unknown[]) => unknown; args: unknown[] };
const queries = new Map<string, ContentQuery>();

/** Parses a key in `reads`: `fair:7` → the function `READS.fair` and the arguments `[7]`. */
export function toQuery(key: string): ContentQuery {
  const known = queries.get(key);
  if (known) return known;
  const [name = '', ...args] = key.split(':');
  const run = READS[name as keyof Reads] as ContentQuery['run'];
  const query = { run, args: args.map((arg) => (/^\d+$/.test(arg) ? Number(arg) : arg)) };
  queries.set(key, query);
  return query;
}

/** The content for pages rendered without `withSource`. A build reads `/api` once, the dev server at most once a second. */
function ownContent(): Promise<SiteContent> {
  if (!promised && import.meta.env.DEV) setTimeout(() => (promised = undefined), 1000);
  promised ??= createReader(process.env.CMS_URL)();
  return promised;
}
