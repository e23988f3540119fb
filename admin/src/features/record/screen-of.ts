import { RECORD_MESSAGES as m, type RecordedSlug } from '@fuar/shared/messages/admin/record';
import { PATHS } from '@fuar/shared/paths';
import type { RecordEntry } from '@fuar/shared/schemas/people';

type ToPath = (title: string) => string;

const SCREENS: Partial<Record<RecordedSlug, ToPath>> = {
  fairs: (title) => `${PATHS.adminFairs}?query=${encodeURIComponent(title)}`,
  'press-items': () => PATHS.adminPress,
  'slider-images': () => `${PATHS.adminSettings}?tab=slider`,
  'page-contents': () => PATHS.adminPages,
  'contact-messages': () => PATHS.adminContact,
  'participant-submissions': () => PATHS.adminSubmissions,
};

export function screenOf({ kind, what, rowId }: RecordEntry): string | undefined {
  if (kind === 'user') return PATHS.adminUsers;
  if (kind === 'delete' || !rowId) return what === m.settings ? PATHS.adminSettings : undefined;
  if (what.startsWith(m.draft(''))) return PATHS.adminDrafts;
  if (what.startsWith(GALLERY)) return `${PATHS.adminGallery}?fair=${encodeURIComponent(rowId)}`;
  if (what.startsWith(EXHIBITORS)) return PATHS.adminExhibitors(Number(rowId));
  for (const [slug, name] of Object.entries(m.rows)) {
    if (what !== name && !what.startsWith(`${name}: `)) continue;
    return SCREENS[slug as RecordedSlug]?.(what.slice(name.length + 2));
  }
  return undefined;
}

/** The first words of entries about exhibitor imports and gallery uploads. The `rowId` of these entries is the fair's id. */
const EXHIBITORS = `${m.exhibitors('', 0, 0).split(':', 1)[0]}: `;
const GALLERY = `${m.gallery('', 0).split(':', 1)[0]}: `;
