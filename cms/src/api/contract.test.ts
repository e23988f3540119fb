import type { Route } from '@fuar/shared/api/route';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { aCsv, aPdf } from '../testing/documents.ts';
import { serveFakePublisher } from '../testing/fake-publisher.ts';
import { MESSAGE, REQUEST } from '../testing/form-inputs.ts';
import { aPicture } from '../testing/pictures.ts';
import { codeOf } from '../testing/staff.ts';
import { ADMIN, type Api, DATABASES, serveApi } from '../testing/start-api.ts';
import { ALL_ROUTES, routeOf as nameOf } from './route-of.ts';

type Operation = {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>>; components: object };
type Options = Parameters<Api['call']>[2];

const NEW_PASSWORD = 'yepyeni-bir-sifre';
const METRICS_TOKEN = 'a-token-for-tests';
const FAIR = { title: 'Tarım Fuarı', date: '15-17 Ekim 2090', description: 'Kısa.', details: '<p>a</p>' };
const FACTS = {
  notice: 'postponed',
  noticeText: 'Yeni tarih.',
  previousDate: '1-3 Mayıs 2090',
  hallArea: '12.500',
  edition: '7',
  productGroups: ['Tohum', 'Sera'],
  visitorsLast: '45.000',
  isSupervised: 'true',
};
const PRESS = { type: 'Bulletin', title: 'Haber', date: '2025-10-15', content: '<p>b</p>' };

type Call = [string, string, Options?];
type Plan = Call | ((seen: Seen[]) => Call);

/** Every call of the contract, ordered so that each finds the rows it needs, followed by calls that must fail. */
async function calls(): Promise<Plan[]> {
  const imageFile = await aPicture();
  const another = await aPicture('b.png', { width: 61 });
  return [
    ['GET', '/healthz'],
    ['GET', '/openapi.json'],
    ['GET', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }],
    ['GET', '/metrics'],
    ['POST', '/auth/login', { json: ADMIN }],
    ['GET', '/auth/verify'],
    ['GET', '/auth/session'],
    ['POST', '/admin/fairs', { form: { ...FAIR, imageFile } }],
    ['POST', '/admin/fairs', { form: { ...FAIR, date: 'belirsiz' } }],
    ['PUT', '/admin/fairs/1', { form: { title: 'Yeni ad' } }],
    ['GET', '/admin/fairs'],
    ['GET', '/fairs'],
    ['GET', '/fairs?fields=card&status=upcoming&page=1&limit=5'],
    ['GET', '/fairs/upcoming'],
    ['GET', '/fairs/upcoming?fields=card'],
    ['GET', '/fairs/1'],
    ['POST', '/admin/press', { form: { ...PRESS, imageFile } }],
    [
      'POST',
      '/admin/press',
      { form: { ...PRESS, type: 'Coverage', source: 'Gazete', link: 'https://g.test' } },
    ],
    ['PUT', '/admin/press/2', { form: { source: '' } }],
    ['GET', '/admin/press'],
    ['GET', '/press'],
    ['GET', '/press?type=Coverage&fields=card'],
    ['GET', '/press/latest?limit=1'],
    ['GET', '/press/1'],
    ['POST', '/admin/gallery/upload/1', { form: { imageFiles: [imageFile, another] } }],
    ['GET', '/admin/gallery/1'],
    ['GET', '/gallery/categories'],
    ['GET', '/gallery/1'],
    ['DELETE', '/admin/gallery/2'],
    ['PUT', '/admin/fairs/1', { form: FACTS }],
    ['POST', '/admin/fairs/1/documents', { form: { title: 'Rehber', documentFile: aPdf() } }],
    ['POST', '/admin/fairs/1/documents', { form: { title: 'Plan', documentFile: aPdf() } }],
    ['DELETE', '/admin/fairs/1/documents/2'],
    ['POST', '/admin/fairs/1/exhibitors', { form: { name: 'Öz Gıda', website: 'oz.test', imageFile } }],
    ['POST', '/admin/fairs/1/exhibitors/import', { form: { csvFile: aCsv('Firma;Stant\nIşık;A-1') } }],
    ['POST', '/admin/fairs/1/exhibitors/import?dryRun=1', { form: { csvFile: aCsv('Ad;Stant\nIşık;A-1') } }],
    ['PUT', '/admin/exhibitors/2', { form: { hall: 'A' } }],
    ['GET', '/admin/fairs/1/exhibitors'],
    ['GET', '/fairs/1/exhibitors'],
    ['GET', '/fairs/1'],
    ['DELETE', '/admin/exhibitors/2'],
    ['POST', '/admin/slider-images', { form: { title: 'Bir', imageFile } }],
    ['POST', '/admin/slider-images', { form: { imageFile: another } }],
    ['PUT', '/admin/slider-images/order', { json: [2, 1].map((id, order) => ({ id, order })) }],
    ['GET', '/admin/slider-images'],
    ['GET', '/slider-images'],
    ['DELETE', '/admin/slider-images/2'],
    ['GET', '/admin/page-content'],
    ['PUT', '/admin/page-content/kvkk', { json: { pageKey: 'kvkk', content: '<p>Metin</p>' } }],
    ['GET', '/page-content/kvkk'],
    ['PUT', '/admin/settings', { json: { phone: '0412', email: 'b@ornek.test' } }],
    ['GET', '/admin/settings'],
    ['GET', '/settings'],
    ['GET', '/changes'],
    ['GET', '/changes?since=1'],
    ['GET', '/changes?since=x'],
    ['POST', '/contact', { json: MESSAGE }],
    ['GET', '/admin/contact'],
    ...workCalls('/admin/contact/1', 'answered'),
    ['PATCH', '/admin/contact/1/mark-as-read'],
    ['DELETE', '/admin/contact/1'],
    ['GET', '/admin/contact/1'],
    ['POST', '/participant-submissions', { json: REQUEST }],
    ['GET', '/admin/participant-submissions'],
    ...workCalls('/admin/participant-submissions/1', 'offered'),
    ['GET', '/admin/participant-submissions/summary'],
    ['POST', '/admin/participant-submissions', { json: { ...REQUEST, source: 'phone' } }],
    ['POST', '/admin/participant-submissions', { json: { ...REQUEST, source: 'form' } }],
    ['GET', '/admin/reply-templates'],
    ['PUT', '/admin/reply-templates', { json: [{ title: 'Teklif', subject: '{{fuar}}', body: 'Sayın' }] }],
    ['PUT', '/admin/reply-templates', { json: [{ title: 'Teklif', subject: '{{yok}}', body: 'Sayın' }] }],
    ['PATCH', '/admin/participant-submissions/1/mark-as-read'],
    ['POST', '/admin/personal-data/export', { json: { email: REQUEST.contactEmail } }],
    ['POST', '/admin/personal-data/erase', { json: { email: MESSAGE.email } }],
    ['DELETE', '/admin/participant-submissions/1'],
    ['POST', '/admin/record/exports', { json: { list: 'contact', rows: 1 } }],
    ['POST', '/admin/record/exports', { json: { list: 'other', rows: 1 } }],
    ['GET', '/admin/record'],
    ['GET', '/admin/record?kind=save&before=9'],
    ['GET', '/admin/record?kind=other'],
    ['POST', '/admin/media', { form: { imageFile } }],
    ['POST', '/admin/preview', { json: { kind: 'fair', fields: FAIR } }],
    ['POST', '/admin/preview', { json: { kind: 'fair', id: 99, fields: FAIR } }],
    ['POST', '/admin/drafts', { json: { kind: 'fair', id: 1, fields: { title: 'Taslak' } } }],
    ['POST', '/admin/drafts', { json: { kind: 'fair', id: 1, fields: {} } }],
    ['POST', '/admin/drafts', { json: { kind: 'press', fields: PRESS, publishAt: '2020-01-01T00:00:00Z' } }],
    ['GET', '/admin/drafts?kind=fair&id=1'],
    ['GET', '/admin/drafts/1'],
    ['PUT', '/admin/drafts/1', { json: { fields: { title: 'Sonra' } }, headers: { 'if-match': '"x"' } }],
    ['PUT', '/admin/drafts/1', { json: { fields: { title: 'Sonra' } } }],
    ['POST', '/admin/drafts/1/publish', { json: {} }],
    ['GET', '/admin/drafts/1'],
    ['GET', '/admin/versions?kind=fair&id=1'],
    ['GET', '/admin/versions?kind=fair&id=99'],
    ['GET', '/admin/versions/1'],
    ['POST', '/admin/versions/1/draft'],
    ['DELETE', '/admin/drafts/2'],
    ['GET', '/admin/publication'],
    ['POST', '/admin/publication'],
    ['DELETE', '/admin/press/1'],
    ['DELETE', '/admin/fairs/1'],
    ['GET', '/admin/deleted'],
    ['GET', '/fairs/1'],
    ['GET', '/fairs/x'],
    ['GET', '/fairs?limit=0'],
    ['GET', '/gallery/1'],
    ['GET', '/page-content/yok'],
    ['PUT', '/admin/press/99', { form: { title: 'x' } }],
    ['POST', '/admin/press', { form: {} }],
    ['POST', '/admin/press', { json: {} }],
    ['POST', '/admin/gallery/upload/2', { form: { other: 'x' } }],
    ['PUT', '/admin/fairs/2', { form: { edition: '0', notice: 'x', hallArea: 'x' } }],
    ['POST', '/admin/fairs/2/documents', { form: { title: 'Plan' } }],
    ['POST', '/admin/fairs/2/documents', { form: { title: 'Plan', documentFile: new File(['x'], 'a.pdf') } }],
    ['POST', '/admin/fairs/99/documents', { form: { title: 'Plan', documentFile: aPdf() } }],
    ['DELETE', '/admin/fairs/2/documents/1'],
    ['POST', '/admin/fairs/99/exhibitors', { form: { name: 'Öz' } }],
    ['POST', '/admin/fairs/2/exhibitors/import', { form: {} }],
    ['POST', '/admin/fairs/2/exhibitors/import', { form: { csvFile: aCsv('\0') } }],
    ['POST', '/admin/fairs/2/exhibitors/import?dryRun=2', { form: { csvFile: aCsv('Firma') } }],
    ['PUT', '/admin/exhibitors/99', { form: { hall: 'A' } }],
    ['POST', '/admin/gallery/upload/2', { form: { imageFiles: new File(['x'], 'a.png') } }],
    ['PUT', '/admin/slider-images/order', { json: [] }],
    ['PATCH', '/admin/contact/99/mark-as-read'],
    ['POST', '/contact', { json: {} }],
    ['POST', '/contact', { body: '{', headers: { 'content-type': 'application/json' } }],
    ['POST', '/participant-submissions', { json: REQUEST }],
    ...secondFactorCalls(),
    ...accountCalls(),
    ['POST', '/admin/password', { json: { currentPassword: 'x', newPassword: NEW_PASSWORD } }],
    ['POST', '/admin/password', { json: { currentPassword: ADMIN.password, newPassword: NEW_PASSWORD } }],
    ['POST', '/auth/login', { json: ADMIN }],
    ['GET', '/admin/sessions'],
    (seen) => ['DELETE', `/admin/sessions/${firstId(seen)}`],
    ['POST', '/auth/logout'],
    ['GET', '/admin/press'],
  ];
}

function workCalls(path: string, status: string): Plan[] {
  return [
    ['PATCH', path, { json: { status, ownerId: 1, followUpOn: '2031-05-12' } }],
    ['PATCH', path, { json: { status: 'yok' } }],
    ['PATCH', path, { json: { status }, headers: { 'if-match': '"x"' } }],
    ['POST', `${path}/events`, { json: { type: 'note', text: 'Not' } }],
    ['POST', `${path}/events`, { json: { type: 'mail', text: 'Not' } }],
    ['POST', `${path}/reply`, { json: { subject: 'Konu', body: 'Metin' } }],
    ['GET', path],
  ];
}

function firstId(seen: Seen[]): string {
  const rows = seen.at(-1)?.body as { id: string }[] | undefined;
  return String(rows?.[0]?.id);
}

const authenticator = createAuthenticator();

function secondFactorCalls(): Plan[] {
  const { password } = ADMIN;
  const latest = <T>(seen: Seen[], field: string) =>
    seen
      .map(({ body }) => (body as Record<string, T> | undefined)?.[field])
      .findLast((value) => value !== undefined) as T;
  return [
    ['GET', '/admin/account'],
    ['PATCH', '/admin/account', { json: { name: 'Şule Işık' } }],
    ['POST', '/admin/account/totp/confirm', { json: { code: '000000' } }],
    ['POST', '/admin/account/totp'],
    ['POST', '/admin/account/totp/confirm', { json: { code: 'x' } }],
    (seen) => ['POST', '/admin/account/totp/confirm', { json: { code: codeOf(latest(seen, 'secret')) } }],
    ['POST', '/admin/account/totp'],
    ['POST', '/admin/account/recovery-codes', { json: { password: 'x' } }],
    ['POST', '/admin/account/recovery-codes', { json: { password } }],
    ['POST', '/auth/login', { json: ADMIN }],
    ['POST', '/auth/second-factor', { json: {} }],
    ['POST', '/auth/second-factor', { json: { ticket: 'x', code: 'x' } }],
    (seen) => ['POST', '/auth/second-factor', { json: { ticket: latest(seen, 'ticket'), code: 'x' } }],
    (seen) => [
      'POST',
      '/auth/second-factor',
      { json: { ticket: latest(seen, 'ticket'), code: latest<string[]>(seen, 'recoveryCodes')[0] } },
    ],
    ['DELETE', '/admin/account/totp', { json: { password } }],
    ['POST', '/admin/account/recovery-codes', { json: { password } }],
    ['POST', '/admin/account/passkeys/options'],
    ['POST', '/admin/account/passkeys', { json: { credential: {}, name: 'Telefon' } }],
    (seen) => [
      'POST',
      '/admin/account/passkeys',
      { json: { credential: authenticator.create(latest(seen, 'options')), name: 'Telefon' } },
    ],
    ['GET', '/admin/account'],
    ['POST', '/auth/login', { json: ADMIN }],
    ['DELETE', `/admin/account/passkeys/${authenticator.id}`, { json: { password } }],
    ['GET', '/admin/sessions'],
    ['DELETE', '/admin/sessions'],
    ['DELETE', '/admin/sessions/yok'],
  ];
}

function accountCalls(): Plan[] {
  const tokenOf = (seen: Seen[]) => {
    const answer = seen.at(-1)?.body as { inviteUrl: string } | undefined;
    return new URL(answer?.inviteUrl ?? '').searchParams.get('token') ?? '';
  };
  const email = 'yeni@ornek.test';
  return [
    ['GET', '/admin/users'],
    ['POST', '/admin/users', { json: { email, role: 'editor' } }],
    ['POST', '/admin/users', { json: { email, role: 'yok' } }],
    ['POST', '/admin/users', { json: { email, role: 'inbox' } }],
    ['PATCH', '/admin/users/2', { json: { name: 'Yeni', role: 'inbox' } }],
    ['PATCH', '/admin/users/1', { json: { role: 'editor' } }],
    ['POST', '/admin/users/99/invite'],
    ['POST', '/admin/users/2/invite'],
    (seen) => ['POST', '/auth/invite', { json: { token: tokenOf(seen), password: 'password1234' } }],
    ['POST', '/admin/users/2/invite'],
    (seen) => ['POST', '/auth/invite', { json: { token: tokenOf(seen), password: NEW_PASSWORD } }],
    ['POST', '/admin/users/2/invite'],
    (seen) => ['POST', '/auth/invite/check', { json: { token: tokenOf(seen) } }],
    ['POST', '/auth/invite/check', { json: { token: 'x' } }],
    ['POST', '/auth/invite', { json: { token: 'x', password: NEW_PASSWORD } }],
    ['POST', '/auth/forgot', { json: { email } }],
    ['POST', '/auth/forgot', { json: {} }],
    ['GET', '/admin/security'],
    ['PUT', '/admin/security', { json: { isSecondFactorRequired: false } }],
    ['PATCH', '/admin/users/2', { json: { isDisabled: true } }],
    ['POST', '/admin/users/2/invite'],
    ['POST', '/auth/login', { json: { username: email, password: NEW_PASSWORD } }],
    ['DELETE', '/admin/users/1'],
    ['DELETE', '/admin/users/2'],
    ['GET', '/admin/users'],
  ];
}

type Seen = { call: string; status: number; type: string; body: unknown };

async function callAll(api: Api): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const plan of await calls()) {
    const [method, path, options] = typeof plan === 'function' ? plan(seen) : plan;
    const response = await api.ask(method, path, options);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    seen.push({
      call: `${method} ${path}`,
      status: response.status,
      type,
      body: type.startsWith('application/json') ? JSON.parse(text) : text || undefined,
    });
  }
  return seen;
}

function routeOf(call: string): Route {
  const [method, path = ''] = call.split('?', 1)[0]?.split(' ') ?? [];
  const name = nameOf(`/api${path}`);
  const found = ALL_ROUTES.find(
    (route) => route.method.toUpperCase() === method && `/api${route.path}` === name,
  );
  if (!found) throw new Error(`No route for ${call}`);
  return found;
}

const publisher = serveFakePublisher();
const apis = DATABASES.map((database) =>
  serveApi(database, () => ({ METRICS_TOKEN, ...publisher.settings })),
);
const answers: Seen[][] = [];
beforeAll(async () => {
  for (const api of apis) answers.push(await callAll(api));
});

describe.each([...DATABASES.entries()])('the contract on database %i, %s', (index) => {
  let seen: Seen[];
  beforeAll(() => {
    seen = answers[index] ?? [];
  });

  test('answers every call of the table with the expected status', () => {
    const made = new Set(seen.map(({ call }) => routeOf(call)));
    expect(
      ALL_ROUTES.filter((route) => !made.has(route)).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
    for (const route of ALL_ROUTES) {
      const statuses = seen.filter(({ call }) => routeOf(call) === route).map(({ status }) => status);
      // Replies fail here, because no mail server is set. inbox-work.test.ts tests replies that are sent.
      const expected = route.path.endsWith('/reply') ? 409 : route.status;
      expect(statuses, `${route.method} ${route.path}`).toContain(expected);
    }
  });

  test('gives only answers that openapi.json describes, without extra fields', () => {
    const document = seen.find(({ call }) => call === 'GET /openapi.json')?.body as Document;
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    ajv.addSchema(document, 'api');
    for (const { call, status, type, body } of seen) {
      const { method, path } = routeOf(call);
      const operation = document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method];
      const described = operation?.responses[status];
      expect(described, `${call} ${status}`).toBeDefined();
      const schema = Object.entries(described?.content ?? {}).find(([name]) => type.startsWith(name))?.[1]
        .schema;
      if (!schema) {
        expect(body, call).toBeUndefined();
        continue;
      }
      const validate = ajv.compile(withComponents(schema));
      expect(validate(body) || ajv.errorsText(validate.errors), `${call} ${status}`).toBe(true);
    }
  });

  test('answers no call with traces of an internal failure', () => {
    for (const { call, status, body } of seen) {
      expect(status, call).toBeLessThan(500);
      if (call === 'GET /openapi.json') continue;
      expect(JSON.stringify(body ?? ''), call).not.toMatch(
        /null|undefined|\[object|Invalid|expected|changedIn/,
      );
    }
  });

  test('documents no two paths that match the same URL', () => {
    const document = seen.find(({ call }) => call === 'GET /openapi.json')?.body as Document;
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

/** Makes references absolute, because `ajv` resolves them in the document that is registered as `api`. */
function withComponents(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));
}

test.skipIf(DATABASES.length < 2)('both databases give the same answers to the same calls', () => {
  const times = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g;
  const random = ['ticket', 'secret', 'uri', 'challenge', 'recoveryCodes', 'inviteUrl'];
  const sessionIds = /[\da-f]{8}-[\da-f-]{27}/g;
  const versions = /"((?:rowV|v)ersion)":"\w+"/g;
  const comparable = answers.map((seen) => {
    const text = JSON.stringify(seen.filter(({ call }) => !call.endsWith('/metrics')))
      .replace(times, '"<time>"')
      .replace(sessionIds, '<id>')
      .replace(versions, '"$1":"<version>"');
    return JSON.parse(text, (key, value) => (random.includes(key) ? '<random>' : value)) as unknown;
  });
  expect(comparable[1]).toEqual(comparable[0]);
});
