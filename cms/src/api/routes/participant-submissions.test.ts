import { createHash } from 'node:crypto';
import { ROUTES } from '@fuar/shared/api/routes';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import type { Draft, Version } from '@fuar/shared/schemas/editing';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createFairCalls } from '../../testing/fair-calls.ts';
import { REQUEST } from '../../testing/form-inputs.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

const REQUEST_NUMBER = new RegExp(`^${ORGANISER.requestPrefix}-\\d{4}-\\d{4}$`);

const { fairId: _, ...NEEDED } = REQUEST;
const OPTIONAL = {
  address: 'Organize Sanayi',
  phone: '0412 000 31 10',
  website: 'ornek.test',
  contactTitle: 'Müdür',
  notes: 'Köşe stant',
};

describe.each(DATABASES)('participant submissions on %s', (database) => {
  const api = serveApi(database, { FORM_LIMIT: '1000', FORM_DAY_LIMIT: '1000' });
  let fairId = 0;
  beforeAll(async () => {
    fairId = await aFair();
  });
  afterEach(async () => {
    await api.payload.delete({ collection: 'participant-submissions', where: {} });
  });

  async function aFair(status = 'Upcoming'): Promise<number> {
    return (await createFairCalls(api).create({ status })).id;
  }

  const post = (given: object = {}) =>
    api.call('POST', '/participant-submissions', { json: { ...NEEDED, fairId, ...given } });

  async function send(given: object = {}): Promise<number> {
    const response = await post(given);
    expect(response.status).toBe(201);
    return ROUTES.participantSubmissions.send.answer.strict().parse(await response.json()).id;
  }

  async function inbox(): Promise<ParticipantSubmission[]> {
    return ROUTES.adminParticipantSubmissions.list.answer.parse(
      await api.staff('GET', '/admin/participant-submissions'),
    );
  }

  async function versions(): Promise<(string | undefined)[]> {
    const headers = { prefer: 'version' };
    const list = await api.staff<ParticipantSubmission[]>('GET', '/admin/participant-submissions', {
      headers,
    });
    return list.map(({ version }) => version);
  }

  test('stores a request with all values, its fair’s title and the consent', async () => {
    const before = Date.now();
    const id = await send({ ...OPTIONAL, standType: 'special' });
    const [request] = await inbox();
    expect(request).toEqual({
      id,
      ...NEEDED,
      ...OPTIONAL,
      requestedArea: 36.5,
      standType: 'special',
      fairId,
      fairTitle: 'Tarım Fuarı',
      isRead: false,
      number: expect.stringMatching(REQUEST_NUMBER),
      source: 'form',
      status: 'new',
      createdAt: expect.any(String),
      consentAt: expect.any(String),
      consentVersion: createHash('sha256').update('').digest('hex'),
    });
    expect(Math.abs(Date.parse(request?.consentAt ?? '') - before)).toBeLessThan(60_000);
  });

  test('stores numbers and addresses without the invisible characters that were copied with them', async () => {
    const clean = { phone: '+90 412 000 31 10', website: 'ornek.test', contactPhone: '0532 000 31 11' };
    await send({
      phone: `\u202a${clean.phone}\u202c`,
      website: `${clean.website}\u200b`,
      contactPhone: `\u2068${clean.contactPhone}\u2069`,
      requestedArea: '\u200e36 m²\u200b',
    });
    expect(await inbox()).toEqual([expect.objectContaining({ ...clean, requestedArea: 36 })]);
  });

  test('leaves out missing values and assumes a standard stand', async () => {
    await send({ address: '', notes: '  ', requestedArea: 36 });
    const [request] = await inbox();
    expect(request).toMatchObject({ standType: 'standard', requestedArea: 36 });
    for (const name of Object.keys(OPTIONAL)) expect(request).not.toHaveProperty(name);
  });

  test.each([
    [{ companyName: '' }, { companyName: 'Firma adı zorunludur.' }],
    [{ contactName: undefined }, { contactName: 'Yetkili adı zorunludur.' }],
    [{ contactEmail: '' }, { contactEmail: 'E-posta zorunludur.' }],
    [{ contactEmail: 'x' }, { contactEmail: 'Geçerli bir e-posta giriniz.' }],
    [{ contactPhone: ' ' }, { contactPhone: 'Cep telefonu zorunludur.' }],
    [{ fairId: undefined }, { fairId: 'Lütfen bir fuar seçiniz.' }],
    [{ fairId: '1' }, { fairId: 'Lütfen bir fuar seçiniz.' }],
    [{ fairId: 999_999 }, { fairId: 'Lütfen bir fuar seçiniz.' }],
    [{ requestedArea: undefined }, { requestedArea: 'Alan büyüklüğü zorunludur.' }],
    [{ requestedArea: '' }, { requestedArea: 'Alan büyüklüğü zorunludur.' }],
    [{ requestedArea: 'otuz' }, { requestedArea: 'Lütfen geçerli bir sayı giriniz.' }],
    [{ requestedArea: true }, { requestedArea: 'Lütfen geçerli bir sayı giriniz.' }],
    [{ standType: 'large' }, { standType: 'Bilinmeyen stant tipi.' }],
    [{ kvkkConsent: false }, { kvkkConsent: 'Lütfen aydınlatma metnini onaylayın.' }],
    [{ kvkkConsent: 'true' }, { kvkkConsent: 'Lütfen aydınlatma metnini onaylayın.' }],
    [{ kvkkConsent: undefined }, { kvkkConsent: 'Lütfen aydınlatma metnini onaylayın.' }],
    [{ notes: 5 }, { notes: 'Bu alan metin olmalıdır.' }],
  ])('rejects %j', async (wrong, errors) => {
    expect(await answerOf(post(wrong))).toEqual([400, { message: expect.any(String), errors }]);
    expect(await inbox()).toEqual([]);
  });

  test('stores an address in Turkish capitals as the sender means it', async () => {
    await send({ contactEmail: 'SELIM@xn--firma-8fd.test' });
    expect((await inbox()).map(({ contactEmail }) => contactEmail)).toEqual(['SELIM@firma.test']);
  });

  test('rejects a request for a fair that has ended', async () => {
    const response = await post({ fairId: await aFair('Completed') });
    const errors = { fairId: 'Lütfen bir fuar seçiniz.' };
    expect(await answerOf(response)).toEqual([400, { message: expect.any(String), errors }]);
  });

  test('answers a repeated post with the number of the first, also after staff deleted the request', async () => {
    const repeat = async () => {
      const headers = { 'idempotency-key': 'silinen' };
      const json = { ...NEEDED, fairId };
      return (await api.call('POST', '/participant-submissions', { json, headers })).json();
    };
    const first = (await repeat()) as { id: number };
    expect(first).toEqual({ id: expect.any(Number), number: expect.stringMatching(REQUEST_NUMBER) });
    expect(await repeat()).toEqual(first);
    await api.ask('DELETE', `/admin/participant-submissions/${first.id}`);
    expect(await repeat()).toEqual(first);
    expect(await inbox()).toEqual([]);
  });

  test('shows the new title of a renamed fair, also after the fair was deleted', async () => {
    const renamed = await aFair();
    await send();
    await send({ fairId: renamed });
    const before = await versions();
    expect(before).toEqual([expect.any(String), expect.any(String)]);
    const titles = async () => (await inbox()).map(({ fairTitle }) => fairTitle);
    await api.ask('PUT', `/admin/fairs/${renamed}`, { form: { title: 'Tarım ve Su Fuarı' } });
    expect(await titles()).toEqual(['Tarım ve Su Fuarı', 'Tarım Fuarı']);
    expect(await versions()).toEqual(before);
    await api.ask('DELETE', `/admin/fairs/${renamed}`);
    expect(await titles()).toEqual(['Tarım ve Su Fuarı', 'Tarım Fuarı']);
  });

  test('keeps a request and its title after its fair was deleted', async () => {
    const other = await aFair();
    const id = await send({ fairId: other });
    await api.ask('DELETE', `/admin/fairs/${other}`);
    const [request] = await inbox();
    expect(request).toMatchObject({ id, fairTitle: 'Tarım Fuarı' });
    expect(request).not.toHaveProperty('fairId');
    const marked = await api.staff('PATCH', `/admin/participant-submissions/${id}/mark-as-read`);
    expect(marked).toEqual({ ...request, isRead: true });
  });

  test('a request belongs to its fair again after the fair was deleted and restored', async () => {
    const other = await aFair();
    const [first, second] = [await send({ fairId: other }), await send({ fairId: other })];
    const unrelated = await send();
    const before = await versions();
    await api.ask('DELETE', `/admin/fairs/${other}`);
    await api.ask('DELETE', `/admin/participant-submissions/${second}`);
    const deleted = await api.staff<Version[]>('GET', '/admin/deleted');
    const version = deleted.find(({ rowId }) => rowId === other)?.id;
    const draft = await api.staff<Draft>('POST', `/admin/versions/${version}/draft`);
    const fields = { ...draft.fields, title: 'Tarım ve Su Fuarı' };
    await api.staff('PUT', `/admin/drafts/${draft.id}`, { json: { fields } });
    await api.staff('POST', `/admin/drafts/${draft.id}/publish`, { json: {} });
    expect(await inbox()).toMatchObject([
      { id: unrelated, fairId, fairTitle: 'Tarım Fuarı' },
      { id: first, fairId: other, fairTitle: 'Tarım ve Su Fuarı' },
    ]);
    expect(await versions()).toEqual([before[0], before[2]]);
  });

  test('stores a consent text under its hash when somebody agrees to it, and never twice', async () => {
    const long = `<p>${'Uzun '.repeat(10_000).trim()}</p>`;
    const texts = ['<p>Birinci metin</p>', long, '<p>Birinci metin</p>'];
    for (const content of texts) {
      await api.ask('PUT', '/admin/page-content/kvkk', { json: { content } });
      await Promise.all([send(), send()]);
    }
    const hashes = texts.map((text) => createHash('sha256').update(text).digest('hex'));
    const consents = (await inbox()).map(({ consentVersion }) => consentVersion);
    expect(consents).toEqual([hashes[2], hashes[2], hashes[1], hashes[1], hashes[0], hashes[0]]);
    const docs = await api.rows('consent-texts', { text: { exists: true } });
    expect(docs.map(({ version, text }) => [version, text])).toEqual(
      expect.arrayContaining(hashes.map((hash, i) => [hash, texts[i]])),
    );
    expect(new Set(docs.map(({ version }) => version)).size).toBe(docs.length);
  });
});
