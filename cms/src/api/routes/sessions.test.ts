import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sweepSessions } from '../../people/sessions.ts';
import { serveFakePublisher } from '../../testing/fake-publisher.ts';
import { addMember, cookieOf, type Member, PASSWORD } from '../../testing/staff.ts';
import { DATABASES, serveApi } from '../../testing/start-api.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

describe.each(DATABASES)('sessions on %s', (database) => {
  const publisher = serveFakePublisher();
  const api = serveApi(database, () => publisher.settings);
  let member: Member;
  beforeEach(async () => {
    member = await addMember(api);
  });

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const signIn = async () => cookieOf(await member.login(PASSWORD, { 'user-agent': FIREFOX }));
  const use = async () => {
    const response = await member.call('GET', '/admin/account');
    member.cookie = cookieOf(response) || member.cookie;
    return response.status;
  };
  const notes = async () => await api.rows('staff-sessions', { userId: { equals: member.id } });

  describe('a session', () => {
    test('ends after 8 hours without use', async () => {
      later(8 * HOUR - MINUTE);
      expect(await member.status()).toBe(200);
      const unused = await signIn();
      later(8 * HOUR);
      expect(await member.status(unused)).toBe(401);
    });

    test('is extended by use, and ends 30 days after the sign-in', async () => {
      const begun = Date.now();
      while (Date.now() < begun + 30 * DAY - 7 * HOUR) {
        later(7 * HOUR);
        expect([Date.now() - begun, await use()]).toEqual([expect.any(Number), 200]);
      }
      vi.setSystemTime(begun + 30 * DAY - MINUTE);
      expect(await use()).toBe(200);
      vi.setSystemTime(begun + 30 * DAY);
      expect(await use()).toBe(401);
    });

    test('is extended at most every ten minutes', async () => {
      const before = await member.row();
      later(9 * MINUTE);
      const early = await member.call('GET', '/admin/account');
      expect([cookieOf(early), await member.row()]).toEqual(['', before]);
      later(2 * MINUTE);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => member.call('GET', '/admin/account')),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(answers.map(cookieOf).filter(Boolean)).toHaveLength(1);
    });

    test('is not extended while the database takes no writes, but staff can read', async () => {
      later(11 * MINUTE);
      const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
      const write = vi.spyOn(api.payload.db, 'updateOne').mockRejectedValue(full);
      const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const answer = await member.call('GET', '/admin/account');
      expect([answer.status, cookieOf(answer)]).toEqual([200, '']);
      expect(String(log.mock.lastCall?.[0])).toContain('session-not-prolonged');
      write.mockRestore();
      expect(cookieOf(await member.call('GET', '/admin/account'))).not.toBe('');
    });

    test.each([
      ['polls the publication', 'GET', '/admin/publication'],
      ['polls the scheduled drafts', 'GET', '/admin/drafts?kind=fair'],
      ['renews its preview', 'POST', '/admin/preview'],
    ])('is not extended when an open page %s', async (_, method, path) => {
      const before = await member.row();
      later(HOUR);
      const polled = await member.call(method, path, method === 'POST' ? { day: '2090-01-01' } : undefined);
      expect([polled.status, cookieOf(polled), await member.row()]).toEqual([200, '', before]);
    });

    test('is not extended through the console beyond 30 days', async () => {
      const refresh = () =>
        api.rest('POST', '/users/refresh-token', {
          headers: { authorization: `JWT ${member.cookie.split('=')[1]}` },
        });
      expect((await refresh()).status).toBe(200);
      const begun = Date.now();
      while (Date.now() < begun + 29.5 * DAY) {
        later(7 * HOUR);
        await use();
      }
      vi.setSystemTime(begun + 30 * DAY - 5 * HOUR);
      expect([await use(), (await refresh()).status]).toEqual([200, 403]);
    });

    test('ends at its stored end, even if its token is valid for longer', async () => {
      const { sessions } = await member.row();
      const past = new Date(Date.now() - 1).toISOString();
      const data = { sessions: (sessions as object[]).map((session) => ({ ...session, expiresAt: past })) };
      await api.set('users', member.id, data);
      expect(await member.status()).toBe(401);
    });
  });

  describe('the list of sessions', () => {
    test('names the device, the start and the last use of each session, last used first', async () => {
      later(MINUTE);
      const other = await signIn();
      later(11 * MINUTE);
      await use();
      const sessions = await member.sessions();
      expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
        ['Bilinmeyen cihaz', true],
        ['Firefox, Linux', false],
      ]);
      for (const { startedAt, lastSeenAt } of sessions)
        expect(Date.parse(lastSeenAt) >= Date.parse(startedAt)).toBe(true);
      const seen = await member.call('GET', '/admin/sessions', undefined, other);
      const mirrored = (await seen.json()) as typeof sessions;
      expect(mirrored.find(({ isCurrent }) => isCurrent)?.device).toBe('Firefox, Linux');
    });

    test('contains a session that began before the list existed', async () => {
      const where = { userId: { equals: member.id } };
      await api.payload.db.deleteMany({ collection: 'staff-sessions', where });
      expect(await member.sessions()).toEqual([
        expect.objectContaining({ device: 'Bilinmeyen cihaz', isCurrent: true }),
      ]);
    });

    test('contains no session that is over', async () => {
      const other = await signIn();
      later(7 * HOUR);
      await use();
      later(2 * HOUR);
      expect((await member.sessions()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
      expect(await member.status(other)).toBe(401);
    });
  });

  describe('ending sessions', () => {
    test('ends one session at once, and never one of another account', async () => {
      const other = await signIn();
      const stranger = await addMember(api);
      const [foreign] = await stranger.sessions();
      const [own] = (await member.sessions()).filter(({ isCurrent }) => !isCurrent);
      expect((await member.call('DELETE', `/admin/sessions/${foreign?.id}`)).status).toBe(404);
      expect((await member.call('DELETE', '/admin/sessions/yok')).status).toBe(404);
      expect((await member.call('DELETE', `/admin/sessions/${own?.id}`)).status).toBe(204);
      expect([await member.status(other), await member.status(), await stranger.status()]).toEqual([
        401, 200, 200,
      ]);
    });

    test('can end the current session too', async () => {
      const [own] = await member.sessions();
      expect((await member.call('DELETE', `/admin/sessions/${own?.id}`)).status).toBe(204);
      expect(await member.status()).toBe(401);
    });

    test('ends all other sessions in one call', async () => {
      const others = [await signIn(), await signIn()];
      expect((await member.call('DELETE', '/admin/sessions')).status).toBe(204);
      expect(await Promise.all([...others, member.cookie].map((cookie) => member.status(cookie)))).toEqual([
        401, 401, 200,
      ]);
    });

    test('loses no simultaneous sign-in', async () => {
      const [cookies] = await Promise.all([
        Promise.all(Array.from({ length: 3 }, () => signIn())),
        later(20 * MINUTE),
        use(),
        use(),
      ]);
      const statuses = await Promise.all([...cookies, member.cookie].map((cookie) => member.status(cookie)));
      expect(statuses).toEqual([200, 200, 200, 200]);
    });

    test('keeps what is stored about a live session, and removes the rest after an hour', async () => {
      await api.call('POST', '/auth/logout', { headers: { cookie: await signIn() } });
      later(HOUR - MINUTE);
      await sweepSessions(api.payload);
      expect(await notes()).toHaveLength(2);
      later(2 * MINUTE);
      await sweepSessions(api.payload);
      const [{ id } = { id: '' }] = await member.sessions();
      expect((await notes()).map(({ sid }) => sid)).toEqual([id]);
    });

    test('ends every session when the account is disabled', async () => {
      await api.set('users', member.id, { isDisabled: true });
      expect(await member.status()).toBe(401);
    });
  });
});
