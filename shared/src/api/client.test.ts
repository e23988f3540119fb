import { expect, test } from 'vitest';
import { createAdminClient } from './admin-client.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';

function createRecorder() {
  const sent: { call: string; body: BodyInit | null | undefined; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const call = `${init?.method} ${url}`;
    sent.push({ call, body: init?.body, headers: new Headers(init?.headers) });
    return Response.json([]);
  };
  return { sent, fetch };
}

test('puts the arguments of a call into path, query and body', async () => {
  const { sent, fetch } = createRecorder();
  const client = createClient({ fetch });
  const admin = createAdminClient({ fetch, origin: 'https://site.example' });
  await client.fairs.get(7);
  await client.fairs.cards({ status: 'upcoming', limit: undefined });
  await client.press.list();
  await admin.auth.login({ username: 'a@ornek.test', password: 'x' });
  await admin.publication.request();
  expect(sent.map(({ call }) => call)).toEqual([
    'GET /api/fairs/7',
    'GET /api/fairs?status=upcoming&fields=card',
    'GET /api/press',
    'POST https://site.example/api/auth/login',
    'POST https://site.example/api/admin/publication',
  ]);
  expect(sent[3]?.body).toBe('{"username":"a@ornek.test","password":"x"}');
  expect(sent[3]?.headers.get('content-type')).toBe('application/json');
  expect(sent[4]?.body).toBeUndefined();
});

test('leaves absent values out of a form, and sends empty texts and every file', async () => {
  const { sent, fetch } = createRecorder();
  const { press, gallery } = createAdminClient({ fetch });
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')];
  await press.update(3, { title: 'Yeni', source: '', link: undefined });
  await gallery.upload(8, { imageFiles: files });
  const bodies = sent.map(({ body }) => [...(body as FormData)]);
  expect(bodies).toEqual([
    [
      ['title', 'Yeni'],
      ['source', ''],
    ],
    files.map((file) => ['imageFiles', file]),
  ]);
});

test('requests versions in staff calls and sends the version back with a save', async () => {
  const { sent, fetch } = createRecorder();
  const { fairs } = createAdminClient({ fetch });
  await fairs.list();
  await fairs.update(1, { title: 'Yeni' }, { version: 'v1' });
  expect(sent.map(({ headers }) => [headers.get('prefer'), headers.get('if-match')])).toEqual([
    ['version, user', null],
    ['version, user', '"v1"'],
  ]);
});

test('rejects a failed call with the server’s sentence, field messages and waiting time', async () => {
  const body = { message: 'Hatalı.', errors: { title: 'Başlık zorunludur.' } };
  const fetch = async () => Response.json(body, { status: 429, headers: { 'retry-after': '7' } });
  const failure = await createClient({ fetch })
    .fairs.get(1)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 429, message: 'Hatalı.', errors: body.errors, retryAfter: 7 });
});

test('gives a Turkish sentence for an error without JSON', async () => {
  const fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  await expect(createClient({ fetch }).settings.get()).rejects.toMatchObject({ status: 502, errors: {} });
});

test('gives a Turkish sentence for a 200 without JSON, and treats a truncated answer as unreachable', async () => {
  const page = async () => new Response('<h1>Giriş yapın</h1>');
  await expect(createClient({ fetch: page }).settings.get()).rejects.toMatchObject({
    status: 200,
    message: 'Beklenmeyen bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  });
  const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  const half = async () => new Response(cut);
  await expect(createClient({ fetch: half }).settings.get()).rejects.toMatchObject({ status: 0 });
});

test('rejects with status 0 when a call gets no answer', async () => {
  const fetch = async () => Promise.reject(new TypeError('fetch failed'));
  await expect(createClient({ fetch }).settings.get()).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('rejects with the id of the draft that a row already has', async () => {
  const fetch = async () => Response.json({ message: 'Var.', draftId: 7 }, { status: 409 });
  const creating = createAdminClient({ fetch }).drafts.create({ kind: 'fair', id: 1, fields: {} });
  await expect(creating).rejects.toMatchObject({ status: 409, draftId: 7 });
});
