import { randomKey } from '@fuar/shared/text/random-key';

export type Draft = Record<string, string>;

/** Returns the text typed into a form, which is stored in this tab only. Without session storage nothing is stored. */
export function readDraft(name: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return draft && typeof draft === 'object' ? (draft as Draft) : {};
  } catch {
    return {};
  }
}

/** Stores text but no ticked boxes, because consent must be given anew each time. */
export function writeDraft(name: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(textsOf(values))));
  } catch {
    // Session storage is disabled.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
    sessionStorage.removeItem(`${name}-key`);
  } catch {
    // Session storage is disabled.
  }
}

/** Milliseconds since the form was first shown in this tab. A reload does not reset the time. */
export function millisecondsOpen(name: string): number {
  const sinceLoad = Math.floor(performance.now());
  try {
    const first = Number(sessionStorage.getItem(`${name}-opened`)) || Date.now() - sinceLoad;
    sessionStorage.setItem(`${name}-opened`, String(first));
    // The difference is too small or even negative if the clock was set back.
    return Math.max(Date.now() - first, sinceLoad);
  } catch {
    // Session storage is disabled, so count from the page load.
    return sinceLoad;
  }
}

/** The idempotency key of a form with this text. It survives a reload, so that the CMS stores a retry only once. */
export function idempotencyKeyFor(name: string, values: Record<string, unknown>): string {
  const texts = JSON.stringify(textsOf(values).sort());
  try {
    const [storedTexts, key] = JSON.parse(sessionStorage.getItem(`${name}-key`) ?? '[]');
    if (storedTexts === texts) return key;
  } catch {
    // Session storage is disabled.
  }
  const key = randomKey();
  try {
    sessionStorage.setItem(`${name}-key`, JSON.stringify([texts, key]));
  } catch {
    // Session storage is disabled.
  }
  return key;
}

function textsOf(values: Record<string, unknown>) {
  return Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
}
