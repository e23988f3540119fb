import type { CollectionConfig, Field } from 'payload';
import {
  announceAfterDelete,
  announceBeforeDelete,
  stampAfterChange,
  stampBeforeChange,
} from '../hooks/announce-change.ts';
import { removeImageOfDeleted, removeReplacedImage } from '../hooks/remove-unused-image.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** What every collection that pages show does: a change is announced, a picture goes with what showed it. */
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
 * The version of the content that holds the row's last change: live once that version is published. Whoever reads what
 * changed finds rows by it, so that each write that shows must change it.
 */
export function changedInField(): Field {
  return {
    name: 'changedIn',
    type: 'number',
    index: true,
    admin: { hidden: true, disableListColumn: true },
  };
}
