import { readFile } from 'node:fs/promises';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { Semaphore } from 'async-mutex';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { hasHugeTexts, hasManyParts, hidesAnotherFormat } from './hostile-bytes.ts';
import { IMAGE_LIMITS } from './limits.ts';
import { stemOf } from './stem.ts';
import { countWebpFrames } from './webp-frames.ts';

export const ANIMATED_PNG = 'image/apng';

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

export const IMAGE_TYPES = Object.keys(EXTENSIONS);

type ImageFacts = { mime: string; extension: string; pixels: number };

export type CheckedImage = ImageFacts & { data: Buffer };

export type FormFile = { key: string; name: string; path: string };

/** The result of a check. The bytes stay on the disk, because many uploads may wait for their turn. */
type CheckedFile = ImageFacts & { stem: string };

const checkedFiles = new WeakMap<FormFile, CheckedFile>();
// Checks at most two files at once, because each check holds the file's bytes in memory.
const slots = new Semaphore(2);

/** Detects the type from the bytes, not the name. Refuses anything but a picture of reasonable size. Checks each file once. */
export async function checkImage(file: FormFile): Promise<CheckedFile> {
  const known = checkedFiles.get(file);
  if (known) return known;
  const checked = await slots.runExclusive(() =>
    withFileError(file.key, async () => {
      const { data, ...facts } = await checkImageBytes(file.name, await readFile(file.path));
      return { ...facts, stem: stemOf(data) };
    }),
  );
  checkedFiles.set(file, checked);
  return checked;
}

/** Checks all files of a form. Throws one error that names every bad file, with the message for the first of them. */
export async function checkImages(files: readonly FormFile[]): Promise<void> {
  const refusals: ApiError[] = [];
  for (const file of files) {
    await checkImage(file).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      refusals.push(error);
    });
  }
  const [first] = refusals;
  if (!first) return;
  const errors = Object.assign({}, ...refusals.map((refusal) => refusal.errors));
  throw new ApiError(first.status, first.message, { errors, cause: first });
}

export async function withFileError<T>(key: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const { status, message } = error;
    throw new ApiError(status, message, { errors: { [key]: message }, cause: error });
  }
}

export async function checkImageBytes(name: string, data: Buffer): Promise<CheckedImage> {
  const type = await fileTypeFromBuffer(data).catch(() => undefined);
  // An animated PNG is stored as a still picture (shrink.ts), because libvips reads only its first frame.
  const mime = type?.mime === ANIMATED_PNG ? 'image/png' : type?.mime;
  const extension = mime && EXTENSIONS[mime];
  const isHostile =
    hidesAnotherFormat(data) ||
    (mime === 'image/png' && hasHugeTexts(data)) ||
    (mime === 'image/jpeg' && hasManyParts(data));
  if (!mime || !extension || isHostile) throw new ApiError(415, m.notAnImage(name));
  if (mime === 'image/webp') refuseManyFrames(name, countWebpFrames(data));
  // Set no limit here, so that an unreadable picture can be distinguished from a picture that is too large.
  const size = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) throw new ApiError(415, m.notAnImage(name));
  // Count all frames of an animation, because they are decoded at once.
  const pixels = size.width * size.height * (size.pages ?? 1);
  if (pixels > IMAGE_LIMITS.pixels) {
    throw new ApiError(413, m.tooManyPixels(name));
  }
  if ((size.pages ?? 1) > 1 && pixels > IMAGE_LIMITS.animatedPixels)
    throw new ApiError(413, m.tooLargeAnimation(name));
  refuseManyFrames(name, size.pages ?? 1);
  const edges = [size.width, size.pageHeight ?? size.height];
  const longer = Math.max(...edges);
  if (longer > IMAGE_LIMITS.edge || longer > IMAGE_LIMITS.ratio * Math.min(...edges)) {
    throw new ApiError(413, m.extremeShape(name));
  }
  return { data, mime, extension, pixels };
}

function refuseManyFrames(name: string, frames: number): void {
  if (frames > IMAGE_LIMITS.frames) throw new ApiError(413, m.tooManyFrames(name, IMAGE_LIMITS.frames));
}
