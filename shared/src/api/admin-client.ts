import type { Credentials, PasswordChange, Session, SessionUser } from '../schemas/auth.ts';
import type { ContactMessage } from '../schemas/contact-message.ts';
import type { AdminFair, FairChanges, FairInput } from '../schemas/fair.ts';
import type { GalleryImage } from '../schemas/gallery.ts';
import type { StoredImage } from '../schemas/image.ts';
import type { AdminPageContent, PageContentChanges, PageKey } from '../schemas/page-content.ts';
import type { ParticipantSubmission } from '../schemas/participant-submission.ts';
import type { ErasedPersonalData, PersonalData, PersonalDataQuery } from '../schemas/personal-data.ts';
import type { AdminPressItem, PressItemChanges, PressItemInput } from '../schemas/press-item.ts';
import type { Publication } from '../schemas/publication.ts';
import type { AdminSiteSettings, SiteSettingsInput } from '../schemas/site-settings.ts';
import type { AdminSliderImage, SliderImageInput, SliderOrder } from '../schemas/slider-image.ts';
import { type CallOptions, type ClientOptions, createRequest, type Request } from './request.ts';

type WithImage<T> = T & { imageFile?: File };

/** The version that was edited: the save is refused with 412 where the row has changed since. */
type SaveOptions = { version?: string | undefined };

/** The calls of staff. */
export function createAdminClient(options: ClientOptions = {}) {
  const send = createRequest(options);
  const request: Request = (method, path, call) =>
    send(method, path, { ...call, headers: { prefer: 'version', ...call?.headers } });
  return {
    auth: {
      login: (credentials: Credentials) => request<SessionUser>('POST', '/auth/login', { json: credentials }),
      verify: (call?: CallOptions) => request<SessionUser>('GET', '/auth/verify', call),
      session: (call?: CallOptions) => request<Session>('GET', '/auth/session', call),
      logout: () => request<void>('POST', '/auth/logout'),
      changePassword: (change: PasswordChange) => request<void>('POST', '/admin/password', { json: change }),
    },
    fairs: {
      list: (call?: CallOptions) => request<AdminFair[]>('GET', '/admin/fairs', call),
      create: (input: WithImage<FairInput>) =>
        request<AdminFair>('POST', '/admin/fairs', { form: toFormData(input) }),
      update: (id: number, changes: WithImage<FairChanges>, options?: SaveOptions) =>
        request<AdminFair>('PUT', `/admin/fairs/${id}`, { form: toFormData(changes), ...ifMatch(options) }),
      delete: (id: number) => request<void>('DELETE', `/admin/fairs/${id}`),
    },
    press: {
      list: (call?: CallOptions) => request<AdminPressItem[]>('GET', '/admin/press', call),
      create: (input: WithImage<PressItemInput>) =>
        request<AdminPressItem>('POST', '/admin/press', { form: toFormData(input) }),
      update: (id: number, changes: WithImage<PressItemChanges>, options?: SaveOptions) =>
        request<AdminPressItem>('PUT', `/admin/press/${id}`, {
          form: toFormData(changes),
          ...ifMatch(options),
        }),
      delete: (id: number) => request<void>('DELETE', `/admin/press/${id}`),
    },
    gallery: {
      images: (fairId: number, call?: CallOptions) =>
        request<GalleryImage[]>('GET', `/admin/gallery/${fairId}`, call),
      upload: (fairId: number, imageFiles: File[]) =>
        request<GalleryImage[]>('POST', `/admin/gallery/upload/${fairId}`, {
          form: toFormData({ imageFiles }),
        }),
      delete: (id: number) => request<void>('DELETE', `/admin/gallery/${id}`),
    },
    sliderImages: {
      list: (call?: CallOptions) => request<AdminSliderImage[]>('GET', '/admin/slider-images', call),
      create: (input: SliderImageInput & { imageFile: File }) =>
        request<AdminSliderImage>('POST', '/admin/slider-images', { form: toFormData(input) }),
      reorder: (order: SliderOrder) =>
        request<AdminSliderImage[]>('PUT', '/admin/slider-images/order', { json: order }),
      delete: (id: number) => request<void>('DELETE', `/admin/slider-images/${id}`),
    },
    pageContent: {
      list: (call?: CallOptions) => request<AdminPageContent[]>('GET', '/admin/page-content', call),
      update: (pageKey: PageKey, changes: Omit<PageContentChanges, 'pageKey'>, options?: SaveOptions) =>
        request<AdminPageContent>('PUT', `/admin/page-content/${pageKey}`, {
          json: { pageKey, ...changes },
          ...ifMatch(options),
        }),
    },
    media: {
      upload: (imageFile: File) =>
        request<StoredImage>('POST', '/admin/media', { form: toFormData({ imageFile }) }),
    },
    contact: {
      list: (call?: CallOptions) => request<ContactMessage[]>('GET', '/admin/contact', call),
      markAsRead: (id: number) => request<ContactMessage>('PATCH', `/admin/contact/${id}/mark-as-read`),
      delete: (id: number) => request<void>('DELETE', `/admin/contact/${id}`),
    },
    participantSubmissions: {
      list: (call?: CallOptions) =>
        request<ParticipantSubmission[]>('GET', '/admin/participant-submissions', call),
      markAsRead: (id: number) =>
        request<ParticipantSubmission>('PATCH', `/admin/participant-submissions/${id}/mark-as-read`),
      delete: (id: number) => request<void>('DELETE', `/admin/participant-submissions/${id}`),
    },
    personalData: {
      export: (query: PersonalDataQuery) =>
        request<PersonalData>('POST', '/admin/personal-data/export', { json: query }),
      erase: (query: PersonalDataQuery) =>
        request<ErasedPersonalData>('POST', '/admin/personal-data/erase', { json: query }),
    },
    settings: {
      get: (call?: CallOptions) => request<AdminSiteSettings>('GET', '/admin/settings', call),
      update: (input: SiteSettingsInput, options?: SaveOptions) =>
        request<AdminSiteSettings>('PUT', '/admin/settings', { json: input, ...ifMatch(options) }),
    },
    publication: {
      get: (call?: CallOptions) => request<Publication>('GET', '/admin/publication', call),
      request: () => request<Publication>('POST', '/admin/publication'),
    },
  };
}

export type AdminClient = ReturnType<typeof createAdminClient>;

function ifMatch({ version }: SaveOptions = {}) {
  return version === undefined ? {} : { headers: { 'if-match': `"${version}"` } };
}

/** Absent values are left out; an empty string is sent, because it clears an optional field. */
function toFormData(values: Record<string, string | File | File[] | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined) form.append(name, part);
    }
  }
  return form;
}
