import { expect, test, vi } from 'vitest';
import { storageOf } from '../storage/create-storage.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { startSweeping } from './start-sweeping.ts';

test.each(DATABASES)(
  'on %s, the sweep erases mails of forms that were never stored, even if the media store is unreachable',
  async (database) => {
    const { env, payload } = await openApi(database);
    const collection = 'mail-outbox';
    const mail = {
      kind: 'notice',
      subject: 'Soru',
      text: 'Merhaba',
      messageId: '<a>',
      attempts: 0,
      leaseUntil: 0,
    };
    const createdAt = '2026-01-01T00:00:00.000Z';
    const data = { ...mail, nextTry: Number.MAX_SAFE_INTEGER, createdAt, updatedAt: createdAt };
    await payload.create({ collection, data });
    const failed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(storageOf(payload), 'list').mockImplementation(() => {
      throw new Error('the store is unavailable');
    });
    vi.spyOn(storageOf(payload), 'stat').mockRejectedValue(new Error('the store is unavailable'));
    await payload.kv.set('removable 1234', { at: 0, names: ['1234.png'] });
    startSweeping(payload, env);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(expect.stringContaining('"sweep-failed"')));
    expect((await payload.db.count({ collection })).totalDocs).toBe(0);
  },
);
