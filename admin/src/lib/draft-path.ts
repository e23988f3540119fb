import { PATHS } from '@fuar/shared/paths';
import type { Draft } from '@fuar/shared/schemas/editing';

const LISTS = { fair: PATHS.adminFairs, press: PATHS.adminPress };

export function draftPath({ id, kind, rowId }: Pick<Draft, 'id' | 'kind' | 'rowId'>): string {
  return kind === 'page' ? `${PATHS.adminPages}?page=${rowId}&draft=${id}` : `${LISTS[kind]}?draft=${id}`;
}
