import type { Fair } from '@fuar/shared/schemas/fair';

type NamedFair = Pick<Fair, 'id' | 'title' | 'date'>;

/** The title, with the date if another fair has the same title, such as another edition of a series. */
export function fairName({ id, title, date }: NamedFair, fairs: readonly NamedFair[]): string {
  return fairs.some((other) => other.id !== id && other.title === title) ? `${title} (${date})` : title;
}
