import type { LISTS, List, SINGLES, Single } from '@fuar/shared/content/kinds';
import type { Config } from '../payload-types.ts';

export type StoredRow<L extends List> = Config['collections'][(typeof LISTS)[L]['collection']];

export type StoredSingle<S extends Single> = Config['globals'][(typeof SINGLES)[S]['global']];
