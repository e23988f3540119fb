import { type ClientOptions, createCalls } from './request.ts';

/**
 * The API client of the back-office. Its `Prefer` header requests the versions of rows, which the client sends back when it
 * saves a row. The header also requests the user's name and role in the answer to a sign-in.
 */
export function createAdminClient(options: ClientOptions = {}) {
  const call = createCalls(options, { prefer: 'version, user' });
  return {
    auth: {
      login: call('POST /auth/login', 'json'),
      verify: call('GET /auth/verify'),
      session: call('GET /auth/session'),
      logout: call('POST /auth/logout'),
      changePassword: call('POST /admin/password', 'json'),
      secondFactor: call('POST /auth/second-factor', 'json'),
      invite: call('POST /auth/invite', 'json'),
      inviteCheck: call('POST /auth/invite/check', 'json'),
      forgot: call('POST /auth/forgot', 'json'),
    },
    users: {
      list: call('GET /admin/users'),
      create: call('POST /admin/users', 'json'),
      update: call('PATCH /admin/users/:id', 'json'),
      delete: call('DELETE /admin/users/:id'),
      invite: call('POST /admin/users/:id/invite'),
    },
    security: {
      get: call('GET /admin/security'),
      update: call('PUT /admin/security', 'json'),
    },
    account: {
      get: call('GET /admin/account'),
      update: call('PATCH /admin/account', 'json'),
      startTotp: call('POST /admin/account/totp'),
      confirmTotp: call('POST /admin/account/totp/confirm', 'json'),
      removeTotp: call('DELETE /admin/account/totp', 'json'),
      startPasskey: call('POST /admin/account/passkeys/options'),
      addPasskey: call('POST /admin/account/passkeys', 'json'),
      removePasskey: call('DELETE /admin/account/passkeys/:id', 'json'),
      renewRecoveryCodes: call('POST /admin/account/recovery-codes', 'json'),
    },
    sessions: {
      list: call('GET /admin/sessions'),
      end: call('DELETE /admin/sessions/:id'),
      endOthers: call('DELETE /admin/sessions'),
    },
    record: {
      list: call('GET /admin/record', 'query'),
      noteExport: call('POST /admin/record/exports', 'json'),
    },
    fairs: {
      list: call('GET /admin/fairs'),
      create: call('POST /admin/fairs', 'form'),
      update: call('PUT /admin/fairs/:id', 'form'),
      delete: call('DELETE /admin/fairs/:id'),
      addDocument: call('POST /admin/fairs/:id/documents', 'form'),
      deleteDocument: call('DELETE /admin/fairs/:id/documents/:documentId'),
    },
    exhibitors: {
      list: call('GET /admin/fairs/:id/exhibitors'),
      create: call('POST /admin/fairs/:id/exhibitors', 'form'),
      import: call('POST /admin/fairs/:id/exhibitors/import', 'form'),
      update: call('PUT /admin/exhibitors/:id', 'form'),
      delete: call('DELETE /admin/exhibitors/:id'),
    },
    press: {
      list: call('GET /admin/press'),
      create: call('POST /admin/press', 'form'),
      update: call('PUT /admin/press/:id', 'form'),
      delete: call('DELETE /admin/press/:id'),
    },
    gallery: {
      images: call('GET /admin/gallery/:id'),
      upload: call('POST /admin/gallery/upload/:id', 'form'),
      delete: call('DELETE /admin/gallery/:id'),
    },
    sliderImages: {
      list: call('GET /admin/slider-images'),
      create: call('POST /admin/slider-images', 'form'),
      reorder: call('PUT /admin/slider-images/order', 'json'),
      delete: call('DELETE /admin/slider-images/:id'),
    },
    pageContent: {
      list: call('GET /admin/page-content'),
      update: call('PUT /admin/page-content/:pageKey', 'json'),
    },
    media: { upload: call('POST /admin/media', 'form') },
    contact: {
      list: call('GET /admin/contact'),
      get: call('GET /admin/contact/:id'),
      update: call('PATCH /admin/contact/:id', 'json'),
      addNote: call('POST /admin/contact/:id/events', 'json'),
      reply: call('POST /admin/contact/:id/reply', 'json'),
      markAsRead: call('PATCH /admin/contact/:id/mark-as-read'),
      delete: call('DELETE /admin/contact/:id'),
    },
    participantSubmissions: {
      list: call('GET /admin/participant-submissions'),
      create: call('POST /admin/participant-submissions', 'json'),
      summary: call('GET /admin/participant-submissions/summary', 'query'),
      get: call('GET /admin/participant-submissions/:id'),
      update: call('PATCH /admin/participant-submissions/:id', 'json'),
      addNote: call('POST /admin/participant-submissions/:id/events', 'json'),
      reply: call('POST /admin/participant-submissions/:id/reply', 'json'),
      markAsRead: call('PATCH /admin/participant-submissions/:id/mark-as-read'),
      delete: call('DELETE /admin/participant-submissions/:id'),
    },
    replyTemplates: {
      list: call('GET /admin/reply-templates'),
      save: call('PUT /admin/reply-templates', 'json'),
    },
    personalData: {
      export: call('POST /admin/personal-data/export', 'json'),
      erase: call('POST /admin/personal-data/erase', 'json'),
    },
    settings: {
      get: call('GET /admin/settings'),
      update: call('PUT /admin/settings', 'json'),
    },
    preview: { create: call('POST /admin/preview', 'json') },
    drafts: {
      list: call('GET /admin/drafts', 'query'),
      get: call('GET /admin/drafts/:id'),
      create: call('POST /admin/drafts', 'json'),
      update: call('PUT /admin/drafts/:id', 'json'),
      delete: call('DELETE /admin/drafts/:id'),
      publish: call('POST /admin/drafts/:id/publish', 'json'),
    },
    versions: {
      list: call('GET /admin/versions', 'query'),
      get: call('GET /admin/versions/:id'),
      restore: call('POST /admin/versions/:id/draft'),
      deleted: call('GET /admin/deleted'),
    },
    publication: {
      get: call('GET /admin/publication'),
      request: call('POST /admin/publication'),
    },
  };
}

export type AdminClient = ReturnType<typeof createAdminClient>;
