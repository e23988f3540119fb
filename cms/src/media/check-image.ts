import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { IMAGE_LIMITS } from './limits.ts';

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** What the bytes are, whatever the file is called; refuses all but pictures of a reasonable size. */
export async function checkImage(file: {
  name: string;
  path: string;
}): Promise<{ mime: string; extension: string }> {
  const type = await fileTypeFromFile(file.path);
  const extension = type && EXTENSIONS[type.mime];
  if (!type || !extension) throw new ApiError(415, m.notAnImage(file.name));
  // Without a limit here, so that a picture that is too large is told from one that cannot be read.
  const size = await sharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) throw new ApiError(415, m.notAnImage(file.name));
  if (size.width * size.height * (size.pages ?? 1) > IMAGE_LIMITS.pixels) {
    throw new ApiError(413, m.tooManyPixels(file.name));
  }
  return { mime: type.mime, extension };
}
