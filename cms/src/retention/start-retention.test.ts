import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { record } from '../records/record.ts';
import { MESSAGE } from '../testing/form-inputs.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { eraseOld, startRetention } from './start-retention.ts';

const A_DAY_MS = 86_400_000;
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'p@fuar.test' };

beforeEach(() => vi.spyOn(process.stdout, 'write').mockReturnValue(true));

test.each(DATABASES)(
  'RETENTION_DAYS erases only older rows on %s, also with several processes at once',
  async (database) => {
    const api = await openApi(database, { ...mail, RETENTION_DAYS: '30' });
    await api.call('POST', '/contact', { json: MESSAGE });
    const sent = Date.now();
    await Promise.all([1, 2].map(() => eraseOld(api.deps, sent + 29 * A_DAY_MS)));
    expect([await api.count('contact-messages'), await api.count('mail-outbox')]).toEqual([1, 2]);
    await Promise.all([1, 2].map(() => eraseOld(api.deps, sent + 31 * A_DAY_MS)));
    expect([await api.count('contact-messages'), await api.count('mail-outbox')]).toEqual([0, 0]);
  },
);

test.each(DATABASES)(
  'the record of actions loses its entries after two years on %s, also without RETENTION_DAYS',
  async (database) => {
    const api = await openApi(database);
    // The next two years contain a 29 February.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-15T12:00:00Z') });
    await record(api.payload, { kind: 'save', by: 'a@ornek.test', what: 'Fuar' });
    await eraseOld(api.deps, Date.parse('2029-03-15T11:59:00Z'));
    expect(await api.count('records')).toBe(1);
    const later = Date.parse('2029-03-15T12:01:00Z');
    await Promise.all([1, 2].map(() => eraseOld(api.deps, later)));
    expect(await api.count('records')).toBe(0);
    if (database === 'sqlite') {
      const bytes = ['data.db', 'data.db-wal'].map((name) =>
        readFileSync(join(api.env.DATA_DIR, name), 'utf8'),
      );
      expect(bytes.join('')).not.toContain('a@ornek.test');
    }
    // The new entry must not reuse the id 1, because the list is read page by page in the order of ids.
    await record(api.payload, { kind: 'save', by: 'a@ornek.test', what: 'Fuar' });
    const docs = await api.rows('records');
    expect(docs).toMatchObject([{ id: 2 }]);
  },
);

test('old messages are kept without RETENTION_DAYS', async () => {
  const api = await openApi('sqlite');
  await api.call('POST', '/contact', { json: MESSAGE });
  await eraseOld(api.deps, Date.now() + 100_000 * A_DAY_MS);
  expect(await api.count('contact-messages')).toBe(1);
});

test('old messages and ended sessions are erased in the background', async () => {
  const api = await openApi('sqlite', { RETENTION_DAYS: '30' });
  await api.call('POST', '/contact', { json: MESSAGE });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * A_DAY_MS });
  const { stop } = startRetention(api.deps);
  onTestFinished(stop);
  const counts = () => Promise.all([api.count('contact-messages'), api.count('staff-sessions')]);
  await vi.waitFor(async () => expect(await counts()).toEqual([0, 0]));
});
