import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import type { Fair } from '@fuar/shared/schemas/fair';
import { api } from '../lib/api.ts';
import { liveQuery } from './read-query.ts';

export const fairQueries = {
  all: ['fairs'] as const,
  list: () => liveQuery([...fairQueries.all, 'list'], api.fairs.list, m.fairs),
};

type NamedFair = Pick<Fair, 'id' | 'title' | 'date'>;

/** The title, with the date if another fair has the same title, such as another edition of a series. */
export function fairName({ id, title, date }: NamedFair, fairs: readonly NamedFair[]): string {
  return fairs.some((other) => other.id !== id && other.title === title) ? `${title} (${date})` : title;
}
