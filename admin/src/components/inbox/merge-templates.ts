import type { ReplyTemplate } from '@fuar/shared/schemas/inbox-work';

/** `key` is the React key, which does not change when other templates are removed. A template without an id is new. */
export type Edited = Omit<ReplyTemplate, 'id'> & { id?: ReplyTemplate['id'] | undefined; key: number };

export function toEdited(template: ReplyTemplate): Edited {
  return { ...template, key: template.id };
}

type Stored = Omit<Edited, 'key'>;

/**
 * Returns the latest list with the changes that this user has made since `base`. Other people may have saved other changes
 * meanwhile. If they changed the same template, the text of this user wins.
 */
export function mergeTemplates(
  base: readonly Stored[],
  mine: readonly Edited[],
  latest: readonly ReplyTemplate[],
): Edited[] {
  const before = new Map(base.map((one) => [one.id, one]));
  const now = new Map(latest.map((one) => [one.id, one]));
  const kept = mine.flatMap((one) => {
    const id = one.id ?? 0;
    if (!isUnchanged(one, before.get(id))) return [one];
    const newest = now.get(id);
    return newest ? [{ ...one, ...newest }] : [];
  });
  const known = new Set([...before.keys(), ...mine.map(({ id }) => id)]);
  return [...kept, ...latest.filter(({ id }) => !known.has(id)).map(toEdited)];
}

function isUnchanged(one: Edited, before: Stored | undefined): boolean {
  return (['title', 'subject', 'body'] as const).every((name) => one[name] === before?.[name]);
}
