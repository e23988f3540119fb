import { shareImage } from '@fuar/shared/paths';
import { settleAll } from '@fuar/shared/settle-all';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  Payload,
} from 'payload';
import { logError } from '../log/log.ts';
import { IMAGE_LIMITS } from '../media/limits.ts';
import { drawPlaceholder } from '../media/placeholder.ts';
import { allFilesOf, type StoredFiles } from '../media/references.ts';
import { beginningOf, markNewFiles, markOf, markRemovable } from '../media/removable-files.ts';
import { drawShareImage } from '../media/share-image.ts';
import { filesInUse, lockOfPicture } from '../media/sweep-files.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { createWithLock } from '../waiting/with-lock.ts';

const SMALLEST = `w${IMAGE_LIMITS.widths[0]}`;

export function storeFilesHooks(storage: MediaStorage) {
  /**
   * Writes the files before the row, so that a row never names a missing file. The sweep removes the files of a failed
   * write. Draws the placeholder and the share image at the same time, because the caller waits for both.
   */
  const write: CollectionBeforeChangeHook = async ({ data, req }) => {
    if (!req.file) return data;
    const { filename, sizes } = data as StoredFiles;
    // Collect the files by name, because a small picture uses one file for several sizes.
    const files = new Map<string, Uint8Array>();
    for (const [size, bytes] of Object.entries(req.payloadUploadSizes ?? {})) {
      const name = sizes?.[size]?.filename;
      if (name) files.set(name, bytes);
    }
    if (filename) files.set(filename, req.file.data);
    const smallest = req.payloadUploadSizes?.[SMALLEST] ?? req.file.data;
    const [placeholder, share] = await Promise.all([
      drawPlaceholder(smallest),
      drawShareImage(req.file.data),
    ]);
    if (filename) files.set(shareImage(filename), share);
    if (filename) await markNewFiles(req.payload, allFilesOf({ filename, sizes }));
    // Wait for all writes also after a failure. A file that arrives after the clean-up would stay for ever.
    await settleAll([...files].map(([name, bytes]) => storage.put(name, bytes)));
    data.placeholder = placeholder;
    return data;
  };

  /**
   * Removes the files of a row that was changed or deleted. Waits for a running upload of an equal picture, and keeps the
   * files of that upload, because equal pictures share file names. Only logs a failure, because the sweep removes such files
   * later.
   */
  async function remove(payload: Payload, names: string[], isDiscarded = false): Promise<void> {
    const stem = beginningOf(names[0] ?? '');
    // A discarded upload has already marked its own files. Do not mark files that existed before the upload.
    if (!isDiscarded)
      await markRemovable(payload, names).catch((error: unknown) => logError('file-not-marked', error));
    await createWithLock(payload)(lockOfPicture(stem), async () => {
      const inUse = await filesInUse(payload, stem);
      const own = new Set(isDiscarded ? (await markOf(payload, stem))?.names : names);
      const removed = await Promise.allSettled(
        names.filter((name) => own.has(name) && !inUse.has(name)).map((name) => storage.delete(name)),
      );
      for (const one of removed) if (one.status === 'rejected') logError('file-not-removed', one.reason);
    }).catch((error: unknown) => logError('file-not-removed', error));
  }

  /** Does not wait for the removal, because the caller holds the lock of the new picture (access/rest-endpoints.ts). */
  const removeReplaced: CollectionAfterChangeHook = ({ doc, previousDoc, operation, req, context }) => {
    const kept = new Set(allFilesOf(doc));
    const replaced = operation === 'update' ? allFilesOf(previousDoc).filter((name) => !kept.has(name)) : [];
    // One call can replace the pictures of several rows.
    if (replaced.length > 0) context.removal = Promise.all([context.removal, remove(req.payload, replaced)]);
    return doc;
  };

  const removeDeleted: CollectionAfterDeleteHook = ({ doc, req, context }) =>
    remove(req.payload, [...new Set(allFilesOf(doc))], context.isDiscarded === true);

  return { write, removeReplaced, removeDeleted };
}
