import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import type { ContactMessageWithEvents } from '@fuar/shared/schemas/contact-message';
import type { InboxEvent, ReplyTemplate, RequestSummary } from '@fuar/shared/schemas/inbox-work';
import type {
  ParticipantSubmission,
  ParticipantSubmissionWithEvents,
} from '@fuar/shared/schemas/participant-submission';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRow } from '../../database/integer-ids.ts';
import { ensureCompanyKeys } from '../../inbox/company-keys.ts';
import { addEvents, setMailState } from '../../inbox/events.ts';
import { nextNumber, raiseNumberCounters, readNumberCounters } from '../../inbox/numbers.ts';
import { failLostReplies } from '../../inbox/reply.ts';
import { beforeCall, meanwhile, withTimeFor } from '../../testing/database-calls.ts';
import { REQUEST as ANY_REQUEST, MESSAGE } from '../../testing/form-inputs.ts';
import { addMember } from '../../testing/staff.ts';
import { ADMIN, type Api, credentialsOf, DATABASES, serveApi } from '../../testing/start-api.ts';
import { createWithLock, lockOfRow } from '../../waiting/with-lock.ts';

const REQUEST_NUMBER = new RegExp(`^${ORGANISER.requestPrefix}-\\d{4}-\\d{4}$`);

const YEAR = Number(todayInIstanbul(new Date()).slice(0, 4));
const FAIR = { title: 'Kitap Fuarı', date: '15-17 Ekim 2090', description: 'Kısa.' };
const REQUEST = {
  ...ANY_REQUEST,
  companyName: 'Kaya Makine',
  contactEmail: 'ayse@ornek.test',
  contactPhone: '0532 765 43 21',
};
const REQUESTS = '/admin/participant-submissions';

describe.each(DATABASES)('the work on the inboxes on %s', (database) => {
  // The mail server is unreachable and no mailer runs, so mails stay in the outbox.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'p@fuar.test' };
  const api = serveApi(database, { ...mail, FORM_LIMIT: '1000', FORM_DAY_LIMIT: '10000' });
  let fairId: number;
  beforeAll(async () => {
    fairId = (await api.staff<{ id: number }>('POST', '/admin/fairs', { form: FAIR })).id;
  });
  beforeEach(async () => {
    for (const collection of ['participant-submissions', 'contact-messages'] as const)
      await api.payload.db.deleteMany({ collection, where: {} });
    for (const collection of ['inbox-events', 'mail-outbox'] as const)
      await api.payload.db.deleteMany({ collection, where: {} });
  });

  type Options = Parameters<Api['call']>[2];
  const ask = (method: string, path: string, options: Options = {}) => api.ask(method, path, options);
  const send = (changes: object = {}) =>
    api.staff<{ id: number; number: string }>('POST', '/participant-submissions', {
      json: { ...REQUEST, fairId, ...changes },
    });
  const read = (id: number) => api.staff<ParticipantSubmissionWithEvents>('GET', `${REQUESTS}/${id}`);
  const change = (id: number, json: object, headers: Record<string, string> = {}) =>
    ask('PATCH', `${REQUESTS}/${id}`, { json, headers: { prefer: 'version', ...headers } });
  const REPLY = { subject: 'Konu', body: 'Metin' };
  const replyTo = (id: number, headers: Record<string, string> = {}) =>
    ask('POST', `${REQUESTS}/${id}/reply`, { json: REPLY, headers });
  const errorsOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { errors?: object }).errors,
  ];

  test('a new request is unread, has a number and the arrival in its timeline', async () => {
    const first = await send();
    const second = await send();
    const [a = 0, b = 0] = [first, second].map(({ number }) => Number(number.split('-')[2]));
    expect(first.number).toBe(`${ORGANISER.requestPrefix}-${YEAR}-${String(a).padStart(4, '0')}`);
    expect(b).toBe(a + 1);
    const request = await read(first.id);
    expect(request).toMatchObject({ status: 'new', source: 'form', number: first.number, isRead: false });
    const { createdAt: at } = request;
    const arrival = { id: Number.MAX_SAFE_INTEGER - first.id, at, by: '', type: 'received' };
    expect(request.events).toEqual([arrival]);
    await ask('DELETE', `${REQUESTS}/${second.id}`);
    expect((await send()).number).not.toBe(second.number);
  });

  test('a long list is complete, newest first, and lets other requests run while it is read', async () => {
    const expected: number[] = [];
    const add = (minute: number) => {
      const createdAt = new Date(Date.UTC(2090, 0, 1, 0, minute)).toISOString();
      const row = { ...MESSAGE, status: 'open', isRead: false, isSpam: false, createdAt };
      return createRow(api.payload, 'contact-messages', row);
    };
    const newest = await add(1000);
    for (let n = 0; n < 100; n += 1) expected.unshift(await add(n));
    expected.unshift(newest);
    let hasRun = false;
    const seen: boolean[] = [];
    beforeCall(api, 'find', 'contact-messages', () => {
      seen.push(hasRun);
      setImmediate(() => {
        hasRun = true;
      });
    });
    const list = await api.staff<{ id: number }[]>('GET', '/admin/contact');
    expect(list.map(({ id }) => id)).toEqual(expected);
    expect(seen).toEqual([false, true]);
  });

  test('numbers begin with 1 in each year, which begins at midnight in Istanbul', async () => {
    await send();
    const numberAt = (at: string) => nextNumber(api.payload, api.deps.withLock, new Date(at));
    expect(await numberAt('2098-12-31T20:59:59Z')).toBe(`${ORGANISER.requestPrefix}-2098-0001`);
    expect(await numberAt('2098-12-31T21:00:00Z')).toBe(`${ORGANISER.requestPrefix}-2099-0001`);
    expect(await numberAt('2099-06-01T00:00:00Z')).toBe(`${ORGANISER.requestPrefix}-2099-0002`);
  });

  test('numbers continue after the highest one if their counter is lost', async () => {
    const count = async () => Number((await send()).number.split('-')[2]);
    const last = await count();
    await api.payload.kv.delete(`request numbers ${YEAR}`);
    expect(await count()).toBe(last + 1);
  });

  test('a restore raises the counters of numbers, and never lowers them', async () => {
    const [first, second] = ['request numbers 2089', 'request numbers 2090'];
    await raiseNumberCounters(api.payload, { [first]: 7, [second]: 7, fairs: 9 });
    await raiseNumberCounters(api.payload, { [first]: 6, [second]: 8 });
    expect(await readNumberCounters(api.payload)).toMatchObject({ [first]: 7, [second]: 8 });
    expect(await api.payload.kv.keys()).not.toContain('fairs');
  });

  test('each change becomes an event, and the first status marks the request as read', async () => {
    const { id } = await send();
    const [me] = await api.rows('users');
    const json = {
      status: 'declined',
      declineReason: 'Bütçe',
      ownerId: me?.id,
      followUpOn: '2031-05-12',
      offeredArea: '40,5',
    };
    const changed = (await (await change(id, json)).json()) as ParticipantSubmission;
    expect(changed).toMatchObject({ ...json, offeredArea: 40.5, isRead: true, owner: ADMIN.username });
    await change(id, { followUpOn: '', ownerId: '', offeredArea: '', declineReason: '' });
    const { events, ...request } = await read(id);
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['followUpOn']));
    expect(request).not.toHaveProperty('ownerId');
    expect(events.map(({ type, text = '', from = '', to = '' }) => [type, text, from, to])).toEqual([
      ['received', '', '', ''],
      ['status', '', 'new', 'declined'],
      ['owner', '', '', ADMIN.username],
      ['followUp', 'Takip günü: 12 Mayıs 2031', '', '2031-05-12'],
      ['note', 'Teklif edilen alan: 40,5 m²', '', ''],
      ['note', 'Olmama nedeni: Bütçe', '', ''],
      ['owner', '', ADMIN.username, ''],
      ['followUp', 'Takip günü kaldırıldı', '2031-05-12', ''],
      ['note', 'Teklif edilen alan kaldırıldı', '', ''],
      ['note', 'Olmama nedeni kaldırıldı', '', ''],
    ]);
    expect(events.slice(1).every(({ by }) => by === ADMIN.username)).toBe(true);
    const other = await send();
    await change(other.id, { followUpOn: '2031-05-12' });
    expect(await read(other.id)).toMatchObject({ followUpOn: '2031-05-12', isRead: false });
  });

  test('a change of an older version is refused, and nothing changes', async () => {
    const { id } = await send();
    const list = await api.staff<ParticipantSubmission[]>('GET', REQUESTS, {
      headers: { prefer: 'version' },
    });
    const version = list[0]?.version ?? '';
    const first = await change(id, { status: 'talking' }, { 'if-match': `"${version}"` });
    expect(((await first.json()) as { version: string }).version).not.toBe(version);
    expect((await change(id, { status: 'offered' }, { 'if-match': `"${version}"` })).status).toBe(412);
    expect((await read(id)).status).toBe('talking');
    expect((await read(id)).events).toHaveLength(2);
    expect(await read(id)).toHaveProperty('version');
  });

  test('interleaved changes of two people lose no event', async () => {
    const { id } = await send();
    let [version, refused, notes] = ['', 0, 0];
    const learn = async (response: Response) => {
      version = ((await response.json()) as { version: string }).version;
    };
    await learn(await ask('GET', `${REQUESTS}/${id}`, { headers: { prefer: 'version' } }));
    const work = async (person: number) => {
      for (let n = 0; n < 40; n += 1) {
        if (n % 5 === 0) {
          const json = { type: 'note', text: `Not ${person} ${n}` };
          expect((await ask('POST', `${REQUESTS}/${id}/events`, { json })).status).toBe(201);
          notes += 1;
          continue;
        }
        for (;;) {
          const json = { offeredArea: 1 + ((person * 7 + n) % 900) };
          const response = await change(id, json, { 'if-match': `"${version}"` });
          if (response.status === 200) {
            await learn(response);
            break;
          }
          expect(response.status).toBe(412);
          refused += 1;
          await learn(await ask('GET', `${REQUESTS}/${id}`, { headers: { prefer: 'version' } }));
        }
      }
    };
    await Promise.all([work(1), work(450)]);
    const { events, offeredArea } = await read(id);
    const texts = events.slice(1).map(({ text }) => text ?? '');
    expect(texts.filter((text) => text.startsWith('Not '))).toHaveLength(notes);
    const areas = texts.filter((text) => text.startsWith('Teklif edilen alan'));
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
    expect(areas).toHaveLength(64);
    expect(areas.at(-1)).toBe(`Teklif edilen alan: ${offeredArea} m²`);
    expect(refused).toBeGreaterThan(0);
  });

  test('marking as read does not undo a simultaneous change', async () => {
    const { id } = await send();
    const changed = meanwhile(api, 'updateOne', 'participant-submissions', () =>
      change(id, { status: 'offered', offeredArea: 30 }),
    );
    await ask('PATCH', `${REQUESTS}/${id}/mark-as-read`);
    await changed();
    expect(await read(id)).toMatchObject({ status: 'offered', offeredArea: 30, isRead: true });
  });

  test('marking as read again keeps the version', async () => {
    const { id } = await send();
    await ask('PATCH', `${REQUESTS}/${id}/mark-as-read`);
    const { version } = await read(id);
    expect((await ask('PATCH', `${REQUESTS}/${id}/mark-as-read`)).status).toBe(200);
    expect((await read(id)).version).toBe(version);
  });

  test.each([
    ['deleting the row', (id: number) => ask('DELETE', `${REQUESTS}/${id}`)],
    [
      'erasing the person',
      () => ask('POST', '/admin/personal-data/erase', { json: { email: REQUEST.contactEmail } }),
    ],
  ])('%s leaves no note that was written at the same moment', async (_, remove) => {
    const { id } = await send();
    const row = 'participant-submissions';
    let removed: Promise<unknown> | undefined;
    await createWithLock(api.payload)(lockOfRow(row, id), async () => {
      removed = remove(id);
      await withTimeFor(api, removed);
      await addEvents(api.payload, row, id, [{ by: ADMIN.username, type: 'note', text: 'Gizli not' }]);
    });
    await removed;
    expect(await api.count('inbox-events', { rowId: { equals: id } })).toBe(0);
  });

  test.each([
    [{ status: 'answered' }, { status: 'Bilinmeyen durum.' }],
    [{ ownerId: 987654 }, { ownerId: 'Böyle bir sorumlu yok.' }],
    [{ ownerId: 0 }, { ownerId: 'Böyle bir sorumlu yok.' }],
    [{ ownerId: 1e300 }, { ownerId: 'Geçersiz değer.' }],
    [{ followUpOn: '12.05.2031' }, { followUpOn: 'Geçerli bir tarih giriniz.' }],
    [{ offeredArea: '-3' }, { offeredArea: 'Lütfen geçerli bir sayı giriniz.' }],
  ])('refuses %j on its field', async (json, errors) => {
    const { id } = await send();
    expect(await errorsOf(await change(id, json))).toEqual([400, errors]);
    expect((await read(id)).events).toHaveLength(1);
  });

  test('only people who may work on the inbox own a row', async () => {
    const { id } = await send();
    await api.cookieOf('editor');
    const where = { email: { equals: credentialsOf('editor').username } };
    const [editor] = await api.rows('users', where);
    expect((await change(id, { ownerId: editor?.id })).status).toBe(400);
    expect(
      (await api.call('PATCH', `${REQUESTS}/${id}`, { as: 'editor', json: { status: 'talking' } })).status,
    ).toBe(403);
  });

  test('a row of a disabled owner can change, but no other row can be given to that owner', async () => {
    const { id: ownerId } = await addMember(api, 'inbox');
    const { id } = await send();
    await change(id, { ownerId });
    await api.payload.update({ collection: 'users', id: ownerId, data: { isDisabled: true } });
    expect((await change(id, { ownerId, status: 'talking' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'talking' });
    const other = await send();
    expect((await change(other.id, { ownerId })).status).toBe(400);
    await api.payload.delete({ collection: 'users', id: ownerId });
  });

  test('a change that could not be stored is not in the timeline', async () => {
    const { id } = await send();
    const away = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    vi.spyOn(api.payload, 'update').mockRejectedValueOnce(away);
    const json = { status: 'talking', offeredArea: '40' };
    expect((await change(id, json)).status).toBe(503);
    expect((await read(id)).events.map(({ type }) => type)).toEqual(['received']);
    expect((await change(id, json)).status).toBe(200);
    const { events, status } = await read(id);
    expect([status, ...events.map(({ type }) => type)]).toEqual(['talking', 'received', 'status', 'note']);
  });

  test('after a failure, the timeline has a change only if the row has kept the change', async () => {
    const { id } = await send();
    const { db } = api.payload;
    const write = db.updateOne;
    const failing = vi.spyOn(db, 'updateOne').mockImplementation(async (given) => {
      const row = await write.call(db, given);
      if (given.collection !== 'participant-submissions') return row;
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    });
    expect((await change(id, { status: 'offered' })).status).toBe(503);
    failing.mockRestore();
    // On SQLite the row keeps the change, because the product uses no transactions of SQLite.
    const { events, status } = await read(id);
    const types = events.map(({ type }) => type);
    const changed = [['offered', 'received', 'status']];
    const unchanged = [['new', 'received']];
    expect(database === 'sqlite' ? changed : unchanged).toContainEqual([status, ...types]);
  });

  test('nobody owns a row while its owner’s account is disabled, deleted or without the right to work on it', async () => {
    const { id: ownerId } = await addMember(api, 'inbox');
    const owner = 'Giden Kişi';
    await ask('PATCH', `/admin/users/${ownerId}`, { json: { name: owner } });
    const { id } = await send();
    const message = await api.staff<{ id: number }>('POST', '/contact', { json: MESSAGE });
    const lists = [REQUESTS, '/admin/contact'];
    await change(id, { ownerId });
    await ask('PATCH', `/admin/contact/${message.id}`, { json: { ownerId } });
    const owners = async () =>
      (await Promise.all(lists.map((path) => api.staff<{ owner?: string; ownerId?: number }[]>('GET', path))))
        .flat()
        .map((row) => [row.ownerId, row.owner]);
    const owned = Array(2).fill([ownerId, owner]);
    const unowned = Array(2).fill([undefined, undefined]);
    const account = `/admin/users/${ownerId}`;
    expect(await owners()).toEqual(owned);
    await ask('PATCH', account, { json: { isDisabled: true } });
    expect(await owners()).toEqual(unowned);
    await ask('PATCH', account, { json: { isDisabled: false } });
    expect(await owners()).toEqual(owned);
    await ask('PATCH', account, { json: { role: 'editor' } });
    expect(await owners()).toEqual(unowned);
    await ask('PATCH', account, { json: { role: 'inbox' } });
    await ask('DELETE', account);
    expect(await owners()).toEqual(unowned);
  });

  test('the event of a hand-over names a former owner whose account is disabled', async () => {
    const former = await addMember(api, 'inbox');
    const { id } = await send();
    await change(id, { ownerId: former.id });
    await ask('PATCH', `/admin/users/${former.id}`, { json: { isDisabled: true } });
    await change(id, { ownerId: '' });
    const { events } = await api.staff<{ events: object[] }>('GET', `${REQUESTS}/${id}`);
    expect(events.at(-1)).toMatchObject({ type: 'owner', from: former.email });
  });

  test('notes and calls join the timeline', async () => {
    const { id } = await send();
    const json = { type: 'call', text: 'Salı günü arayacak.' };
    const added = await api.staff('POST', `${REQUESTS}/${id}/events`, { json });
    expect(added).toMatchObject({ ...json, by: ADMIN.username, id: expect.any(Number) });
    const blank = await ask('POST', `${REQUESTS}/${id}/events`, { json: { type: 'note', text: ' ' } });
    expect(await errorsOf(blank)).toEqual([400, { text: 'Notu yazın.' }]);
    expect((await ask('POST', `${REQUESTS}/987654/events`, { json })).status).toBe(404);
  });

  test('the timeline names the person behind the e-mail address', async () => {
    const { id } = await send();
    const where = { email: { equals: ADMIN.username } };
    await api.payload.update({ collection: 'users', where, data: { name: 'Işıl Kaya' } });
    const json = { type: 'note', text: 'Salı günü arayacak.' };
    const added = await api.staff<InboxEvent>('POST', `${REQUESTS}/${id}/events`, { json });
    await change(id, { status: 'talking' });
    expect([added.by, ...(await read(id)).events.map(({ by }) => by)]).toEqual([
      ...['Işıl Kaya', '', 'Işıl Kaya', 'Işıl Kaya'],
    ]);
    await api.payload.update({ collection: 'users', where, data: { name: '' } });
    expect((await read(id)).events.at(-1)?.by).toBe(ADMIN.username);
  });

  test('a new account with the address of a deleted one is not named as the author of its notes', async () => {
    const { id } = await send();
    const email = 'satis@ornek.test';
    const add = (name: string) =>
      api.staff<{ id: number }>('POST', '/admin/users', { json: { email, name, role: 'inbox' } });
    const names = async () => (await read(id)).events.slice(1).map(({ by }) => by);
    const first = await add('Ayşe Kaya');
    await addEvents(api.payload, 'participant-submissions', id, [{ by: email, type: 'note', text: 'Not' }]);
    expect(await names()).toEqual(['Ayşe Kaya']);
    await api.staff('DELETE', `/admin/users/${first.id}`);
    await add('Mehmet Ak');
    await addEvents(api.payload, 'participant-submissions', id, [{ by: email, type: 'note', text: 'Not' }]);
    expect(await names()).toEqual([email, 'Mehmet Ak']);
  });

  test('finds earlier requests of the company by name, mail domain or phone', async () => {
    const other = { companyName: 'Başka', contactEmail: 'b@baska.test', contactPhone: '0532 000 00 01' };
    const area = { requestedArea: '36' };
    const sameName = await send({ ...other, ...area, companyName: 'KAYA  MAKİNE' });
    await change(sameName.id, { status: 'accepted', offeredArea: '30' });
    const sameDomain = await send({ ...other, contactEmail: 'satis@KAYA.test' });
    const samePhone = await send({ ...other, phone: '+90 (532) 765-43-21' });
    const sameMobile = await send({ ...other, contactPhone: '+90 (532) 765-43-21' });
    await send(other);
    await send({ _h: 'bot' });
    const { id } = await send({ contactEmail: 'ali@kaya.test' });
    const later = await send();
    const { earlier } = await read(id);
    const byPhone = [sameMobile.id, samePhone.id];
    expect(earlier.map((one) => one.id)).toEqual([...byPhone, sameDomain.id, sameName.id]);
    expect(earlier.at(-1)).toEqual({
      id: sameName.id,
      number: sameName.number,
      year: YEAR,
      companyName: 'KAYA  MAKİNE',
      fairTitle: FAIR.title,
      area: 30,
      status: 'accepted',
    });
    expect((await read(later.id)).earlier.map((one) => one.id)).toEqual([id, ...byPhone, sameName.id]);
    expect((await read(sameName.id)).earlier).toEqual([]);
  });

  test('people with public mail hosts do not form a company', async () => {
    const own = (name: string) => ({ companyName: name, contactEmail: `${name}@gmail.com` });
    await send({ ...own('dicle'), contactPhone: '0532 000 00 01' });
    const { id } = await send({ ...own('firat'), contactPhone: '0532 000 00 02' });
    expect((await read(id)).earlier).toEqual([]);
  });

  test('adds company keys to requests that were stored without them', async () => {
    const first = await send();
    const { id } = await send();
    const data = { companyKey: null, contactPhoneKey: null, domainKey: null, updatedAt: null };
    const collection = 'participant-submissions';
    await api.payload.db.updateMany({ collection, where: {}, data, returning: false });
    expect((await read(id)).earlier).toEqual([]);
    await ensureCompanyKeys(api.payload);
    expect((await read(id)).earlier).toMatchObject([{ id: first.id }]);
  });

  test('a reply waits in the outbox once, goes to the sender, and names its author as Reply-To', async () => {
    const { id } = await send();
    await api.payload.db.deleteMany({ collection: 'mail-outbox', where: {} });
    const json = { subject: 'Teklifimiz\r\nBcc: x@y.test', body: 'Sayın Ayşe Kaya,' };
    const headers = { 'idempotency-key': 'bir' };
    const reply = () => api.staff<InboxEvent>('POST', `${REQUESTS}/${id}/reply`, { json, headers });
    const event = await reply();
    expect(event).toMatchObject({ type: 'mail', text: json.body, mail: { state: 'queued' } });
    expect((await reply()).id).toBe(event.id);
    const docs = await api.rows('mail-outbox');
    expect(docs).toMatchObject([{ kind: 'reply', to: REQUEST.contactEmail, replyTo: ADMIN.username }]);
    expect(String((docs[0] as unknown as { subject: string }).subject)).not.toMatch(/[\r\n]/);
    await failLostReplies(api.payload);
    expect((await read(id)).events.at(-1)?.mail?.state).toBe('queued');
    await api.payload.db.deleteMany({ collection: 'mail-outbox', where: {} });
    await failLostReplies(api.payload);
    expect((await read(id)).events.at(-1)?.mail?.state).toBe('failed');
  });

  test('the retry of a reply whose mail could not be stored sends the mail once', async () => {
    const { id } = await send();
    await api.payload.db.deleteMany({ collection: 'mail-outbox', where: {} });
    beforeCall(api, 'create', 'mail-outbox', () => {
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    });
    const headers = { 'idempotency-key': 'kayip' };
    expect((await replyTo(id, headers)).status).toBe(503);
    vi.restoreAllMocks();
    const [retry, again] = [await replyTo(id, headers), await replyTo(id, headers)];
    expect([retry.status, again.status]).toEqual([201, 201]);
    const { id: eventId } = (await retry.json()) as InboxEvent;
    const docs = await api.rows('mail-outbox');
    expect(docs).toMatchObject([{ kind: 'reply', to: REQUEST.contactEmail, text: REPLY.body, eventId }]);
    expect((await read(id)).events).toHaveLength(2);
  });

  const sendByMailer = async (eventId: number) => {
    await setMailState(api.payload, eventId, 'sent');
    await api.payload.db.deleteMany({ collection: 'mail-outbox', where: {} });
  };

  test('a retry sends nothing if the mailer meanwhile sends the mail of the reply and removes it', async () => {
    const { id } = await send();
    await api.payload.db.deleteMany({ collection: 'mail-outbox', where: {} });
    const reply = async () => (await replyTo(id, { 'idempotency-key': 'giden' })).json();
    const { id: eventId } = (await reply()) as InboxEvent;
    // The mailer sends the mail after the retry has read the event.
    beforeCall(api, 'count', 'mail-outbox', () => sendByMailer(eventId));
    expect(await reply()).toMatchObject({ id: eventId, mail: { state: 'sent' } });
    vi.restoreAllMocks();
    expect(await api.count('mail-outbox')).toBe(0);
  });

  test('a reply that another process sends during a start stays sent', async () => {
    const { id } = await send();
    const { id: eventId } = (await (await replyTo(id)).json()) as InboxEvent;
    // The mail leaves the outbox after `failLostReplies` has read the queued replies.
    beforeCall(api, 'count', 'mail-outbox', () => sendByMailer(eventId));
    await failLostReplies(api.payload);
    vi.restoreAllMocks();
    expect((await read(id)).events.at(-1)?.mail?.state).toBe('sent');
  });

  test('a reply that another process queues during a start does not fail', async () => {
    const { id } = await send();
    const start = meanwhile(api, 'create', 'mail-outbox', () => failLostReplies(api.payload));
    await replyTo(id);
    await start();
    expect((await read(id)).events.at(-1)?.mail?.state).toBe('queued');
  });

  test('replies of two people with the same key are both sent, each in the name of its author', async () => {
    const { id } = await send();
    await api.payload.db.deleteMany({ collection: 'mail-outbox', where: {} });
    const headers = { 'idempotency-key': 'ortak' };
    const replyAs = async (as: 'admin' | 'inbox') => {
      const json = { subject: 'Konu', body: `${as} yanıtı` };
      return api.staff<InboxEvent>('POST', `${REQUESTS}/${id}/reply`, { as, json, headers });
    };
    const [first, second] = [await replyAs('admin'), await replyAs('inbox')];
    expect([first.text, second.text]).toEqual(['admin yanıtı', 'inbox yanıtı']);
    expect(second.by).not.toBe(first.by);
    expect(await api.count('mail-outbox', { kind: { equals: 'reply' } })).toBe(2);
  });

  test('deleting a row deletes its timeline and its waiting replies', async () => {
    const { id } = await send();
    await replyTo(id);
    await ask('DELETE', `${REQUESTS}/${id}`);
    expect(await api.count('inbox-events')).toBe(0);
    expect(await api.count('mail-outbox', { kind: { equals: 'reply' } })).toBe(0);
  });

  test('the export of a person has the timeline, and the erasure removes it', async () => {
    const { id } = await send();
    await ask('POST', `${REQUESTS}/${id}/events`, { json: { type: 'note', text: 'Gizli not' } });
    const json = { email: REQUEST.contactEmail };
    const data = await api.staff<object>('POST', '/admin/personal-data/export', { json });
    expect(JSON.stringify(data)).toContain('Gizli not');
    await ask('POST', '/admin/personal-data/erase', { json });
    expect(await api.count('inbox-events')).toBe(0);
  });

  test('staff enter a request that came by telephone, without a consent', async () => {
    const { kvkkConsent: _, ...typed } = REQUEST;
    const json = { ...typed, fairId, source: 'phone' };
    const request = await api.staff<ParticipantSubmission>('POST', REQUESTS, { json });
    const facts = { source: 'phone', kvkkConsent: false, status: 'new', requestedArea: 36.5 };
    expect(request).toMatchObject(facts);
    expect(request).not.toHaveProperty('consentAt');
    expect(request.number).toMatch(REQUEST_NUMBER);
    expect(await errorsOf(await ask('POST', REQUESTS, { json: { ...json, source: 'form' } }))).toEqual([
      400,
      { source: 'Talebin nereden geldiğini seçin.' },
    ]);
    expect((await ask('POST', REQUESTS, { json: { ...json, fairId: 987654 } })).status).toBe(400);
  });

  test('sums areas by fair and status, with the offered area once there is an offer', async () => {
    const areas: [string, string, number | undefined][] = [
      ['36,5', 'new', 90],
      ['0.1', 'talking', undefined],
      ['0.2', 'talking', undefined],
      ['20', 'offered', 18],
      ['20', 'accepted', undefined],
      ['20', 'declined', 7.25],
    ];
    for (const [requestedArea, status, offeredArea] of areas) {
      const { id } = await send({ requestedArea });
      await change(id, { status, ...(offeredArea ? { offeredArea } : {}) });
    }
    await send({ _h: 'bot' });
    const summary = await api.staff<RequestSummary[]>('GET', `${REQUESTS}/summary?fairId=${fairId}`);
    expect(summary).toEqual([
      {
        fairId,
        fairTitle: FAIR.title,
        byStatus: {
          new: { count: 1, area: 36.5 },
          talking: { count: 2, area: 0.3 },
          offered: { count: 1, area: 18 },
          accepted: { count: 1, area: 20 },
          declined: { count: 1, area: 7.25 },
        },
      },
    ]);
    await api.staff('PUT', `/admin/fairs/${fairId}`, { form: { hallArea: '2.000' } });
    expect(await api.staff('GET', `${REQUESTS}/summary?fairId=${fairId}`)).toMatchObject([
      { hallArea: 2000 },
    ]);
    expect(await api.staff('GET', `${REQUESTS}/summary?fairId=987654`)).toEqual([]);
    expect((await ask('GET', `${REQUESTS}/summary?fairId=x`)).status).toBe(400);
  });

  test('messages have a smaller set of statuses', async () => {
    const { id } = await api.staff<{ id: number }>('POST', '/contact', { json: MESSAGE });
    await ask('PATCH', `/admin/contact/${id}`, { json: { status: 'answered' } });
    await ask('POST', `/admin/contact/${id}/reply`, { json: { subject: 'Yanıt', body: 'Metin' } });
    const message = await api.staff<ContactMessageWithEvents>('GET', `/admin/contact/${id}`);
    expect(message).toMatchObject({ ...MESSAGE, status: 'answered', isRead: true });
    expect(message.events.map(({ type }) => type)).toEqual(['received', 'status', 'mail']);
    expect((await ask('PATCH', `/admin/contact/${id}`, { json: { status: 'new' } })).status).toBe(400);
  });

  test('templates keep their ids, and one with an unknown placeholder is refused', async () => {
    const template = {
      title: 'Teklif',
      subject: '{{fuar}} teklifi',
      body: 'Sayın {{ yetkili }}, {{alan}} m²',
    };
    const [saved] = await api.staff<ReplyTemplate[]>('PUT', '/admin/reply-templates', { json: [template] });
    const json = [
      { ...template, title: 'Yeni' },
      { ...saved, title: 'Eski' },
    ];
    const both = await api.staff<ReplyTemplate[]>('PUT', '/admin/reply-templates', { json });
    expect(both.map(({ id, title }) => [id, title])).toEqual([
      [(saved?.id ?? 0) + 1, 'Yeni'],
      [saved?.id, 'Eski'],
    ]);
    expect(await api.staff('GET', '/admin/reply-templates')).toEqual(both);
    const highest = { ...template, id: Number.MAX_SAFE_INTEGER };
    const beside = await api.staff<ReplyTemplate[]>('PUT', '/admin/reply-templates', {
      json: [highest, template],
    });
    expect(beside[1]?.id).toBeLessThan(highest.id);
    const long = Array.from({ length: 50 }, () => ({ ...template, body: 'a'.repeat(4000) }));
    expect(await api.staff<ReplyTemplate[]>('PUT', '/admin/reply-templates', { json: long })).toHaveLength(
      50,
    );
    await api.staff('PUT', '/admin/reply-templates', { json: both });
    const wrong = await ask('PUT', '/admin/reply-templates', {
      json: [{ ...template, body: 'Sayın {{isim}}' }],
    });
    expect(await errorsOf(wrong)).toEqual([400, { '0.body': '“{{isim}}” diye bir yer tutucu yok.' }]);
    for (const [given, errors] of [
      [[saved, saved], { '1.id': 'Geçersiz kimlik.' }],
      [[{ ...template, id: 0 }], { '0.id': 'Geçersiz değer.' }],
      [[7], { '0': 'Geçersiz değer.' }],
      [
        [{ title: '', subject: '', body: '' }],
        {
          '0.title': 'Şablonun adı zorunludur.',
          '0.subject': 'Konu alanı zorunludur.',
          '0.body': 'Metin zorunludur.',
        },
      ],
      [[...long, template], { '50.title': 'En fazla 50 şablon kaydedebilirsiniz.' }],
    ] as const)
      expect(await errorsOf(await ask('PUT', '/admin/reply-templates', { json: given }))).toEqual([
        400,
        errors,
      ]);
    expect(await api.staff('GET', '/admin/reply-templates')).toEqual(both);
  });
});
