import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { Payload } from 'payload';
import type { Media } from '../payload-types.ts';
import { type PictureFields, picturesIn } from '../rich-text/pictures.ts';
import { type CheckedImage, checkImageBytes } from './check-image.ts';
import { IMAGE_LIMITS } from './limits.ts';
import { mediaPath } from './media-path.ts';
import { stemOf } from './stem.ts';
import { discardImage, storeImageBytes } from './store-image.ts';

const DATA_URL = /^data:image\/[a-z]+;base64,/i;

/**
 * Stores the pictures in data: URLs of a rich-text document as media, and replaces the data: URLs with media URLs. Checks all
 * pictures before it stores the first, so that a bad picture leaves nothing behind.
 */
export async function storeInlineImages(payload: Payload, document: unknown): Promise<void> {
  const pictures = picturesIn(document).filter(({ src }) => typeof src === 'string' && DATA_URL.test(src));
  const checked = new Map<string, CheckedImage>();
  for (const { src } of pictures) {
    const address = String(src);
    if (checked.has(address)) continue;
    if (checked.size === IMAGE_LIMITS.filesPerCall) throw new ApiError(413, m.tooManyFiles);
    const data = Buffer.from(address.replace(DATA_URL, ''), 'base64');
    const name = m.pictureInText(checked.size + 1);
    if (data.length > IMAGE_LIMITS.bytes) {
      throw new ApiError(413, m.fileTooLarge(name, IMAGE_LIMITS.megabytes));
    }
    checked.set(address, await checkImageBytes(name, data));
  }

  const stored: number[] = [];
  try {
    const media = new Map<string, Media>();
    for (const [address, image] of checked) {
      const known = await findByBytes(payload, image);
      const found = known ?? (await storeImageBytes(payload, m.pictureInText(media.size + 1), image));
      if (!known) stored.push(found.id);
      media.set(address, found);
    }
    for (const picture of pictures) refer(picture, media.get(String(picture.src)));
  } catch (error) {
    for (const id of stored) await discardImage(payload, id);
    throw error;
  }
}

export async function fillInChosenPictures(payload: Payload, document: unknown): Promise<void> {
  for (const picture of picturesIn(document)) {
    const { chosen, alt } = picture;
    delete picture.chosen;
    if (typeof chosen !== 'number') continue;
    const media = await payload.findByID({ collection: 'media', id: chosen, depth: 0 });
    refer(
      Object.assign(picture, { alt: alt || media.alt || '', width: undefined, height: undefined }),
      media,
    );
  }
}

/** Finds a stored picture with equal bytes. Rich text that is sent again then reuses the picture. */
async function findByBytes(payload: Payload, { data, extension }: CheckedImage): Promise<Media | undefined> {
  const where = { filename: { equals: `${stemOf(data)}.${extension}` } };
  const { docs } = await payload.find({ collection: 'media', where, limit: 1, depth: 0 });
  return docs[0];
}

/** Sets width and height, so that the page does not jump. If only one is given, computes the other from the ratio. */
function refer(picture: PictureFields, media: Media | undefined): void {
  if (!media?.filename || !media.width || !media.height) throw new Error('A stored picture has no size');
  const ratio = media.width / media.height;
  const width = Number(picture.width) || Math.round(Number(picture.height) * ratio) || media.width;
  const height = Number(picture.height) || Math.max(1, Math.round(width / ratio));
  Object.assign(picture, { src: mediaPath(media.filename), width, height });
}
