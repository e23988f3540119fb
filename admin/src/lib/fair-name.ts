import type { Fair } from '@fuar/shared/schemas/fair';

type NamedFair = Pick<Fair, 'id' | 'title' | 'date'>;

/**
 * Returns a function that names a fair: its title, with the date if another of `fairs` has the same title, such as another
 * edition of a series. The titles are compared once, because lists name thousands of fairs.
 */
export function createFairName(fairs: readonly NamedFair[]): (fair: NamedFair) => string {
  const ids = new Map<string, number[]>();
  for (const { id, title } of fairs) {
    const known = ids.get(title);
    if (known) known.push(id);
    else ids.set(title, [id]);
  }
  return ({ id, title, date }) =>
    ids.get(title)?.some((other) => other !== id) ? `${title} (${date})` : title;
}
