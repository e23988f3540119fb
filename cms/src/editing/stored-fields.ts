import { LISTS } from '@fuar/shared/content/kinds';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import { EDITED_KINDS, type EditedFields, type EditedKind } from '@fuar/shared/schemas/editing';
import type { Deps } from '../api/deps.ts';
import { invalid, invalidField } from '../api/errors.ts';
import { toStoredContent } from '../api/stored-values.ts';
import { findFirst } from '../database/rows.ts';
import { mediaNamesIn } from '../media/references.ts';

/**
 * The columns that a save of these fields would write. Throws the errors that the save would throw. `image` is the id of the
 * stored picture that `imageUrl` names, or null to remove the picture.
 */
export async function toStoredFields(
  { payload, toLexical }: Pick<Deps, 'payload' | 'toLexical'>,
  { kind, isNew, fields }: { kind: EditedKind; isNew: boolean; fields: EditedFields },
): Promise<object> {
  const { list, input, changes } = EDITED_KINDS[kind];
  const { imageUrl, ...texts } = fields;
  const parsed = (isNew ? input : changes).safeParse(texts);
  if (!parsed.success) throw invalid(parsed.error, m.invalidInput);
  const stored = toStoredContent(LISTS[list].schema, parsed.data, toLexical);
  if (imageUrl === undefined || kind === 'page') return stored;
  return { ...stored, image: imageUrl === '' ? null : (await findPicture(payload, imageUrl)).id };
}

type Picture = { id: number; filename?: string | null };

/**
 * The picture whose original has this address, such as `/media/1f3c….webp`. If the picture was deleted, throws an error of the
 * field.
 */
export async function findPicture(payload: Deps['payload'], imageUrl: string): Promise<Picture> {
  const picture = await findPictureIfAny(payload, imageUrl);
  if (picture) return picture;
  throw invalidField('imageUrl', vm.imageRequired);
}

export async function findPictureIfAny(
  payload: Deps['payload'],
  imageUrl: string,
): Promise<Picture | undefined> {
  const [filename = ''] = mediaNamesIn(imageUrl);
  return findFirst<Picture>(payload, 'media', { filename: { equals: filename } });
}
