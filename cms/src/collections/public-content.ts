import type { CollectionConfig, Field } from 'payload';
import {
  announceAfterDelete,
  announceBeforeDelete,
  stampAfterChange,
  stampBeforeChange,
} from '../hooks/announce-change.ts';
import { removeImageOfDeleted, removeReplacedImage } from '../hooks/remove-unused-image.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** The hooks of every collection that pages show: they announce changes and delete pictures that nothing shows any more. */
export function publicContentHooks(own: Hooks = {}): Hooks {
  return {
    ...own,
    beforeChange: [...(own.beforeChange ?? []), stampBeforeChange],
    afterChange: [stampAfterChange, removeReplacedImage, ...(own.afterChange ?? [])],
    beforeDelete: [announceBeforeDelete, ...(own.beforeDelete ?? [])],
    afterDelete: [announceAfterDelete, removeImageOfDeleted, ...(own.afterDelete ?? [])],
  };
}

/**
 * The content version of the row's last change. The row is live once that version is published. `/api/changes` finds
 * rows by this field, so every visible write must set it.
 */
export function changedInField(): Field {
  return {
    name: 'changedIn',
    type: 'number',
    index: true,
    admin: { hidden: true, disableListColumn: true },
  };
}
