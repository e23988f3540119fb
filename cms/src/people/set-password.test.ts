import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createConfig } from '../start/create-config.ts';
import { startPayload, stopPayload } from '../start/start-payload.ts';
import { beforeCall } from '../testing/database-calls.ts';
import { addMember, cookieOf } from '../testing/staff.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { setPassword } from './set-password.ts';

const NEW = 'baska-uzun-bir-sifre';

test.each(DATABASES)('a new password replaces the old one during a sign-in on %s', async (database) => {
  const api = await openApi(database);
  const member = await addMember(api);
  const other = await startPayload(api.env, createConfig(api.env), { key: randomUUID(), migrate: false });
  onTestFinished(() => stopPayload(other));

  // The sign-in has read the row and checked the old password. It writes the row when `write` is called.
  const { promise: isReady, resolve: ready } = Promise.withResolvers<void>();
  const { promise: mayWrite, resolve: write } = Promise.withResolvers<void>();
  beforeCall(api, 'updateOne', 'users', () => {
    ready();
    return mayWrite;
  });
  const signingIn = member.login();
  await isReady;
  const setting = setPassword(other, member.id, NEW, async () => {
    write();
    await signingIn;
  });
  // On MongoDB the program waits for the sign-in.
  if (database === 'mongodb') {
    for (let n = 0; n < 50; n += 1) await member.row();
    write();
  }
  const cookie = cookieOf(await signingIn);
  await setting;
  vi.restoreAllMocks();

  expect((await member.login()).status).toBe(401);
  expect((await member.login(NEW)).status).toBe(200);
  expect([await member.status(), await member.status(cookie)]).toEqual([401, 401]);
});
