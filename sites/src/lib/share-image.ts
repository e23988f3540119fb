import { PATHS, shareImage } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import { read } from './content.ts';
import { mediaSrc } from './media.ts';

/** The picture of a fair in link previews: one with date and place while visitors can come, its own picture afterwards. */
export async function shareImageOf(fair: Fair): Promise<string | undefined> {
  if (await read('isShared', fair.id)) return PATHS.fairShareImage(fair.id);
  return fair.imageUrl && mediaSrc(shareImage(fair.imageUrl));
}
