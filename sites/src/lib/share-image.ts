import { PATHS, shareImage } from '@fuar/shared/paths';
import { read } from './content.ts';
import { mediaSrc } from './media.ts';

/** The picture of a fair in link previews: a drawing with date and place for the next fairs, else the fair's own picture. */
export async function shareImageOf(fairId: number): Promise<string | undefined> {
  if (await read('isShared', fairId)) return PATHS.fairShareImage(fairId);
  // Read the URL only if it is shown, because a page is rendered again whenever something that it read changes.
  const imageUrl = await read('fairImageUrl', fairId);
  return imageUrl && mediaSrc(shareImage(imageUrl));
}
