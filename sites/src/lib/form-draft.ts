export type Draft = Record<string, string>;

/** What was typed into a form, kept in this tab only. Storage may be off: then nothing is kept. */
export function readDraft(name: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return draft && typeof draft === 'object' ? (draft as Draft) : {};
  } catch {
    return {};
  }
}

/** Texts only: consent is given anew each time. */
export function writeDraft(name: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(textsOf(values))));
  } catch {
    // Storage is off: nothing is kept.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
    sessionStorage.removeItem(`${name}-key`);
  } catch {
    // Storage is off: nothing is kept.
  }
}

/** How long ago somebody in this tab first saw the form; a reload does not make a slow writer fast. */
export function millisecondsOpen(name: string): number {
  const opened = Math.floor(performance.timeOrigin);
  try {
    const first = Number(sessionStorage.getItem(`${name}-opened`)) || opened;
    sessionStorage.setItem(`${name}-opened`, String(first));
    return Date.now() - first;
  } catch {
    // Storage is off: since the page came.
    return Date.now() - opened;
  }
}

/** The same texts are sent under the same key, also after a reload: a retry is stored once. */
export function keyFor(name: string, values: Record<string, unknown>): string {
  const texts = JSON.stringify(textsOf(values).sort());
  try {
    const [known, key] = JSON.parse(sessionStorage.getItem(`${name}-key`) ?? '[]');
    if (known === texts) return key;
  } catch {
    // Storage is off: nothing is kept.
  }
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  try {
    sessionStorage.setItem(`${name}-key`, JSON.stringify([texts, key]));
  } catch {
    // Storage is off: nothing is kept.
  }
  return key;
}

function textsOf(values: Record<string, unknown>) {
  return Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
}
