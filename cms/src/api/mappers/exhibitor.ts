import { type AdminExhibitor, type Exhibitor, exhibitorSchema } from '@fuar/shared/schemas/exhibitor';
import { idOf } from '../../database/id-of.ts';
import type { Exhibitor as StoredExhibitor } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { createMapper } from './entity.ts';
import { isLive } from './live.ts';

const toEntity = createMapper(exhibitorSchema);

/** Undefined if the exhibitor has no fair, because SQLite clears the reference to a deleted fair. */
export function toExhibitor(stored: StoredExhibitor): Exhibitor | undefined {
  const fairId = idOf(stored.fair);
  return fairId ? toEntity({ ...stored, fairId }) : undefined;
}

export function toAdminExhibitor(stored: StoredExhibitor, published: number): AdminExhibitor {
  const fairId = idOf(stored.fair) ?? 0;
  return { ...toEntity({ ...stored, fairId }), live: isLive(stored, published), version: versionOf(stored) };
}
