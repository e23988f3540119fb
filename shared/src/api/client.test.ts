import { expect, test } from 'vitest';
import { createAdminClient } from './admin-client.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import { ROUTES } from './routes.ts';

type Sent = { method: string; path: string };

/** Calls every function of a client, nested ones too, with `1` for every argument, and says what was sent. */
async function callEverything(client: object, sent: Sent[]): Promise<void> {
  for (const member of Object.values(client)) {
    if (typeof member === 'function') await member(1, []);
    else await callEverything(member, sent);
  }
}

function recordingFetch(sent: Sent[]): typeof fetch {
  return async (url, init) => {
    sent.push({ method: init?.method ?? 'GET', path: new URL(String(url), 'http://x').pathname });
    return new Response(null, { status: 204 });
  };
}

const known = Object.values(ROUTES)
  .flatMap((table) => Object.values(table))
  .map((route) => `${route.method.toUpperCase()} /api${route.path.replace(/:\w+/, '1')}`);

test.each([
  ['visitors', createClient],
  ['staff', createAdminClient],
])('every call of the client of %s is in the route table', async (_, create) => {
  const sent: Sent[] = [];
  await callEverything(create({ fetch: recordingFetch(sent) }), sent);
  expect(sent.length).toBeGreaterThan(3);
  expect(known).toEqual(expect.arrayContaining(sent.map(({ method, path }) => `${method} ${path}`)));
});

test('staff ask for the version of what they edit, and send it back with what they save', async () => {
  const sent: Headers[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    sent.push(new Headers(init?.headers));
    return Response.json([]);
  };
  const { fairs } = createAdminClient({ fetch });
  await fairs.list();
  await fairs.update(1, { title: 'Yeni' }, { version: 'v1' });
  expect(sent.map((headers) => [headers.get('prefer'), headers.get('if-match')])).toEqual([
    ['version', null],
    ['version', '"v1"'],
  ]);
});

test('a failed call rejects with the server’s sentence, field messages and waiting time', async () => {
  const body = { message: 'Hatalı.', errors: { title: 'Başlık zorunludur.' } };
  const fetch = async () => Response.json(body, { status: 429, headers: { 'retry-after': '7' } });
  const failure = await createClient({ fetch })
    .fairs.get(1)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 429, message: 'Hatalı.', errors: body.errors, retryAfter: 7 });
});

test('an answer that is no JSON still gives a Turkish sentence', async () => {
  const fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  await expect(createClient({ fetch }).settings.get()).rejects.toMatchObject({ status: 502, errors: {} });
});

test('an answer that is no JSON although all went well does too, and one that broke off is none', async () => {
  const page = async () => new Response('<h1>Giriş yapın</h1>');
  await expect(createClient({ fetch: page }).settings.get()).rejects.toMatchObject({
    status: 200,
    message: 'Beklenmeyen bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  });
  const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  const half = async () => new Response(cut);
  await expect(createClient({ fetch: half }).settings.get()).rejects.toMatchObject({ status: 0 });
});

test('a call that got no answer rejects with status 0', async () => {
  const fetch = async () => Promise.reject(new TypeError('fetch failed'));
  await expect(createClient({ fetch }).settings.get()).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});
