import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import type { Draft, Version } from '@fuar/shared/schemas/editing';
import type { AdminExhibitor } from '@fuar/shared/schemas/exhibitor';
import type { FairDocument } from '@fuar/shared/schemas/fair-facts';
import type { GalleryImage } from '@fuar/shared/schemas/gallery';
import type { ReplyTemplate } from '@fuar/shared/schemas/inbox-work';
import type { AdminPageContent } from '@fuar/shared/schemas/page-content';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import type { RecordEntry, StaffSession, User } from '@fuar/shared/schemas/people';
import type { AdminPressItem } from '@fuar/shared/schemas/press-item';
import type { AdminSliderImage } from '@fuar/shared/schemas/slider-image';

let lastId = 0;
const nextId = () => ++lastId;

/** Creates a builder. Each row that it builds gets a unique id, unless the test passes an id. */
function rowBuilder<Row extends { id: number }>(defaults: (id: number) => Row) {
  return (given: Partial<Row> = {}): Row => ({ ...defaults(given.id ?? nextId()), ...given });
}

export const anAdminPressItem = rowBuilder<AdminPressItem>((id) => ({
  id,
  type: 'Bulletin',
  title: `Bülten ${id}`,
  content: '<p>Duyuru</p>',
  date: '2026-05-04',
  live: true,
  version: 'v1',
}));

export const aSliderImage = rowBuilder<AdminSliderImage>((id) => ({
  id,
  imageUrl: `/media/slayt-${id}.webp`,
  title: `Slayt ${id}`,
  order: id,
  live: true,
}));

export const aGalleryImage = rowBuilder<GalleryImage>((id) => ({ id, imageUrl: `/media/galeri-${id}.webp` }));

export const anExhibitor = rowBuilder<AdminExhibitor>((id) => ({
  id,
  fairId: 1,
  name: `Firma ${id}`,
  live: true,
  version: 'v1',
}));

export const aFairDocument = rowBuilder<FairDocument>((id) => ({
  id,
  title: `Belge ${id}`,
  url: `/media/belge-${id}.pdf`,
  bytes: 1_536_000,
}));

export const aPageContent = rowBuilder<AdminPageContent>((id) => ({
  id,
  pageKey: 'kvkk',
  title: 'KVKK',
  content: '<p>Metin</p>',
  live: true,
  version: 'v1',
}));

export function aDraft(given: Partial<Draft> = {}): Draft {
  const id = given.id ?? nextId();
  const fields = given.fields ?? { title: `Taslak ${id}` };
  return {
    id,
    kind: 'fair',
    title: fields.title ?? '',
    state: 'draft',
    by: 'veli@ornek.test',
    createdAt: '2026-05-04T09:30:00.000Z',
    updatedAt: '2026-05-04T09:30:00.000Z',
    version: 'd1',
    ...given,
    fields,
  };
}

export const aVersion = rowBuilder<Version>((id) => ({
  id,
  kind: 'fair',
  rowId: 1,
  event: 'saved',
  title: `Sürüm ${id}`,
  at: '2026-05-04T09:30:00.000Z',
  by: 'veli@ornek.test',
}));

export const aContactMessage = rowBuilder<ContactMessage>((id) => ({
  id,
  name: `Gönderen ${id}`,
  email: `gonderen${id}@ornek.test`,
  subject: `Konu ${id}`,
  message: `Mesaj metni ${id}`,
  isRead: false,
  createdAt: '2026-05-04T09:30:00.000Z',
  status: 'open',
  version: 'v1',
}));

export const aSubmission = rowBuilder<ParticipantSubmission>((id) => ({
  id,
  companyName: `Firma ${id}`,
  contactName: `Yetkili ${id}`,
  contactEmail: `yetkili${id}@ornek.test`,
  contactPhone: '0532 000 00 00',
  fairTitle: 'Tarım Fuarı',
  requestedArea: 36,
  standType: 'standard',
  kvkkConsent: true,
  consentAt: '2026-05-04T09:30:00.000Z',
  consentVersion: 'a1',
  isRead: false,
  createdAt: '2026-05-04T09:30:00.000Z',
  number: `BF-2026-${String(id).padStart(4, '0')}`,
  source: 'form',
  status: 'new',
  version: 'v1',
}));

export const aUser = rowBuilder<User>((id) => ({
  id,
  email: `kisi${id}@ornek.test`,
  role: 'editor',
  isDisabled: false,
  secondFactor: 'none',
  isInvited: false,
  createdAt: '2026-05-04T09:30:00.000Z',
}));

export function aStaffSession(given: Partial<StaffSession> = {}): StaffSession {
  return {
    id: given.id ?? `oturum-${nextId()}`,
    device: 'Chrome, Windows',
    startedAt: '2026-05-04T09:30:00.000Z',
    lastSeenAt: '2026-05-04T10:30:00.000Z',
    isCurrent: false,
    ...given,
  };
}

export const aRecordEntry = rowBuilder<RecordEntry>((id) => ({
  id,
  at: '2026-05-04T09:30:00.000Z',
  by: 'ayse@ornek.test',
  kind: 'save',
  what: `Fuar: Fuar ${id}`,
}));

export const aReplyTemplate = rowBuilder<ReplyTemplate>((id) => ({
  id,
  title: `Şablon ${id}`,
  subject: `Konu ${id}`,
  body: `Metin ${id}`,
}));

/** A file with the first bytes of a PNG, so that forms accept it as a picture. */
export function aPictureFile(name = 'salon.png', type = 'image/png'): File {
  return new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type });
}

export function aPdfFile(name = 'salon-plani.pdf'): File {
  return new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
}
