import type { Fair, FairCard, FairStatusFilter } from '../schemas/fair.ts';
import type { SiteSettings } from '../schemas/site-settings.ts';
import { type CallOptions, type ClientOptions, createRequest } from './request.ts';

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
    settings: {
      get: (call?: CallOptions) => request<SiteSettings>('GET', '/settings', call),
    },
  };
}

export type Client = ReturnType<typeof createClient>;
