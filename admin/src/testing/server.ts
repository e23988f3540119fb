import { isConditional } from '@fuar/shared/api/failure-statuses';
import type { Route } from '@fuar/shared/api/route';
import type { CallName } from '@fuar/shared/api/typed-calls';
import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { type Area, mayCall } from '@fuar/shared/people/rights';
import {
  type Draft,
  type DraftChanges,
  type DraftInput,
  EDITED_KINDS,
  type EditedFields,
  type EditedKind,
  type PreviewedPage,
  type Version,
} from '@fuar/shared/schemas/editing';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { fairFactInputs } from '@fuar/shared/schemas/fair-facts';
import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import type { AdminPageContent } from '@fuar/shared/schemas/page-content';
import type { AdminPressItem } from '@fuar/shared/schemas/press-item';
import type { Publication } from '@fuar/shared/schemas/publication';
import type { AdminSiteSettings } from '@fuar/shared/schemas/site-settings';
import type { AdminSliderImage } from '@fuar/shared/schemas/slider-image';
import { anAdminFair } from '@fuar/shared/testing/builders';
import { aDraft, aGalleryImage, anAdminPressItem, aSliderImage } from './builders.ts';
import {
  checkAnswer,
  checkFailure,
  checkRequest,
  entriesOf,
  findRoute,
  reportViolation,
} from './contract.ts';
import { createExhibitorHandlers, type Exhibitors, NO_EXHIBITORS } from './exhibitors.ts';
import { type Call, find, type Handlers, put, type Row, without } from './handlers.ts';
import { createInboxHandlers, type Inboxes, NO_INBOXES } from './inboxes.ts';
import { createPeopleHandlers, NOBODY, type People } from './people.ts';
import { Refusal } from './refusal.ts';

type ReceivedForm = { call: string; body: Record<string, FormDataEntryValue | FormDataEntryValue[]> };

type Content = People &
  Inboxes &
  Exhibitors & {
    fairs: AdminFair[];
    press: AdminPressItem[];
    slides: AdminSliderImage[];
    images: GalleryImage[];
    albums: Album[];
    pages: AdminPageContent[];
    settings: AdminSiteSettings;
    publication: Publication;
    drafts: Draft[];
    /** Newest first. */
    versions: Version[];
    previewedPages: PreviewedPage[];
  };

/** Checks every request and response against the route table. */
export function createFakeApi(given: Partial<Content> = {}) {
  const failures = new Map<string, Error>();
  const held = new Map<string, Promise<void>>();
  const heldAnswers = new Map<string, Promise<void>>();
  const content: Content = {
    fairs: [],
    press: [],
    slides: [],
    images: [],
    albums: [],
    pages: [],
    ...NO_INBOXES,
    ...NO_EXHIBITORS,
    settings: { version: 'v1' },
    publication: { state: 'live', publishedAt: '2026-05-04T09:30:00.000Z', preview: true },
    drafts: [],
    versions: [],
    previewedPages: [{ path: '/', title: 'Ana Sayfa', change: 'changed' }],
    ...NOBODY,
    ...given,
  };
  const api = Object.assign(content, {
    sent: [] as ReceivedForm[],
    bodies: (call: string): ReceivedForm['body'][] =>
      api.sent.filter((request) => request.call === call).map(({ body }) => body),
    /** Makes a call such as `'GET /admin/fairs'` fail from now on. Status 0 is a lost connection. */
    fail(call: string, status: number, body: unknown = { message: `Sunucu ${status}` }) {
      failures.set(call, status === 0 ? new TypeError('Failed to fetch') : new Refusal(status, body));
    },
    recover(call: string) {
      failures.delete(call);
    },
    hold(call: string): () => void {
      let release = () => {};
      held.set(call, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(call);
        release();
      };
    },
    /** Creates the answer to the next `call` at once, but sends the answer only after the returned function is called. */
    holdAnswer(call: string): () => void {
      let release = () => {};
      heldAnswers.set(call, new Promise((resolve) => (release = resolve)));
      return release;
    },
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const url = new URL(String(input), 'http://localhost');
      const method = init.method ?? 'GET';
      const path = url.pathname.replace(/^\/api/, '');
      const call = `${method} ${path}`;
      const { name, route, param, second } = findRoute(method, path);
      const received = checkRequest(call, route, url, init.body);
      api.sent.push({ call, body: toEntries(init.body) });
      const mayRepeat = new Headers(init.headers).has('idempotency-key');
      // `POST /admin/media` needs no key: unused pictures are removed after a day, so storing a picture twice does no harm.
      const addsRow = name === 'POST /admin/drafts' || (route.form && route.status === 201);
      if (addsRow && name !== 'POST /admin/media' && !mayRepeat)
        return reportViolation(`${name} must send an Idempotency-Key`);
      await held.get(call);
      init.signal?.throwIfAborted();
      try {
        const failure = failures.get(call);
        if (failure) throw failure;
        if (route.access !== 'public') refuseWithoutRight(route);
        if (isConditional(route)) refuseOutdated(name, param, new Headers(init.headers).get('if-match'));
        const handle = handlers[name] as ((call: Call<never>) => unknown) | undefined;
        if (!handle) return reportViolation(`The fake /api has no handler for ${name}`);
        const answer = handle({
          id: Number(param),
          pageKey: param,
          second: Number(second),
          input: received as never,
        });
        checkAnswer(call, route, answer);
        const status = route.accepted?.safeParse(answer).success ? 202 : route.status;
        const response =
          answer === undefined ? new Response(null, { status }) : Response.json(answer, { status });
        const released = heldAnswers.get(call);
        heldAnswers.delete(call);
        await released;
        return response;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        checkFailure(call, route, error.status, error.body);
        return Response.json(error.body, { status: error.status });
      }
    },
  });

  function refuseWithoutRight(route: Route & { access: Area }): void {
    if (!api.email) throw new Refusal(401, { message: m.unauthorized });
    if (api.needsSecondFactor && route.access !== 'own')
      throw new Refusal(403, { message: m.secondFactorNeeded });
    if (!mayCall(api.role, route)) throw new Refusal(403, { message: m.notAllowed });
  }

  function refuseOutdated(name: CallName, param: string, ifMatch: string | null): void {
    const rows: { [Name in CallName]?: () => { version?: string | undefined } | undefined } = {
      'PUT /admin/fairs/:id': () => api.fairs.find(({ id }) => id === Number(param)),
      'PUT /admin/exhibitors/:id': () => api.exhibitors.find(({ id }) => id === Number(param)),
      'PUT /admin/press/:id': () => api.press.find(({ id }) => id === Number(param)),
      'PUT /admin/page-content/:pageKey': () => api.pages.find(({ pageKey }) => pageKey === param),
      'PUT /admin/settings': () => api.settings,
      'PATCH /admin/contact/:id': () => api.messages.find(({ id }) => id === Number(param)),
      'PATCH /admin/participant-submissions/:id': () =>
        api.submissions.find(({ id }) => id === Number(param)),
      'PUT /admin/drafts/:id': () => api.drafts.find(({ id }) => id === Number(param)),
    };
    const row = rows[name]?.();
    if (ifMatch && row && ifMatch !== `"${row.version}"`) {
      throw new Refusal(412, { message: m.changedMeanwhile });
    }
  }

  // Do not use the counter of the builders for new rows. It runs through all test files of a worker, so its next id may equal
  // an id that a test has chosen.
  let lastId = 10_000;
  const newId = () => ++lastId;
  let lastPreview = 0;
  let lastPicture = 0;
  const rowsOf = (kind: EditedKind): { id: number; pageKey?: string; version?: string | undefined }[] =>
    ({ fair: api.fairs, press: api.press, page: api.pages })[kind];

  function addDraft({ kind, id, fields, publishAt, rowVersion }: DraftInput, isRestored = false): Draft {
    const known = api.drafts.find((draft) => draft.kind === kind && draft.rowId === id);
    if (known && id !== undefined) throw new Refusal(409, { message: m.hasDraft, draftId: known.id });
    if (publishAt) checkMoment(publishAt);
    const row = rowsOf(kind).find((other) => keyOf(other) === id);
    if (id !== undefined && !row && !isRestored) throw new Refusal(404, { message: m.notFound });
    const draft = aDraft({
      id: newId(),
      kind,
      fields,
      title: fields.title ?? String((row as { title?: string } | undefined)?.title ?? ''),
      ...(id === undefined ? {} : { rowId: id as NonNullable<Draft['rowId']> }),
      ...(row ? { rowVersion: rowVersion ?? row.version } : {}),
      ...(publishAt ? { publishAt: new Date(publishAt).toISOString(), state: 'scheduled' } : {}),
      by: api.email ?? '',
    });
    api.drafts = [draft, ...api.drafts];
    return draft;
  }

  const handlers: Handlers = {
    ...createPeopleHandlers(api),

    'GET /admin/fairs': () => api.fairs,
    'POST /admin/fairs': ({ input }) => {
      const { imageFile: _, details = '', status = 'Upcoming', ...fields } = input;
      const fair = anAdminFair({ ...toFairFields(fields), id: newId(), details, status, live: false });
      api.fairs = [fair, ...api.fairs];
      return fair;
    },
    'PUT /admin/fairs/:id': ({ id, input: { imageFile: _, ...fields } }) => {
      api.fairs = change(api.fairs, id, { ...toFairFields(fields), ...parseFairDate(fields.date ?? '') });
      return find(api.fairs, id);
    },
    'DELETE /admin/fairs/:id': ({ id }) => {
      api.fairs = without(api.fairs, id);
      api.drafts = api.drafts.filter((draft) => draft.kind !== 'fair' || draft.rowId !== id);
    },

    ...createExhibitorHandlers(api),

    'GET /admin/press': () => api.press,
    'POST /admin/press': ({ input: { imageFile: _, content = '', ...fields } }) => {
      const item: AdminPressItem = { ...anAdminPressItem({ id: newId() }), ...fields, content, live: false };
      api.press = [item, ...api.press];
      return item;
    },
    'PUT /admin/press/:id': ({ id, input: { imageFile: _, ...fields } }) => {
      api.press = change(api.press, id, fields);
      return find(api.press, id);
    },
    'DELETE /admin/press/:id': ({ id }) => {
      api.press = without(api.press, id);
      api.drafts = api.drafts.filter((draft) => draft.kind !== 'press' || draft.rowId !== id);
    },

    'GET /admin/slider-images': () => api.slides,
    'POST /admin/slider-images': ({ input: { imageFile: _, ...fields } }) => {
      const slide = aSliderImage({ ...fields, id: newId(), order: api.slides.length });
      api.slides = [...api.slides, slide];
      return slide;
    },
    'PUT /admin/slider-images/order': ({ input }) => {
      api.slides = input.map(({ id, order }) => ({ ...find(api.slides, id), order }));
      return api.slides;
    },
    'DELETE /admin/slider-images/:id': ({ id }) => {
      api.slides = without(api.slides, id);
    },

    'GET /gallery/categories': () => api.albums,
    'GET /admin/gallery/:id': () => api.images,
    'POST /admin/gallery/upload/:id': ({ input }) => {
      const added = input.imageFiles.map(() => aGalleryImage({ id: newId() }));
      api.images = [...api.images, ...added];
      return added;
    },
    'DELETE /admin/gallery/:id': ({ id }) => {
      api.images = without(api.images, id);
    },

    'GET /admin/page-content': () => api.pages,
    'PUT /admin/page-content/:pageKey': ({ pageKey, input }) => {
      const page = api.pages.find((other) => other.pageKey === pageKey);
      if (!page) throw new Refusal(404, { message: m.notFound });
      const { title = page.title, content = page.content } = input;
      const saved = { ...page, title, content };
      api.pages = put(api.pages, saved);
      return saved;
    },

    'GET /admin/settings': () => api.settings,
    'PUT /admin/settings': ({ input }) => {
      api.settings = { ...api.settings, ...input };
      return api.settings;
    },

    ...createInboxHandlers(api),

    'POST /admin/preview': ({ input }) => {
      if ('kind' in input) checkFields(input.kind, input.id === undefined, input.fields as EditedFields);
      lastPreview += 1;
      return { token: `p${lastPreview}`, expiresAt: '2099-05-04T10:00:00.000Z', pages: api.previewedPages };
    },

    'GET /admin/drafts': ({ input: { kind, id } }) =>
      api.drafts.filter((draft) => (!kind || draft.kind === kind) && (!id || draft.rowId === id)),
    'POST /admin/drafts': ({ input }) => addDraft(input as DraftInput),
    'GET /admin/drafts/:id': ({ id }) => find(api.drafts, id),
    'PUT /admin/drafts/:id': ({ id, input }) => {
      // The cast is safe, because the back-office sends only strings as fields of a draft.
      const { publishAt, fields, ...changes } = input as DraftChanges;
      const kept = find(api.drafts, id);
      if (publishAt) checkMoment(publishAt);
      const { publishAt: before, failure: _, ...rest } = kept;
      const at = publishAt ?? before;
      const draft: Draft = {
        ...rest,
        ...changes,
        fields: fields ?? kept.fields,
        ...(at ? { publishAt: new Date(at).toISOString() } : {}),
        title: fields?.title ?? kept.title,
        state: at ? 'scheduled' : 'draft',
        version: `${kept.version}+`,
      };
      if (draft.state === 'scheduled') checkFields(draft.kind, draft.rowId === undefined, draft.fields);
      api.drafts = put(api.drafts, draft);
      return draft;
    },
    'DELETE /admin/drafts/:id': ({ id }) => {
      find(api.drafts, id);
      api.drafts = without(api.drafts, id);
    },
    'POST /admin/drafts/:id/publish': ({ id, input: { overwrite } }) => {
      const { kind, rowId, rowVersion, fields } = find(api.drafts, id);
      checkFields(kind, rowId === undefined, fields);
      const row = rowsOf(kind).find((other) => keyOf(other) === rowId);
      if (row && rowVersion !== row.version && !overwrite) {
        throw new Refusal(412, { message: m.changedMeanwhile });
      }
      const { imageUrl, ...texts } = fields;
      const saved = {
        ...(row ?? (kind === 'fair' ? anAdminFair({ id: newId() }) : anAdminPressItem({ id: newId() }))),
        ...texts,
        ...(imageUrl ? { imageUrl } : {}),
        live: false,
        version: `${row?.version ?? 'v'}+`,
      };
      if (row) Object.assign(row, saved);
      else if (kind === 'fair') api.fairs = [saved as AdminFair, ...api.fairs];
      else api.press = [saved as AdminPressItem, ...api.press];
      api.drafts = without(api.drafts, id);
      return saved as AdminFair;
    },

    'GET /admin/versions': ({ input: { kind, id } }) =>
      api.versions
        .filter((version) => version.kind === kind && version.rowId === id)
        .map(({ fields: _, ...version }) => version),
    'GET /admin/versions/:id': ({ id }) => find(api.versions, id),
    'POST /admin/versions/:id/draft': ({ id }) => {
      const { kind, rowId, fields = {} } = find(api.versions, id);
      return addDraft({ kind, id: rowId, fields }, true);
    },
    'GET /admin/deleted': () =>
      api.versions.filter(({ event }) => event === 'deleted').map(({ fields: _, ...version }) => version),

    'POST /admin/media': () => {
      lastPicture += 1;
      return { url: `/media/yeni-${lastPicture}.webp`, width: 3, height: 2, srcset: [] };
    },

    'GET /admin/publication': () => api.publication,
    'POST /admin/publication': () => {
      api.publication = { ...api.publication, state: 'queued' };
      return api.publication;
    },

    'POST /admin/personal-data/export': ({ input: { email } }) => ({
      email,
      exportedAt: '2026-05-04T09:30:00.000Z',
      contactMessages: api.messages
        .filter((message) => message.email === email)
        .map((message) => ({ ...message, isSpam: false, events: [] })),
      participantSubmissions: [],
      waitingMails: [],
    }),
    'POST /admin/personal-data/erase': ({ input: { email } }) => {
      const kept = api.messages.filter((message) => message.email !== email);
      const erased = api.messages.length - kept.length;
      api.messages = kept;
      return { contactMessages: erased, participantSubmissions: 0, waitingMails: 0 };
    },
  };

  return api;
}

export type FakeApi = ReturnType<typeof createFakeApi>;

const keyOf = (row: { id: number; pageKey?: string }) => row.pageKey ?? row.id;

function checkFields(kind: EditedKind, isNew: boolean, { imageUrl: _, ...texts }: EditedFields): void {
  const { input, changes } = EDITED_KINDS[kind];
  const { error } = (isNew ? input : changes).safeParse(texts);
  if (!error) return;
  const errors = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw new Refusal(400, { message: m.invalidInput, errors });
}

/** The fields of a fair in a save call. Cleared facts become undefined, because the server's responses omit them. */
function toFairFields(input: object): Partial<AdminFair> {
  const facts = Object.entries(input).map(([name, value]) => [
    name,
    name in fairFactInputs && isCleared(value) ? undefined : value,
  ]);
  return Object.fromEntries(facts) as Partial<AdminFair>;
}

const isCleared = (value: unknown) =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0);

function checkMoment(publishAt: string): void {
  if (Date.parse(publishAt) > Date.now()) return;
  throw new Refusal(400, { message: m.invalidInput, errors: { publishAt: 'Geçmiş bir zaman seçilemez.' } });
}

const change = <T extends Row>(rows: T[], id: number, fields: object) =>
  rows.map((row) => (row.id === id ? { ...row, ...fields } : row));

function toEntries(body: RequestInit['body']): ReceivedForm['body'] {
  if (body instanceof FormData) return entriesOf(body);
  return typeof body === 'string' ? JSON.parse(body) : {};
}
