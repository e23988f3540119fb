import type { RenderState } from './render-state.ts';
import type { Content, RendererBundle } from './renderer-bundle.ts';
import { sha } from './sha.ts';

export type Answers = {
  /** The digest of the answer to each question that was asked for. */
  digests: Map<string, string>;
  /** The questions that had another answer before. */
  changed: ReadonlySet<string>;
  /** Notes the answer to a question of a page that was just rendered. */
  add: (key: string) => void;
};

/** Compares the answers to the questions of the previous release with the new content. */
export function compareAnswers(
  bundle: RendererBundle,
  before: RenderState | undefined,
  content: Content,
): Answers {
  const digests = new Map<string, string>();
  const changed = new Set<string>();
  for (const [key, digest] of before?.answers ?? []) {
    const isSame = before?.content && bundle.hasSameAnswer(before.content, content, key);
    const now = isSame ? digest : digestOf(bundle.answer(content, key));
    digests.set(key, now);
    if (now !== digest) changed.add(key);
  }
  const add = (key: string) => {
    if (!digests.has(key)) digests.set(key, digestOf(bundle.answer(content, key)));
  };
  return { digests, changed, add };
}

/** Digests of unchanged rows, which are the same objects in the next content and make up most of every list. */
const known = new WeakMap<object, string>();

/** Equal for answers of equal content. */
export function digestOf(answer: unknown): string {
  if (!Array.isArray(answer) || !answer.every(isObject)) return sha(JSON.stringify(answer) ?? '');
  return sha(`[${answer.map(digestOfRow).join()}]`);
}

function digestOfRow(row: object): string {
  const found = known.get(row) ?? sha(JSON.stringify(row));
  known.set(row, found);
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
