import { describe, expect, test } from 'vitest';
import { addMember, type Member } from '../testing/staff.ts';
import { type Api, DATABASES, serveApi } from '../testing/start-api.ts';

const NEW_ACCOUNT = JSON.stringify({ email: 'yeni@ornek.test', role: 'admin' });
const FAIR = { title: 'Fuar', date: '1 Mayıs 2090', description: 'Kısa.' };
const FORM = Object.entries(FAIR)
  .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('');

const CALLS = [
  ['/admin/users', 'application/json', NEW_ACCOUNT],
  ['/admin/fairs', 'multipart/form-data; boundary=x', `${FORM}--x--\r\n`],
] as const;

const LOSSES: [string, (api: Api, member: Member) => Promise<unknown>, number][] = [
  ['is disabled', (api, { id }) => change(api, id, { isDisabled: true }), 401],
  ['gets another role', (api, { id }) => change(api, id, { role: 'inbox' }), 403],
  ['is deleted', (api, { id }) => api.staff('DELETE', `/admin/users/${id}`), 401],
  ['signs out', (_, member) => member.call('POST', '/auth/logout'), 401],
];

const change = (api: Api, id: number, json: object) => api.staff('PATCH', `/admin/users/${id}`, { json });

describe.each(DATABASES)('a body that arrives slowly on %s', (database) => {
  const api = serveApi(database);

  describe.each(CALLS)('at %s', (path, type, body) => {
    test.each(LOSSES)('changes nothing if its sender %s meanwhile', async (_, lose, status) => {
      const member = await addMember(api);
      await change(api, member.id, { role: 'admin' });
      const before = await contentOf(api, path, member);
      const answer = await api.request(`/api${path}`, {
        method: 'POST',
        headers: { cookie: member.cookie, 'content-type': type },
        body: slowBody(body, () => lose(api, member)),
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(status);
      expect(await contentOf(api, path, member)).toEqual(before);
    });
  });
});

/** The rows of this list, without the sender's own account. */
async function contentOf(api: Api, path: string, { id }: Member) {
  const rows = await api.staff<{ id: number }[]>('GET', path);
  return rows.filter((row) => row.id !== id);
}

/** Sends the first half of a body, waits for `meanwhile`, and sends the second half. */
function slowBody(body: string, meanwhile: () => Promise<unknown>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body);
  const half = Math.floor(bytes.length / 2);
  let isBegun = false;
  // With this high-water mark nothing is sent before the server reads the body, so the server has checked the session.
  return new ReadableStream(
    {
      pull: async (controller) => {
        if (!isBegun) {
          isBegun = true;
          return controller.enqueue(bytes.slice(0, half));
        }
        await meanwhile();
        controller.enqueue(bytes.slice(half));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
