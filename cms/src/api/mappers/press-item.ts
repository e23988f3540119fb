import type { AdminPressItem, PressCard, PressItem } from '@fuar/shared/schemas/press-item';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';
import type { PressItem as StoredPressItem } from '../../payload-types.ts';
import { toHtml } from '../../rich-text/to-html.ts';
import { versionOf } from '../row-version.ts';
import { EXCERPT_LENGTH } from './excerpt-length.ts';
import { toImageMembers } from './image.ts';
import { isLive } from './live.ts';

function toBase({ id, type, title, image, date, source, link }: StoredPressItem) {
  return {
    id,
    type,
    title,
    ...toImageMembers(image),
    date,
    ...(source ? { source } : {}),
    ...(link ? { link } : {}),
  };
}

export function toPressItem(stored: StoredPressItem): PressItem {
  return { ...toBase(stored), content: toHtml(stored.content) };
}

export function toPressCard(stored: StoredPressItem): PressCard {
  return { ...toBase(stored), excerpt: excerpt(plainText(toHtml(stored.content)), EXCERPT_LENGTH) };
}

export function toAdminPressItem(stored: StoredPressItem, published: number): AdminPressItem {
  return { ...toPressItem(stored), live: isLive(stored, published), version: versionOf(stored) };
}
