import { describe, expect, test } from 'vitest';
import { withTimeFor } from '../testing/database-calls.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { addMember } from '../testing/staff.ts';
import { DATABASES, serveApi } from '../testing/start-api.ts';
import { lockOfRow } from '../waiting/with-lock.ts';

const LOSSES = [
  ['disabled', { isDisabled: true }, 401],
  ['given another role', { role: 'inbox' }, 403],
] as const;

describe.each(DATABASES)('on %s', (database) => {
  const api = serveApi(database);

  test.each(LOSSES)(
    'a call changes nothing if its caller is %s while the call waits for a row',
    async (_, json, status) => {
      const { id } = await api.staff<{ id: number }>('POST', '/admin/fairs', { form: FAIR });
      const draft = { kind: 'fair', id, fields: { title: 'Taslak' } };
      const { id: draftId } = await api.staff<{ id: number }>('POST', '/admin/drafts', { json: draft });
      const member = await addMember(api);
      const headers = { cookie: member.cookie };
      const { withLock } = api.deps;
      const sent = await withLock(lockOfRow('fairs', id), () =>
        withLock(`drafts ${draftId}`, async () => {
          const calls = [
            api.call('PUT', `/admin/fairs/${id}`, { headers, form: { title: 'Başka' } }),
            member.call('DELETE', `/admin/fairs/${id}`),
            member.call('PUT', `/admin/drafts/${draftId}`, { fields: { title: 'Başka' } }),
            member.call('POST', `/admin/drafts/${draftId}/publish`, {}),
          ];
          await withTimeFor(api, Promise.all(calls));
          await api.staff('PATCH', `/admin/users/${member.id}`, { json });
          return { calls };
        }),
      );
      const answers = await Promise.all(sent.calls);
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
      expect(await api.staff('GET', `/fairs/${id}`)).toMatchObject({ title: FAIR.title });
      expect(await api.staff('GET', `/admin/drafts/${draftId}`)).toMatchObject({ title: 'Taslak' });
    },
  );
});
