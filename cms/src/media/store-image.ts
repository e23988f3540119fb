import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { Payload, TypedUser } from 'payload';
import { logError } from '../log.ts';
import { createSerially } from '../serially.ts';
import { checkImage } from './check-image.ts';
import { sweepFiles } from './sweep-files.ts';

// One at a time: equal bytes must not fight for a name, and each unpacked picture takes up to 200 MB.
const serially = createSerially();

type File = { name: string; path: string; size: number };

/** Stores a picture that was checked, in all its sizes; nothing of it stays when that fails. */
export async function storeImage(payload: Payload, file: File, user: TypedUser): Promise<number> {
  const { mime, extension } = await checkImage(file);
  return serially('image', async () => {
    const data = await readFile(file.path);
    try {
      const { id } = await payload.create({
        collection: 'media',
        data: {},
        file: { data, mimetype: mime, name: `image.${extension}`, size: data.length },
        user,
        overrideAccess: false,
      });
      return id;
    } catch (error) {
      const stem = createHash('sha256').update(data).digest('hex').slice(0, 20);
      await sweepFiles(payload, { stem }).catch((e: unknown) => logError('sweep-failed', e));
      const isUnreadable = error instanceof Error && /^(?:ValidationError|FileUploadError)$/.test(error.name);
      throw isUnreadable ? new ApiError(415, m.notAnImage(file.name), { cause: error }) : error;
    }
  });
}

/** Takes back a picture whose owner could not be saved. */
export async function discardImage(payload: Payload, id: number): Promise<void> {
  await payload
    .delete({ collection: 'media', id, context: { announced: true } })
    .catch((error: unknown) => logError('image-not-removed', error, { media: id }));
}
