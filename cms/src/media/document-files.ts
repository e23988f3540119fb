import { open } from 'node:fs/promises';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { searchKey } from '@fuar/shared/text/search-key';
import type { Payload } from 'payload';
import { countRows } from '../database/rows.ts';
import { logError } from '../log/log.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { markRemovable, unmark } from './removable-files.ts';
import { stemOf } from './stem.ts';

const HEAD = '%PDF-';
const FOOT = '%%EOF';
/** A PDF must contain FOOT in this many bytes at its end. A signature or blank lines may follow FOOT. */
const FOOT_BYTES = 1024;
const LONGEST_SLUG = 60;

type FormFile = { key: string; name: string; path: string; size: number };

export async function checkDocument({ key, name, path, size }: FormFile): Promise<void> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD.length);
    const foot = Buffer.alloc(Math.min(FOOT_BYTES, size));
    await file.read(head, 0, head.length, 0);
    await file.read(foot, 0, foot.length, size - foot.length);
    if (head.toString('latin1') === HEAD && foot.includes(FOOT)) return;
  } finally {
    await file.close();
  }
  const message = m.notAPdf(name);
  throw new ApiError(415, message, { errors: { [key]: message } });
}

/**
 * The name of a stored file: its hash and the name that visitors see, as in `1f3c…-katilimci-rehberi.pdf`. Equal files with
 * equal titles have the same name.
 */
export function documentName(title: string, data: Uint8Array): string {
  const words = searchKey(title).replace(/[^a-z0-9]+/g, '-');
  const slug = words.slice(0, LONGEST_SLUG).replace(/^-+|-+$/g, '') || 'belge';
  return `${stemOf(data)}-${slug}.pdf`;
}

/** The key of a document's lock. Hold the lock while you write the file and its row, or remove the file. */
export const lockOfDocument = (filename: string) => `document ${filename}`;

export function documentsIn({ pictures }: { pictures?: unknown }): string[] {
  return typeof pictures === 'string' ? pictures.split('/').filter((name) => name.endsWith('.pdf')) : [];
}

/** Removes the file, unless a document or a version names it. The sweep repeats a failed removal. */
export async function removeDocumentFile(
  payload: Payload,
  storage: MediaStorage,
  filename: string,
): Promise<boolean> {
  try {
    return await createWithLock(payload)(lockOfDocument(filename), async () => {
      // Keep the mark while only drafts and versions name the file, so that the sweep can later remove the file.
      await markRemovable(payload, [filename]);
      if ((await countRows(payload, 'fair-documents', { filename: { equals: filename } })) > 0) {
        // Remove the mark, because a later deletion of the document marks the file again.
        await unmark(payload, filename);
        return false;
      }
      const named = { pictures: { contains: `/${filename}/` } };
      if ((await countRows(payload, 'drafts', named)) > 0) return false;
      if ((await countRows(payload, 'versions', named)) > 0) return false;
      await storage.delete(filename);
      await unmark(payload, filename);
      return true;
    });
  } catch (error) {
    logError('file-not-removed', error);
    return false;
  }
}
