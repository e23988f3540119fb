import type { RenderState } from './render-state.ts';
import type { Content, RendererBundle } from './renderer-bundle.ts';
import { sha } from './sha.ts';

/** Finds which content queries (`ContentQuery`) of the previous release return a different result with the new content. */
export function compareAnswers(bundle: RendererBundle, before: RenderState | undefined, content: Content) {
  const digests = new Map<string, string>();
  /** The queries whose results differ from the previous release. The value is the old and the new digest: `old>new`. */
  const changed = new Map<string, string>();
  for (const [key, digest] of before?.answers ?? []) {
    const query = bundle.toQuery(key);
    const isSame = before?.content && bundle.hasSameAnswer(before.content, content, query);
    const now = isSame ? digest : digestOf(bundle.answer(content, query));
    digests.set(key, now);
    if (now !== digest) changed.set(key, `${digest}>${now}`);
  }
  const add = (key: string) => {
    if (!digests.has(key)) digests.set(key, digestOf(bundle.answer(content, bundle.toQuery(key))));
  };
  return { digests, changed, add };
}

/** Cached digests by row. Unchanged rows are the same objects in the next content, so most rows are digested only once. */
const digestByRow = new WeakMap<object, string>();

/** Returns equal digests for equal results. A list's digest is made from the digests of its rows, most of which are cached. */
export function digestOf(answer: unknown): string {
  if (!Array.isArray(answer) || !answer.every(isObject)) return sha(JSON.stringify(answer) ?? '');
  return sha(`[${answer.map(digestOfRow).join()}]`);
}

function digestOfRow(row: object): string {
  const found = digestByRow.get(row) ?? sha(JSON.stringify(row));
  digestByRow.set(row, found);
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
