import type { PayloadRequest } from 'payload';
import { mediaNamesIn } from '../media/references.ts';
import { fillInChosenPictures, storeInlineImages } from '../media/store-inline-images.ts';

type Change = { value?: unknown; previousValue?: unknown; req: PayloadRequest };

/** Stores inline pictures as media. Pictures that were removed from the rich text are swept 24 h later. */
export async function keepPictures({ value, previousValue, req }: Change): Promise<unknown> {
  if (value === undefined) return value;
  await fillInChosenPictures(req.payload, value);
  await storeInlineImages(req.payload, value);
  await restartGracePeriod(req, mediaNamesIn(previousValue), new Set(mediaNamesIn(value)));
  return value;
}

/** Restarts the grace period of removed pictures, because an undo in the editor may restore them. */
async function restartGracePeriod(
  { payload }: PayloadRequest,
  before: string[],
  now: Set<string>,
): Promise<void> {
  const gone = before.filter((name) => !now.has(name));
  if (gone.length === 0) return;
  const where = { filename: { in: gone } };
  const data = { updatedAt: new Date().toISOString() };
  await payload.db.updateMany({ collection: 'media', where, data, returning: false });
}
