import type { EditedKind } from '@fuar/shared/schemas/editing';
import type { CollectionConfig, Field } from 'payload';
import { internalOnlyField } from '../access/staff-only.ts';
import {
  announceAfter,
  announceBefore,
  stampAfterChange,
  stampBeforeChange,
} from '../hooks/announce-change.ts';
import { clearDeletedPictures } from '../hooks/clear-deleted-pictures.ts';
import { versionHooks } from '../hooks/keep-versions.ts';
import { removeImageOfDeleted, removeReplacedImage } from '../hooks/remove-unused-image.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export function publicContentHooks(own: Hooks = {}): Hooks {
  return {
    ...own,
    beforeChange: [...(own.beforeChange ?? []), stampBeforeChange],
    afterChange: [stampAfterChange(), removeReplacedImage, ...(own.afterChange ?? [])],
    beforeDelete: [announceBefore, ...(own.beforeDelete ?? [])],
    afterDelete: [announceAfter, removeImageOfDeleted, ...(own.afterDelete ?? [])],
  };
}

/**
 * The hooks of a collection with drafts and versions. They do not delete the picture that a change removes from a row, because
 * a version still names the picture. The sweep deletes the picture when no version names it any more.
 */
export function editedContentHooks(kind: EditedKind, own: Hooks = {}): Hooks {
  const versions = versionHooks(kind);
  return {
    ...own,
    beforeChange: [...(own.beforeChange ?? []), versions.note, stampBeforeChange],
    afterChange: [
      clearDeletedPictures,
      stampAfterChange({ meanwhile: versions.keep, marks: { hasVersion: true } }),
      ...(own.afterChange ?? []),
    ],
    beforeDelete: [announceBefore, versions.keepLast, ...(own.beforeDelete ?? [])],
    afterDelete: [announceAfter, versions.removeDraft, ...(own.afterDelete ?? [])],
  };
}

const byProgram = { admin: { hidden: true, disableListColumn: true }, access: internalOnlyField } as const;

/**
 * The content version of the row's last change. The row is live once that version is published. `/api/changes` finds
 * rows by this field, so every visible write must set it.
 */
export function changedInField(): Field {
  return { name: 'changedIn', type: 'number', index: true, ...byProgram };
}

export function editedContentFields(): Field[] {
  return [
    changedInField(),
    { name: 'hasVersion', type: 'checkbox', ...byProgram },
    // The id and version of the draft that was last saved to this row, as `stateOf` (editing/versions.ts) writes them.
    { name: 'fromDraft', type: 'text', index: true, ...byProgram },
  ];
}
