import { readFile } from 'node:fs/promises';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { Semaphore } from 'async-mutex';
import type { Payload, TypedUser } from 'payload';
import { assertDatabaseAnswers } from '../database/assert-answers.ts';
import { logError } from '../log/log.ts';
import type { Media } from '../payload-types.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { type CheckedImage, checkImage, type FormFile, withFileError } from './check-image.ts';
import { IMAGE_LIMITS } from './limits.ts';
import { storeReadyPicture } from './ready-pictures.ts';
import { isMediaUsed } from './references.ts';
import { stemOf } from './stem.ts';
import { lockOfPicture, sweepFailedUpload } from './sweep-files.ts';

// Two uploads at once keep both cores busy. A large picture takes both slots, because it needs up to 200 MB
// uncompressed.
const slots = new Semaphore(2);

export const untilUploadsEnd = () => slots.waitForUnlock(2);

export async function storeImage(payload: Payload, file: FormFile, user: TypedUser): Promise<Media> {
  const { stem, ...facts } = await checkImage(file);
  const store = async () => storeNow(payload, file.name, { ...facts, data: await readFile(file.path) }, user);
  return withFileError(file.key, () => storeInTurn(payload, stem, facts.pixels, store));
}

/** The caller must have checked that the acting person may store pictures. */
export function storeImageBytes(payload: Payload, name: string, checked: CheckedImage): Promise<Media> {
  return storeInTurn(payload, stemOf(checked.data), checked.pixels, () => storeNow(payload, name, checked));
}

/**
 * Stores pictures of equal bytes one at a time across all processes, because these pictures have the same file names. Each
 * process stores at most two pictures at once, and a large picture alone, because decoded pictures fill the memory.
 */
export function storeInTurn<T>(
  payload: Payload,
  stem: string,
  pixels: number,
  work: () => Promise<T>,
): Promise<T> {
  const weight = pixels > IMAGE_LIMITS.largePixels ? 2 : 1;
  return createWithLock(payload)(lockOfPicture(stem), () => slots.runExclusive(work, weight));
}

async function storeNow(
  payload: Payload,
  name: string,
  checked: CheckedImage,
  user?: TypedUser,
): Promise<Media> {
  const { data, mime, extension } = checked;
  try {
    const ready = user && (await storeReadyPicture(payload, checked, user));
    if (ready) return ready;
    return await payload.create({
      collection: 'media',
      data: {},
      file: { data, mimetype: mime, name: `image.${extension}`, size: data.length },
      ...(user ? { user, overrideAccess: false } : {}),
      // Raise no version here: saving the row that shows the picture does that (hooks/announce-change.ts).
      context: { announced: true, isChecked: true },
    });
  } catch (error) {
    await sweepFailedUpload(payload, stemOf(data)).catch((e: unknown) => logError('sweep-failed', e));
    const isUnreadable = error instanceof Error && /^(?:ValidationError|FileUploadError)$/.test(error.name);
    // Payload reports a bad file even if only the database is unreachable, because it looks up the file name in the database.
    if (isUnreadable) await assertDatabaseAnswers(payload);
    throw isUnreadable ? new ApiError(415, m.notAnImage(name), { cause: error }) : error;
  }
}

/** Deletes a picture whose row, such as a fair, could not be saved. Keeps it if the failure came after the row's own write. */
export async function discardImage(payload: Payload, id: number): Promise<void> {
  try {
    if (await isMediaUsed(payload, id)) return;
    await payload.delete({ collection: 'media', id, context: { announced: true, isDiscarded: true } });
  } catch (error) {
    logError('image-not-removed', error, { media: id });
  }
}
