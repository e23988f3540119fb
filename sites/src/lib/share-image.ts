import { PATHS, shareImage } from '@fuar/shared/paths';
import { read } from './content.ts';
import { mediaSrc } from './media.ts';

/** The picture of a fair in link previews: one with date and place while visitors can come, its own picture afterwards. */
export async function shareImageOf(fairId: number): Promise<string | undefined> {
  if (await read('isShared', fairId)) return PATHS.fairShareImage(fairId);
  // Read only if it is shown, because a page is rendered again if an answer changes.
  const imageUrl = await read('fairImageUrl', fairId);
  return imageUrl && mediaSrc(shareImage(imageUrl));
}
