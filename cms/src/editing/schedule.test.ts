import { randomUUID } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { Draft, Version } from '@fuar/shared/schemas/editing';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { examine } from '../doctor/examine.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { beforeCall, failCall } from '../testing/database-calls.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { aPicture } from '../testing/pictures.ts';
import { ADMIN, DATABASES, serveApi } from '../testing/start-api.ts';
import { startSchedule } from './schedule.ts';

const PRESS = { type: 'Bulletin', title: 'Haber', date: '2026-03-01', content: '<p>Metin</p>' };
const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString();

describe.each(DATABASES)('the schedule on %s', (database) => {
  const api = serveApi(database);

  const running: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
  });
  const start = () => void running.push(startSchedule(api.deps));

  const call = <T>(method: string, path: string, json?: object) =>
    api.staff<T>(method, path, json ? { json } : {});
  const fairs = () => call<AdminFair[]>('GET', '/admin/fairs');
  const drafts = () => call<Draft[]>('GET', '/admin/drafts');
  const aFair = () => api.staff<AdminFair>('POST', '/admin/fairs', { form: FAIR });
  const schedule = (json: object) =>
    call<Draft>('POST', '/admin/drafts', { kind: 'fair', publishAt: TOMORROW(), ...json });
  const untilPublished = (title: string) =>
    vi.waitFor(async () => expect(await fairs()).toContainEqual(expect.objectContaining({ title })));
  /** Sets the time of a draft in the database, because the API refuses a time in the past. */
  const setTime = ({ id }: Draft, at: number) => api.set('drafts', id, { publishAt: at });

  test('publishes each due draft once with two processes, in the name of its author, and no draft that is not due', async () => {
    const due = await Array.fromAsync({ length: 12 }, (_, n) =>
      schedule({ fields: { ...FAIR, title: `Zamanlı ${n}` } }),
    );
    const later = await schedule({ fields: { ...FAIR, title: 'Yarınki' } });
    for (const draft of due) await setTime(draft, Date.now() - 1000);
    start();
    start();
    await vi.waitFor(async () => expect((await drafts()).map(({ id }) => id)).toEqual([later.id]));
    const titles = (await fairs()).map(({ title }) => title);
    expect(titles.sort()).toEqual(due.map(({ fields }) => String(fields.title)).sort());
    for (const { id } of await fairs()) {
      const versions = await call<Version[]>('GET', `/admin/versions?kind=fair&id=${id}`);
      expect(versions.map(({ event, by }) => [event, by])).toEqual([['created', ADMIN.username]]);
    }
    const at = Date.now() + 300;
    await setTime(later, at);
    await vi.waitFor(async () => expect(await drafts()).toEqual([]), { interval: 20 });
    expect(Date.now()).toBeGreaterThanOrEqual(at);
  });

  test('a form that still holds a published draft learns the id of the saved row', async () => {
    const draft = await schedule({ fields: FAIR });
    const press = await schedule({ kind: 'press', fields: PRESS });
    const discarded = await schedule({ fields: FAIR });
    await call('DELETE', `/admin/drafts/${discarded.id}`);
    for (const due of [draft, press]) await setTime(due, Date.now() - 1000);
    start();
    await vi.waitFor(async () => expect(await drafts()).toEqual([]));
    const fair = (await fairs()).find(({ title }) => title === FAIR.title);
    const gone = { message: m.notFound, rowId: fair?.id };
    const refusal = async (method: string, path: string, json?: object) =>
      (await api.ask(method, path, { ...(json ? { json } : {}) })).json();
    expect(await refusal('GET', `/admin/drafts/${draft.id}`)).toEqual(gone);
    expect(await refusal('PUT', `/admin/drafts/${draft.id}`, { fields: FAIR })).toEqual(gone);
    expect(await refusal('POST', `/admin/drafts/${draft.id}/publish`, {})).toEqual(gone);
    const [item] = await call<{ id: number }[]>('GET', '/admin/press');
    expect(await refusal('GET', `/admin/drafts/${press.id}`)).toEqual({ ...gone, rowId: item?.id });
    expect(await refusal('GET', `/admin/drafts/${discarded.id}`)).toEqual({ message: m.notFound });
  });

  test('a draft that cannot be published keeps the reason, and the doctor and the metrics count it', async () => {
    const fair = await aFair();
    const changed = await schedule({ id: fair.id, fields: { title: 'Taslak' } });
    await api.ask('PUT', `/admin/fairs/${fair.id}`, { form: { title: 'Başkası' } });
    const invalid = await schedule({ fields: FAIR });
    await api.set('drafts', invalid.id, { fields: JSON.stringify({ ...FAIR, title: '' }) });
    const form = { imageFile: await aPicture('x', { background: '#0ce' }) };
    const { url } = await api.staff<{ url: string }>('POST', '/admin/media', { form });
    const missing = await schedule({ fields: { ...FAIR, imageUrl: url } });
    const docs = await api.rows('media', {}, '-id');
    await api.payload.delete({ collection: 'media', id: docs[0]?.id ?? 0 });
    for (const draft of [changed, invalid, missing]) await setTime(draft, Date.now() - 120_000);

    const says = async () =>
      (await examine(api.env, { isRunning: true, key: randomUUID() })).filter(
        ({ part }) => part === 'schedule',
      );
    expect(await says()).toMatchObject([{ state: 'wrong', says: '3 scheduled draft(s) are overdue' }]);
    start();
    await vi.waitFor(async () => {
      const failures = (await drafts()).map(({ id, state, failure }) => [id, state, failure]);
      expect(new Set(failures)).toEqual(
        new Set([
          [changed.id, 'failed', m.draftRowChanged],
          [invalid.id, 'failed', vm.titleRequired],
          [missing.id, 'failed', m.draftPictureMissing],
        ]),
      );
    });
    expect(await says()).toMatchObject([{ says: '3 scheduled draft(s) could not be published' }]);
    expect(await createMetrics(api.payload).read()).toMatch(/^fuar_scheduled_failed 3$/m);
    const handled = await call<Draft>('PUT', `/admin/drafts/${changed.id}`, { publishAt: '' });
    expect(handled.state).toBe('draft');
    expect(handled).not.toHaveProperty('failure');
    for (const { id } of await drafts()) await call('DELETE', `/admin/drafts/${id}`);
  });

  test('a draft that fails after its row was saved makes no second row when staff publish it', async () => {
    const draft = await schedule({ fields: { ...FAIR, title: 'Yarıda kalan' } });
    await setTime(draft, Date.now() - 1000);
    vi.spyOn(console, 'error').mockReturnValue();
    failCall(api, 'deleteOne', 'drafts', 1);
    start();
    await vi.waitFor(async () => expect(await drafts()).toMatchObject([{ id: draft.id, state: 'failed' }]));
    vi.restoreAllMocks();
    await call('POST', `/admin/drafts/${draft.id}/publish`, {});
    expect(await drafts()).toEqual([]);
    const saved = (await fairs()).filter(({ title }) => title === 'Yarıda kalan');
    expect(saved).toHaveLength(1);
    const versions = await call<Version[]>('GET', `/admin/versions?kind=fair&id=${saved[0]?.id}`);
    expect(versions).toMatchObject([{ event: 'created' }]);
  });

  test('a fair never shows a picture that is deleted during the publication of its draft', async () => {
    const form = { imageFile: await aPicture('x', { background: '#0ec' }) };
    const { url } = await api.staff<{ url: string }>('POST', '/admin/media', { form });
    const draft = await schedule({ fields: { ...FAIR, title: 'Resimli', imageUrl: url } });
    await setTime(draft, Date.now() - 1000);
    const docs = await api.rows('media', {}, '-id');
    beforeCall(api, 'create', 'fairs', async (nth) => {
      if (nth === 1) await api.payload.delete({ collection: 'media', id: docs[0]?.id ?? 0 });
    });
    start();
    const outcome = async () => {
      const failures = (await drafts()).map(({ failure }) => failure);
      const where = { title: { equals: 'Resimli' } };
      const rows = await api.payload.db.find<{ image?: number | null }>({ collection: 'fairs', where });
      return [failures, rows.docs.map(({ image }) => image ?? null)];
    };
    // SQLite refuses the row. MongoDB stores the row, and a hook then clears the picture, as if somebody had deleted the picture
    // after the save.
    const expected = database === 'sqlite' ? [[m.draftPictureMissing], []] : [[], [null]];
    await vi.waitFor(async () => expect(await outcome()).toEqual(expected));
    for (const { id } of await drafts()) await call('DELETE', `/admin/drafts/${id}`);
  });

  // Run only on MongoDB, because on SQLite a draft that has to wait for a service delays later drafts.
  test.runIf(database === 'mongodb')(
    'a draft that has to wait for a service does not delay others',
    async () => {
      const waiting = await schedule({ fields: { ...FAIR, title: 'Bekleyen' } });
      const other = await schedule({ fields: { ...FAIR, title: 'Öteki' } });
      const { create } = api.payload.db;
      vi.spyOn(api.payload.db, 'create').mockImplementation((args) => {
        if (args.data.title === 'Bekleyen') throw new ApiError(503, m.unavailable);
        return create.call(api.payload.db, args);
      });
      for (const draft of [waiting, other]) await setTime(draft, Date.now() - 1000);
      start();
      await untilPublished('Öteki');
      await vi.waitFor(async () =>
        expect((await drafts()).map(({ id, state }) => [id, state])).toEqual([[waiting.id, 'scheduled']]),
      );
      vi.restoreAllMocks();
      await vi.waitFor(async () => expect(await drafts()).toEqual([]));
    },
  );

  test('no draft fails because the database is unreachable', async () => {
    const draft = await schedule({ fields: { ...FAIR, title: 'Sonunda' } });
    let failures = 0;
    beforeCall(api, 'create', 'fairs', () => {
      if (failures === 2) return;
      failures += 1;
      throw Object.assign(new Error('away'), { name: 'MongoServerSelectionError', code: 'ECONNREFUSED' });
    });
    await setTime(draft, Date.now() - 1000);
    start();
    await untilPublished('Sonunda');
    expect(failures).toBe(2);
    await vi.waitFor(async () => expect(await drafts()).toEqual([]));
  });
});
