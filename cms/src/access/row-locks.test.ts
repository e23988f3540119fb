import type { Role } from '@fuar/shared/people/rights';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillContent } from '../testing/fill-content.ts';
import { addMember } from '../testing/staff.ts';
import { answerOf, DATABASES, serveApi } from '../testing/start-api.ts';

const collection = 'payload-locked-documents';

describe.each(DATABASES)('locks of the console in /rest on %s', (database) => {
  const api = serveApi(database);
  beforeAll(() => fillContent(api));

  const rest = (as: Role, method: string, path: string, json?: object) =>
    api.rest(method, path, { as, json });
  const staff = async (role: Role) => {
    const docs = await api.rows('users', { role: { equals: role } });
    return { relationTo: 'users' as const, value: docs[0]?.id ?? 0 };
  };
  const lock = async (slug: 'fairs' | 'contact-messages') => {
    const docs = await api.rows(slug);
    const data = { document: { relationTo: slug, value: docs[0]?.id ?? 0 }, user: await staff('admin') };
    // Create the lock as the console does: through `payload.db`, which runs no hooks and no access rules.
    return api.payload.db.create({ collection, data }) as Promise<typeof data & { id: number }>;
  };

  test('cannot be created, so that nobody keeps others from saving a row', async () => {
    const docs = await api.rows('fairs');
    const id = docs[0]?.id ?? 0;
    for (const role of ['inbox', 'editor', 'admin'] as const) {
      const data = { document: { relationTo: 'fairs', value: id }, user: await staff('admin') };
      expect((await rest(role, 'POST', `/${collection}`, data)).status).toBe(403);
    }
    expect((await rest('editor', 'PATCH', `/fairs/${id}`, { title: 'Serbest' })).status).toBe(200);
  });

  test('are taken over and removed only by users who may change the row, and only in their own name', async () => {
    const [fair, message] = [await lock('fairs'), await lock('contact-messages')];
    for (const [role, own, foreign] of [
      ['editor', fair, message],
      ['inbox', message, fair],
    ] as const) {
      const user = await staff('admin');
      expect((await rest(role, 'PATCH', `/${collection}/${foreign.id}`, { user })).status).toBe(403);
      expect((await rest(role, 'DELETE', `/${collection}/${foreign.id}`)).status).toBe(403);
      const document = { relationTo: 'users', value: user.value };
      expect((await rest(role, 'PATCH', `/${collection}/${own.id}`, { user, document })).status).toBe(200);
      const stored = await api.payload.findByID({ collection, id: own.id, depth: 0 });
      expect(stored.user).toEqual(await staff(role));
      expect(stored.document?.relationTo).not.toBe('users');
      expect((await rest(role, 'DELETE', `/${collection}/${own.id}`)).status).toBe(200);
    }
  });

  test('refuse changes and deletions by others in Turkish', async () => {
    const { id, document } = await lock('fairs');
    const [one, many] = [`/fairs/${document.value}`, `/fairs?where[id][equals]=${document.value}`];
    for (const method of ['PATCH', 'DELETE'])
      for (const path of [one, many]) {
        const refusal = await rest('editor', method, path, { title: 'Kilitli' });
        const errors = [{ message: 'Bu kaydı şu anda başka biri düzenliyor.' }];
        expect(await answerOf(refusal)).toMatchObject([path === one ? 423 : 400, { errors }]);
      }
    await api.payload.delete({ collection, id });
  });

  test('are removed with their account', async () => {
    const [kept, removed] = [await lock('fairs'), await lock('contact-messages')];
    const { id } = await addMember(api);
    const data = { user: { relationTo: 'users', value: id } };
    await api.set(collection, removed.id, data);
    await api.staff('DELETE', `/admin/users/${id}`);
    const docs = await api.rows(collection);
    expect(docs.map((row) => row.id)).toEqual([kept.id]);
  });
});
