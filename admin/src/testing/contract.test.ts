import { anAdminFair } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { violations } from './contract.ts';
import { createFakeApi } from './server.ts';

const signedIn = { email: 'ayse@ornek.test' };
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

test.each<[string, Parameters<typeof createFakeApi>[0], string, RequestInit?]>([
  ['a call', {}, '/nothing'],
  ['a query', {}, '/fairs?sort=title'],
  ['a body', {}, '/auth/login', post({ username: 'a@ornek.test' })],
  ['a field of a body', {}, '/auth/login', post({ username: 'a', password: 'b', isAdmin: true })],
  ['an answer', { fairs: [anAdminFair({ id: 0 })] }, '/admin/fairs'],
  ['a field of an answer', { fairs: [{ ...anAdminFair(), hidden: true } as never] }, '/admin/fairs'],
])('the fake server reports %s that the route table does not have', async (_, content, path, init) => {
  const { fetch } = createFakeApi({ ...signedIn, ...content });
  await fetch(`/api${path}`, init).catch(() => undefined);
  expect(violations.splice(0)).not.toEqual([]);
});

test.each([
  [404, { message: 'Yok.' }],
  [500, {}],
])('the fake server reports a %i that the route table does not allow', async (status, body) => {
  const api = createFakeApi(signedIn);
  api.fail('GET /admin/fairs', status, body);
  await api.fetch('/api/admin/fairs');
  expect(violations.splice(0)).toHaveLength(1);
});
