import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shareImage } from '@fuar/shared/paths';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tempDirOf } from '../start/folders.ts';
import { storageOf } from '../storage/create-storage.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { aPicture } from '../testing/pictures.ts';
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

test('the sweep removes what is no longer needed, and makes missing share images', async () => {
  const { count, env, payload, staff } = await openApi('sqlite');
  const storage = storageOf(payload);
  const headers = { 'idempotency-key': 'bir' };
  const deleted = await staff<{ id: number }>('POST', '/admin/fairs', { headers, form: FAIR });
  await staff('DELETE', `/admin/fairs/${deleted.id}`);
  const form = { ...FAIR, imageFile: await aPicture() };
  const { imageUrl } = await staff<{ imageUrl: string }>('POST', '/admin/fairs', { form });
  const share = shareImage(imageUrl).replace('/media/', '');
  await storage.delete(share);
  const unused = await aPicture('b.png', { background: '#36c' });
  await staff('POST', '/admin/media', { form: { imageFile: unused } });
  await storage.put('12345678901234567890.png', Buffer.of(1));
  await payload.kv.set('removable 12345678901234567890', { at: 0, names: ['12345678901234567890.png'] });
  mkdirSync(join(tempDirOf(env), 'form-killed'));

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
  onTestFinished(startSweeping(payload, env).stop);
  await vi.waitFor(async () => {
    const names = await Array.fromAsync(storage.list(), ({ name }) => name);
    expect({
      temporary: readdirSync(tempDirOf(env)),
      answers: (await payload.kv.keys()).filter((key) => key.startsWith('answered ')),
      ofDeletedRows: await count('versions', { event: { equals: 'deleted' } }),
      pictures: await count('media'),
      hasOrphan: names.includes('12345678901234567890.png'),
      hasShareImage: names.includes(share),
    }).toEqual({
      temporary: [],
      answers: [],
      ofDeletedRows: 0,
      pictures: 1,
      hasOrphan: false,
      hasShareImage: true,
    });
  });
});
