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

export function anAdminPressItem(given: Partial<AdminPressItem> = {}): AdminPressItem {
  const id = given.id ?? nextId();
  return {
    id,
    type: 'Bulletin',
    title: `Bülten ${id}`,
    content: '<p>Duyuru</p>',
    date: '2026-05-04',
    live: true,
    version: 'v1',
    ...given,
  };
}

export function aSliderImage(given: Partial<AdminSliderImage> = {}): AdminSliderImage {
  const id = given.id ?? nextId();
  return { id, imageUrl: `/media/slayt-${id}.webp`, title: `Slayt ${id}`, order: id, live: true, ...given };
}

export function aGalleryImage(given: Partial<GalleryImage> = {}): GalleryImage {
  const id = given.id ?? nextId();
  return { id, imageUrl: `/media/galeri-${id}.webp`, ...given };
}

export function anExhibitor(given: Partial<AdminExhibitor> = {}): AdminExhibitor {
  const id = given.id ?? nextId();
  return { id, fairId: 1, name: `Firma ${id}`, live: true, version: 'v1', ...given };
}

export function aFairDocument(given: Partial<FairDocument> = {}): FairDocument {
  const id = given.id ?? nextId();
  return { id, title: `Belge ${id}`, url: `/media/belge-${id}.pdf`, bytes: 1_536_000, ...given };
}

export function aPageContent(given: Partial<AdminPageContent> = {}): AdminPageContent {
  return {
    id: nextId(),
    pageKey: 'kvkk',
    title: 'KVKK',
    content: '<p>Metin</p>',
    live: true,
    version: 'v1',
    ...given,
  };
}

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

export function aVersion(given: Partial<Version> = {}): Version {
  const id = given.id ?? nextId();
  return {
    id,
    kind: 'fair',
    rowId: 1,
    event: 'saved',
    title: `Sürüm ${id}`,
    at: '2026-05-04T09:30:00.000Z',
    by: 'veli@ornek.test',
    ...given,
  };
}

export function aContactMessage(given: Partial<ContactMessage> = {}): ContactMessage {
  const id = given.id ?? nextId();
  return {
    id,
    name: `Gönderen ${id}`,
    email: `gonderen${id}@ornek.test`,
    subject: `Konu ${id}`,
    message: `Mesaj metni ${id}`,
    isRead: false,
    createdAt: '2026-05-04T09:30:00.000Z',
    status: 'open',
    version: 'v1',
    ...given,
  };
}

export function aSubmission(given: Partial<ParticipantSubmission> = {}): ParticipantSubmission {
  const id = given.id ?? nextId();
  return {
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
    ...given,
  };
}

export function aUser(given: Partial<User> = {}): User {
  const id = given.id ?? nextId();
  return {
    id,
    email: `kisi${id}@ornek.test`,
    role: 'editor',
    isDisabled: false,
    secondFactor: 'none',
    isInvited: false,
    createdAt: '2026-05-04T09:30:00.000Z',
    ...given,
  };
}

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

export function aRecordEntry(given: Partial<RecordEntry> = {}): RecordEntry {
  const id = given.id ?? nextId();
  return {
    id,
    at: '2026-05-04T09:30:00.000Z',
    by: 'ayse@ornek.test',
    kind: 'save',
    what: `Fuar: Fuar ${id}`,
    ...given,
  };
}

export function aReplyTemplate(given: Partial<ReplyTemplate> = {}): ReplyTemplate {
  const id = given.id ?? nextId();
  return { id, title: `Şablon ${id}`, subject: `Konu ${id}`, body: `Metin ${id}`, ...given };
}

/** A file that begins as a png does, so that forms accept it as a picture. */
export function aPictureFile(name = 'salon.png', type = 'image/png'): File {
  return new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type });
}

export function aPdfFile(name = 'salon-plani.pdf'): File {
  return new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
}
