import { UPLOAD_MESSAGES as m } from '@fuar/shared/messages/admin/uploads';

const MAX_MEGABYTES = 15;
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

export const ACCEPTED_IMAGES = IMAGE_TYPES.join(',');
export const MAX_FILES = 30;

const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s];

/** Checks type, size and first bytes of a picture. Returns an error message if `/api` would refuse the picture. */
export async function findFileProblem(file: File): Promise<string | undefined> {
  if (!IMAGE_TYPES.includes(file.type)) return m.wrongType;
  if (file.size === 0) return m.empty;
  if (file.size > MAX_MEGABYTES * 1024 * 1024) return m.tooLarge(MAX_MEGABYTES);
  return (await hasSignature(file)) ? undefined : m.notPicture;
}

async function hasSignature(file: File): Promise<boolean> {
  // Reading fails if the file was moved after it was chosen.
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const text = String.fromCharCode(...new Uint8Array(head));
  return SIGNATURES.some((signature) => signature.test(text));
}

const found = new WeakMap<File, Promise<string | undefined>>();

/** Like `findFileProblem`, but also decodes the picture. Caches the result by file, because forms validate on each keystroke. */
export function findImageProblem(file: File): Promise<string | undefined> {
  const problem = found.get(file) ?? decode(file);
  found.set(file, problem);
  return problem;
}

async function decode(file: File): Promise<string | undefined> {
  const problem = await findFileProblem(file);
  if (problem) return problem;
  try {
    (await createImageBitmap(file)).close();
  } catch {
    return m.notPicture;
  }
}
