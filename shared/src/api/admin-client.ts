import type { Credentials, SessionUser } from '../schemas/auth.ts';
import type { AdminFair, FairChanges, FairInput } from '../schemas/fair.ts';
import type { StoredImage } from '../schemas/image.ts';
import type { Publication } from '../schemas/publication.ts';
import type { SiteSettings, SiteSettingsInput } from '../schemas/site-settings.ts';
import { type CallOptions, type ClientOptions, createRequest } from './request.ts';

type WithImage<T> = T & { imageFile?: File };

/** The calls of staff. */
export function createAdminClient(options: ClientOptions = {}) {
  const request = createRequest(options);
  return {
    auth: {
      login: (credentials: Credentials) => request<SessionUser>('POST', '/auth/login', { json: credentials }),
      verify: (call?: CallOptions) => request<SessionUser>('GET', '/auth/verify', call),
      logout: () => request<void>('POST', '/auth/logout'),
    },
    fairs: {
      list: (call?: CallOptions) => request<AdminFair[]>('GET', '/admin/fairs', call),
      create: (input: WithImage<FairInput>) =>
        request<AdminFair>('POST', '/admin/fairs', { form: toFormData(input) }),
      update: (id: number, changes: WithImage<FairChanges>) =>
        request<AdminFair>('PUT', `/admin/fairs/${id}`, { form: toFormData(changes) }),
      delete: (id: number) => request<void>('DELETE', `/admin/fairs/${id}`),
    },
    media: {
      upload: (imageFile: File) =>
        request<StoredImage>('POST', '/admin/media', { form: toFormData({ imageFile }) }),
    },
    settings: {
      get: (call?: CallOptions) => request<SiteSettings>('GET', '/admin/settings', call),
      update: (input: SiteSettingsInput) => request<SiteSettings>('PUT', '/admin/settings', { json: input }),
    },
    publication: {
      get: (call?: CallOptions) => request<Publication>('GET', '/admin/publication', call),
      request: () => request<Publication>('POST', '/admin/publication'),
    },
  };
}

export type AdminClient = ReturnType<typeof createAdminClient>;

/** Absent values are left out; an empty string is sent, because it clears an optional field. */
function toFormData(values: Record<string, string | File | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}
