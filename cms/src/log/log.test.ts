import { ApiError } from '@fuar/shared/api/api-error';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer, listenerOf } from '../api/http-server.ts';
import { listen } from '../testing/listen.ts';
import { ADMIN, DATABASES, openApi } from '../testing/start-api.ts';
import { logConsoleErrors, payloadLog } from './log.ts';
import { withRequestId } from './request-id.ts';

const TYPED = {
  name: 'Şükrü Işıldar',
  email: 'sukru.isildar@ornek.test',
  phone: '0532 765 43 21',
  message: 'Çok gizli bir mesaj',
  company: 'Gizlioğulları Makine',
};
const MESSAGE = { name: TYPED.name, email: TYPED.email, subject: TYPED.company, message: TYPED.message };
const REQUEST = {
  companyName: TYPED.company,
  contactName: TYPED.name,
  contactEmail: TYPED.email,
  contactPhone: TYPED.phone,
  notes: TYPED.message,
  fairId: 1,
  requestedArea: '36',
  kvkkConsent: true,
};

let logged: string;
beforeEach(() => {
  logged = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      logged += text;
      return true;
    });
  }
});

function expectNothingTyped(): void {
  for (const typed of Object.values(TYPED)) expect(logged).not.toContain(typed);
}

describe.each(DATABASES)('the log on %s', (database) => {
  test('contains nothing that visitors type, whatever fails', async () => {
    // No mail server listens on this port, so every mail fails.
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'personel@fuar.test' };
    const api = await openApi(database, { ...mail, FORM_LIMIT: '4' });
    const fair = { title: 'Fuar', date: '1-2 Ocak 2090', description: 'Kısa.' };
    await api.ask('POST', '/admin/fairs', { form: fair });
    const send = () =>
      Promise.all([
        api.call('POST', '/contact', { json: MESSAGE }),
        api.call('POST', '/participant-submissions', { json: REQUEST }),
      ]);
    expect((await send()).map(({ status }) => status)).toEqual([201, 201]);
    await api.call('POST', '/contact', { json: { ...MESSAGE, subject: '' } });
    await api.ask('GET', '/admin/contact');
    await api.ask('DELETE', '/admin/contact/1');
    await api.call('POST', '/auth/login', { json: { username: TYPED.email, password: TYPED.message } });

    const { create } = api.payload.db;
    const inErrors = Object.assign(new Error(`Failed query: insert …\nparams: ${Object.values(TYPED)}`), {
      params: Object.values(TYPED),
    });
    api.payload.db.create = () => Promise.reject(inErrors);
    expect((await send()).map(({ status }) => status)).toEqual([500, 500]);
    api.payload.db.create = create;
    expect(logged.match(/"event":"request-failed"/g)).toHaveLength(2);
    expectNothingTyped();
    expect(logged).not.toContain(ADMIN.username);
    for (const line of logged.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('event');
  });
});

test('the log masks personal data in Payload’s own lines', async () => {
  vi.stubEnv('DISABLE_LOGGING', '');
  const api = await openApi('sqlite');
  vi.unstubAllEnvs();
  const error = new Error(`Failed query: x\nparams: ${TYPED.name},${TYPED.email}`);
  withRequestId('r-1', () => api.payload.logger.error({ err: error, msg: `To ${TYPED.email}` }));
  payloadLog.write('{"level":30,"msg":"nothing"}');
  expectNothingTyped();
  expect(JSON.parse(logged)).toMatchObject({
    level: 'error',
    event: 'payload',
    requestId: 'r-1',
    message: 'To ***@***',
  });
});

test('the log contains no refusals of /rest, because the response reports them', async () => {
  vi.stubEnv('DISABLE_LOGGING', '');
  const api = await openApi('sqlite');
  vi.unstubAllEnvs();
  const body = new FormData();
  body.append('file', new File(['no picture'], `${TYPED.name}.png`, { type: 'image/png' }));
  expect((await api.rest('POST', '/media', { as: 'staff', body })).status).toBe(415);
  const lastAdmin = await api.rest('PATCH', '/users/1', { as: 'staff', json: { isDisabled: true } });
  expect(lastAdmin.status).toBe(409);
  expect(logged).not.toMatch(/"level":"error"/);
  expectNothingTyped();
  const failed = new ApiError(503, 'Hizmet yok', { cause: new Error('The store is gone') });
  api.payload.logger.error({ err: failed });
  expect(logged).toMatch(/The store is gone/);
});

test('the log contains one line for a response that breaks off', async () => {
  const print = console.error;
  const broken = () => new ReadableStream({ pull: () => Promise.reject(new Error(`gone: ${TYPED.email}`)) });
  const server = createHttpServer(listenerOf(() => new Response(broken())));
  onTestFinished(() => {
    console.error = print;
    server.close();
  });
  logConsoleErrors();
  const url = `http://127.0.0.1:${await listen(server)}`;
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  expectNothingTyped();
  // Check only the lines of this error, because the CMS of an earlier test may log meanwhile.
  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ event }) => event === 'printed')).toMatchObject([
    { level: 'error', cause: expect.stringMatching(/^Error: gone: /) },
  ]);
});
