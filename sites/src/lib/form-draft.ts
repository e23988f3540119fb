import { randomKey } from '@fuar/shared/text/random-key';

export type Draft = Record<string, string>;

/** Returns the text typed into a form, which is stored in this tab only. Without session storage nothing is stored. */
export function readDraft(name: string): Draft {
  const draft = withStorage<unknown>((storage) => JSON.parse(storage.getItem(name) ?? '{}'));
  return draft && typeof draft === 'object' ? (draft as Draft) : {};
}

/** Stores text but no ticked boxes, because consent must be given anew each time. */
export function writeDraft(name: string, values: Record<string, unknown>): void {
  withStorage((storage) => storage.setItem(name, JSON.stringify(Object.fromEntries(textsOf(values)))));
}

export function clearDraft(name: string): void {
  withStorage((storage) => {
    storage.removeItem(name);
    storage.removeItem(`${name}-key`);
  });
}

/** The idempotency key of a form with this text. It survives a reload, so that the CMS stores a retry only once. */
export function idempotencyKeyFor(name: string, values: Record<string, unknown>): string {
  const texts = JSON.stringify(textsOf(values).sort());
  const stored = withStorage((storage) => JSON.parse(storage.getItem(`${name}-key`) ?? '[]'));
  if (stored?.[0] === texts) return stored[1];
  const key = randomKey();
  withStorage((storage) => storage.setItem(`${name}-key`, JSON.stringify([texts, key])));
  return key;
}

/** Returns undefined if session storage is disabled or holds invalid JSON. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function textsOf(values: Record<string, unknown>) {
  return Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
}
