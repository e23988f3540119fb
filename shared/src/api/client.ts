import type { ContactMessageInput } from '../schemas/contact-message-input.ts';
import type { Fair, FairCard, FairStatusFilter } from '../schemas/fair.ts';
import type { FormTraps, Receipt } from '../schemas/form-post.ts';
import type { Album, GalleryImage } from '../schemas/gallery.ts';
import type { PageContent, PageKey } from '../schemas/page-content.ts';
import type { ParticipantSubmissionInput } from '../schemas/participant-submission-input.ts';
import type { PressCard, PressItem, PressType } from '../schemas/press-item.ts';
import type { SiteSettings } from '../schemas/site-settings.ts';
import type { SliderImage } from '../schemas/slider-image.ts';
import { type CallOptions, type ClientOptions, createRequest } from './request.ts';

/** With a key, a form that is sent again within a day is stored once. */
type FormOptions = CallOptions & { idempotencyKey?: string };

function formCall(json: object, { idempotencyKey, ...call }: FormOptions = {}) {
  return { ...call, json, ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}) };
}

/** The calls of visitors. Knows the schemas by type only, so that no validator travels to the browser. */
export function createClient(options: ClientOptions = {}) {
  const request = createRequest(options);
  return {
    fairs: {
      list: (query: { status?: FairStatusFilter } = {}, call?: CallOptions) =>
        request<Fair[]>('GET', '/fairs', { ...call, query }),
      cards: (query: { status?: FairStatusFilter } = {}, call?: CallOptions) =>
        request<FairCard[]>('GET', '/fairs', { ...call, query: { ...query, fields: 'card' } }),
      upcomingCards: (query: { limit?: number } = {}, call?: CallOptions) =>
        request<FairCard[]>('GET', '/fairs/upcoming', { ...call, query: { ...query, fields: 'card' } }),
      get: (id: number, call?: CallOptions) => request<Fair>('GET', `/fairs/${id}`, call),
    },
    press: {
      list: (query: { type?: PressType } = {}, call?: CallOptions) =>
        request<PressItem[]>('GET', '/press', { ...call, query }),
      cards: (query: { type?: PressType } = {}, call?: CallOptions) =>
        request<PressCard[]>('GET', '/press', { ...call, query: { ...query, fields: 'card' } }),
      latestCards: (query: { limit?: number } = {}, call?: CallOptions) =>
        request<PressCard[]>('GET', '/press/latest', { ...call, query: { ...query, fields: 'card' } }),
      get: (id: number, call?: CallOptions) => request<PressItem>('GET', `/press/${id}`, call),
    },
    gallery: {
      albums: (call?: CallOptions) => request<Album[]>('GET', '/gallery/categories', call),
      images: (fairId: number, call?: CallOptions) =>
        request<GalleryImage[]>('GET', `/gallery/${fairId}`, call),
    },
    sliderImages: {
      list: (call?: CallOptions) => request<SliderImage[]>('GET', '/slider-images', call),
    },
    pageContent: {
      get: (pageKey: PageKey, call?: CallOptions) =>
        request<PageContent>('GET', `/page-content/${pageKey}`, call),
    },
    contact: {
      send: (input: ContactMessageInput & FormTraps, options?: FormOptions) =>
        request<Receipt>('POST', '/contact', formCall(input, options)),
    },
    participantSubmissions: {
      send: (input: ParticipantSubmissionInput & FormTraps, options?: FormOptions) =>
        request<Receipt>('POST', '/participant-submissions', formCall(input, options)),
    },
    settings: {
      get: (call?: CallOptions) => request<SiteSettings>('GET', '/settings', call),
    },
  };
}

export type Client = ReturnType<typeof createClient>;
