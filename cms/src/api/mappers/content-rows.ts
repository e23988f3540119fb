import { type AdminExhibitor, type Exhibitor, exhibitorSchema } from '@fuar/shared/schemas/exhibitor';
import {
  type AdminFair,
  type Fair,
  type FairCard,
  fairCardSchema,
  fairSchema,
} from '@fuar/shared/schemas/fair';
import { type FairDocument, readProductGroups } from '@fuar/shared/schemas/fair-facts';
import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import { type AdminPageContent, pageContentSchema } from '@fuar/shared/schemas/page-content';
import {
  type AdminPressItem,
  type PressCard,
  pressCardSchema,
  pressItemSchema,
} from '@fuar/shared/schemas/press-item';
import { type AdminSiteSettings, siteSettingsSchema } from '@fuar/shared/schemas/site-settings';
import { type AdminSliderImage, sliderImageSchema } from '@fuar/shared/schemas/slider-image';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';
import { idOf } from '../../database/id-of.ts';
import { mediaPath } from '../../media/media-path.ts';
import type * as stored from '../../payload-types.ts';
import { toHtml } from '../../rich-text/to-html.ts';
import type { StoredAlbum } from '../content.ts';
import { versionOf } from '../row-version.ts';
import type { StoredDocument } from '../with-documents.ts';
import { createMapper } from './entity.ts';
import { toImageFields } from './image.ts';

const EXCERPT_LENGTH = 160;

export const toPageContent = createMapper(pageContentSchema);
export const toPressItem = createMapper(pressItemSchema);
export const toSiteSettings = createMapper(siteSettingsSchema);
export const toSliderImage = createMapper(sliderImageSchema);
const toExhibitorFields = createMapper(exhibitorSchema);
const toFairFields = createMapper(fairSchema);
const toFairCardFields = createMapper(fairCardSchema.omit({ excerpt: true }));
const toPressCardFields = createMapper(pressCardSchema.omit({ excerpt: true }));

type FairRow = stored.Fair & { documents?: StoredDocument[] };

/**
 * `documents` come from another collection (`withDocuments`). Product groups are stored as one string with a group per line.
 */
export function toFair(row: FairRow): Fair {
  const groups = readProductGroups(row.productGroups ?? '');
  return toFairFields({
    ...row,
    productGroups: groups.length > 0 ? groups : '',
    isSupervised: row.isSupervised || '',
    documents: (row.documents ?? []).map(toDocument),
  });
}

export function toDocument({ id, title, filename, bytes }: StoredDocument): FairDocument {
  return { id, title, url: mediaPath(filename), bytes };
}

/** Undefined if the exhibitor has no fair, because SQLite clears the reference to a deleted fair. */
export function toExhibitor(row: stored.Exhibitor): Exhibitor | undefined {
  const fairId = idOf(row.fair);
  return fairId ? toExhibitorFields({ ...row, fairId }) : undefined;
}

export function toFairCard(row: stored.Fair): FairCard {
  return { ...toFairCardFields(row), excerpt: toExcerpt(row.details, row.description) };
}

export function toPressCard(row: stored.PressItem): PressCard {
  return { ...toPressCardFields(row), excerpt: toExcerpt(row.content) };
}

function toExcerpt(document: unknown, fallback = ''): string {
  return excerpt(plainText(toHtml(document)) || fallback, EXCERPT_LENGTH);
}

/** Undefined if the picture is already deleted. A picture may be deleted a moment before the row that shows it. */
export function toGalleryImage({ id, image: media }: stored.GalleryImage): GalleryImage | undefined {
  const { imageUrl, image } = toImageFields(media);
  return imageUrl ? { id, imageUrl, ...(image ? { image } : {}) } : undefined;
}

export function toFairImage(row: stored.GalleryImage): (GalleryImage & { fairId: number }) | undefined {
  const fairId = idOf(row.fair);
  const image = toGalleryImage(row);
  return image && fairId ? { ...image, fairId } : undefined;
}

export function toAlbums(albums: StoredAlbum[]): Album[] {
  return albums.flatMap(({ fair: { id, title, date }, cover, count }) => {
    const { imageUrl, image } = toImageFields(cover.image);
    return imageUrl ? [{ id, title, date, imageUrl, ...(image ? { image } : {}), imageCount: count }] : [];
  });
}

export function toAdminFair(row: FairRow, published: number): AdminFair {
  return { ...toFair(row), live: isLive(row, published), version: versionOf(row) };
}

export function toAdminPressItem(row: stored.PressItem, published: number): AdminPressItem {
  return { ...toPressItem(row), live: isLive(row, published), version: versionOf(row) };
}

export function toAdminPageContent(row: stored.PageContent, published: number): AdminPageContent {
  return { ...toPageContent(row), live: isLive(row, published), version: versionOf(row) };
}

export function toAdminExhibitor(row: stored.Exhibitor, published: number): AdminExhibitor {
  const fairId = idOf(row.fair) ?? 0;
  return { ...toExhibitorFields({ ...row, fairId }), live: isLive(row, published), version: versionOf(row) };
}

export function toAdminSliderImage(row: stored.SliderImage, published: number): AdminSliderImage {
  return { ...toSliderImage(row), live: isLive(row, published) };
}

export function toAdminSiteSettings(row: stored.SiteSetting): AdminSiteSettings {
  return { ...toSiteSettings(row), version: versionOf(row) };
}

/** True if the published release contains the last change of a row. */
function isLive({ changedIn }: { changedIn?: number | null | undefined }, published: number): boolean {
  return (changedIn ?? Number.POSITIVE_INFINITY) <= published;
}
