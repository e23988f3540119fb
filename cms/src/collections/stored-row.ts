import type { LISTS, List, SINGLES, Single } from '@fuar/shared/content/kinds';
import type { Config } from '../payload-types.ts';

/** A row of a list as Payload reads it. */
export type StoredRow<L extends List> = Config['collections'][(typeof LISTS)[L]['collection']];

export type StoredSingle<S extends Single> = Config['globals'][(typeof SINGLES)[S]['global']];
