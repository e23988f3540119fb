import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import type { AdminPageContent } from '@fuar/shared/schemas/page-content';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import type { AdminPressItem } from '@fuar/shared/schemas/press-item';
import type { Publication } from '@fuar/shared/schemas/publication';
import type { AdminSiteSettings } from '@fuar/shared/schemas/site-settings';
import type { AdminSliderImage } from '@fuar/shared/schemas/slider-image';
import { anAdminFair } from '@fuar/shared/testing/builders';
import { aGalleryImage, anAdminPressItem, aSliderImage } from './builders.ts';

type Failure = { status: number; body: unknown };
type Sent = { call: string; body: Record<string, FormDataEntryValue> };

const PASSWORD = 'dogru-sifre';

type Content = {
  fairs: AdminFair[];
  press: AdminPressItem[];
  slides: AdminSliderImage[];
  images: GalleryImage[];
  albums: Album[];
  pages: AdminPageContent[];
  messages: ContactMessage[];
  submissions: ParticipantSubmission[];
  settings: AdminSiteSettings;
  publication: Publication;
  email: string | undefined;
};

/** An `/api` in memory, as api.md says. `fail` and `hold` change what one call answers, `sent` says what was asked. */
export function createFakeApi(given: Partial<Content> = {}) {
  const failures = new Map<string, Failure | 'network'>();
  const held = new Map<string, Promise<void>>();
  const content: Content = {
    fairs: [],
    press: [],
    slides: [],
    images: [],
    albums: [],
    pages: [],
    messages: [],
    submissions: [],
    settings: { version: 'v1' },
    publication: { state: 'live', publishedAt: '2026-05-04T09:30:00.000Z' },
    email: undefined,
    ...given,
  };
  const api = Object.assign(content, {
    sent: [] as Sent[],
    /** `'GET /admin/fairs'` fails from now on; status 0 is a lost connection. */
    fail(call: string, status: number, body: unknown = { message: `Sunucu ${status}` }) {
      failures.set(call, status === 0 ? 'network' : { status, body });
    },
    recover(call: string) {
      failures.delete(call);
    },
    /** The call waits until the returned function is called. */
    hold(call: string): () => void {
      let release = () => {};
      held.set(call, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(call);
        release();
      };
    },
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const path = new URL(String(input), 'http://localhost').pathname.replace(/^\/api/, '');
      const call = `${init.method ?? 'GET'} ${path}`;
      api.sent.push({ call, body: toEntries(init.body) });
      await held.get(call);
      init.signal?.throwIfAborted();
      const failure = failures.get(call);
      if (failure === 'network') throw new TypeError('Failed to fetch');
      if (failure) return json(failure.status, failure.body);
      if (isOutdated(call, path, new Headers(init.headers).get('if-match'))) {
        return json(412, { message: ERROR_MESSAGES.changedMeanwhile });
      }
      return answer(call, path, toEntries(init.body), init.body);
    },
  });

  function isOutdated(call: string, path: string, ifMatch: string | null): boolean {
    if (!ifMatch || !call.startsWith('PUT')) return false;
    const key = path.split('/').at(-1) ?? '';
    const findRow = (): { version?: string | undefined } | undefined => {
      if (path === '/admin/settings') return api.settings;
      if (path.includes('page-content')) return api.pages.find((page) => page.pageKey === key);
      return path.includes('press') ? findById(api.press, Number(key)) : findById(api.fairs, Number(key));
    };
    const row = findRow();
    return row !== undefined && ifMatch !== `"${row.version}"`;
  }

  function answer(call: string, path: string, body: Sent['body'], raw: RequestInit['body']): Response {
    const id = Number(path.split('/').at(-1));
    switch (call.replace(/\d+$/, ':id')) {
      case 'GET /auth/verify':
        return api.email ? json(200, { email: api.email }) : unauthorized();
      case 'GET /auth/session':
        return json(200, api.email ? { email: api.email } : {});
      case 'POST /auth/login':
        if (body.password !== PASSWORD) return json(401, { message: 'E-posta adresi veya şifre hatalı.' });
        api.email = String(body.username);
        return json(200, { email: api.email });
      case 'POST /auth/logout':
        api.email = undefined;
        return new Response(null, { status: 204 });
    }
    if (!api.email) return unauthorized();
    switch (call.replace(/\d+$/, ':id')) {
      case 'GET /admin/fairs':
        return json(200, api.fairs);
      case 'POST /admin/fairs': {
        const fair = anAdminFair({ ...toFields(body), live: false });
        api.fairs = [fair, ...api.fairs];
        return json(201, fair);
      }
      case 'PUT /admin/fairs/:id':
        api.fairs = api.fairs.map((fair) => (fair.id === id ? { ...fair, ...toFields(body) } : fair));
        return json(
          200,
          api.fairs.find((fair) => fair.id === id),
        );
      case 'DELETE /admin/fairs/:id':
        api.fairs = api.fairs.filter((fair) => fair.id !== id);
        return new Response(null, { status: 204 });
      case 'GET /admin/press':
        return json(200, api.press);
      case 'POST /admin/press': {
        const item = anAdminPressItem({ ...toFields(body), live: false });
        api.press = [item, ...api.press];
        return json(201, item);
      }
      case 'PUT /admin/press/:id':
        api.press = api.press.map((item) => (item.id === id ? { ...item, ...toFields(body) } : item));
        return json(200, findById(api.press, id));
      case 'DELETE /admin/press/:id':
        api.press = without(api.press, id);
        return noContent();
      case 'GET /admin/slider-images':
        return json(200, api.slides);
      case 'POST /admin/slider-images': {
        const slide = aSliderImage({ ...toFields(body), order: api.slides.length });
        api.slides = [...api.slides, slide];
        return json(201, slide);
      }
      case 'PUT /admin/slider-images/order': {
        const orders = JSON.parse(String(raw)) as { id: number; order: number }[];
        api.slides = orders.flatMap(({ id: slideId, order }) =>
          api.slides.filter((slide) => slide.id === slideId).map((slide) => ({ ...slide, order })),
        );
        return json(200, api.slides);
      }
      case 'DELETE /admin/slider-images/:id':
        api.slides = without(api.slides, id);
        return noContent();
      case 'GET /admin/settings':
        return json(200, api.settings);
      case 'PUT /admin/settings':
        api.settings = { ...api.settings, ...(body as Partial<AdminSiteSettings>) };
        return json(200, api.settings);
      case 'GET /gallery/categories':
        return json(200, api.albums);
      case 'GET /admin/gallery/:id':
        return json(200, api.images);
      case 'POST /admin/gallery/upload/:id': {
        const files = raw instanceof FormData ? raw.getAll('imageFiles') : [];
        const added = files.map(() => aGalleryImage());
        api.images = [...api.images, ...added];
        return json(201, added);
      }
      case 'DELETE /admin/gallery/:id':
        api.images = without(api.images, id);
        return noContent();
      case 'GET /admin/page-content':
        return json(200, api.pages);
      case 'GET /admin/contact':
        return json(200, api.messages);
      case 'DELETE /admin/contact/:id':
        api.messages = without(api.messages, id);
        return noContent();
      case 'GET /admin/participant-submissions':
        return json(200, api.submissions);
      case 'DELETE /admin/participant-submissions/:id':
        api.submissions = without(api.submissions, id);
        return noContent();
      case 'GET /admin/publication':
        return json(200, api.publication);
      case 'POST /admin/publication':
        api.publication = { ...api.publication, state: 'queued' };
        return json(202, api.publication);
      case 'POST /admin/personal-data/export':
        return json(200, {
          email: body.email,
          exportedAt: '2026-05-04T09:30:00.000Z',
          contactMessages: api.messages.filter(({ email }) => email === body.email),
          participantSubmissions: [],
          waitingMails: [],
        });
      case 'POST /admin/personal-data/erase': {
        const erased = api.messages.filter(({ email }) => email === body.email);
        api.messages = api.messages.filter(({ email }) => email !== body.email);
        return json(200, { contactMessages: erased.length, participantSubmissions: 0, waitingMails: 0 });
      }
      case 'POST /admin/password':
        return noContent();
    }
    const [, area, key, action] = path.split('/').slice(1);
    if (call.startsWith('PUT') && area === 'page-content') {
      api.pages = api.pages.map((page) => (page.pageKey === key ? { ...page, ...body } : page));
      return json(
        200,
        api.pages.find((page) => page.pageKey === key),
      );
    }
    if (action === 'mark-as-read' && area === 'contact') {
      api.messages = markRead(api.messages, Number(key));
      return json(200, findById(api.messages, Number(key)));
    }
    if (action === 'mark-as-read') {
      api.submissions = markRead(api.submissions, Number(key));
      return json(200, findById(api.submissions, Number(key)));
    }
    throw new Error(`The fake /api does not know ${call}`);
  }

  return api;
}

export type FakeApi = ReturnType<typeof createFakeApi>;

const findById = <T extends { id: number }>(all: T[], id: number) => all.find((one) => one.id === id);
const without = <T extends { id: number }>(all: T[], id: number) => all.filter((one) => one.id !== id);
const markRead = <T extends { id: number }>(all: T[], id: number) =>
  all.map((one) => (one.id === id ? { ...one, isRead: true } : one));
const noContent = () => new Response(null, { status: 204 });
const json = (status: number, body: unknown) => Response.json(body, { status });
const unauthorized = () => json(401, { message: 'Bu işlem için giriş yapmalısınız.' });

function toEntries(body: RequestInit['body']): Sent['body'] {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : {};
}

function toFields<T>({ imageFile: _, ...fields }: Sent['body']): Partial<T> {
  return fields as Partial<T>;
}
