import { UPLOAD_MESSAGES as m } from '@fuar/shared/messages/admin/uploads';

const MAX_MEGABYTES = 15;
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** For `<input type="file">`. */
export const ACCEPTED_IMAGES = IMAGE_TYPES.join(',');
export const MAX_FILES = 30;

/** Why `/api` would refuse the file; undefined if it would not. */
export function findImageProblem(file: File): string | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return m.wrongType;
  if (file.size === 0) return m.empty;
  return file.size > MAX_MEGABYTES * 1024 * 1024 ? m.tooLarge(MAX_MEGABYTES) : undefined;
}
