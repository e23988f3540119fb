import type { AdminFair } from '@fuar/shared/schemas/fair';
import { anAdminFair } from '@fuar/shared/testing/builders';

type Failure = { status: number; body: unknown };
type Sent = { call: string; body: Record<string, FormDataEntryValue> };

const PASSWORD = 'dogru-sifre';

/** An `/api` in memory, as api.md says. `fail` and `hold` change what one call answers, `sent` says what was asked. */
export function createFakeApi(given: { fairs?: AdminFair[]; email?: string | undefined } = {}) {
  const failures = new Map<string, Failure | 'network'>();
  const held = new Map<string, Promise<void>>();
  const api = {
    fairs: given.fairs ?? [],
    email: given.email,
    sent: [] as Sent[],
    /** `'GET /admin/fairs'` fails from now on; status 0 is a lost connection. */
    fail(call: string, status: number, body: unknown = { message: `Sunucu ${status}` }) {
      failures.set(call, status === 0 ? 'network' : { status, body });
    },
    recover(call: string) {
      failures.delete(call);
    },
    /** The call waits until the returned function is called. */
    hold(call: string): () => void {
      let release = () => {};
      held.set(call, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(call);
        release();
      };
    },
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const path = new URL(String(input), 'http://localhost').pathname.replace(/^\/api/, '');
      const call = `${init.method ?? 'GET'} ${path}`;
      api.sent.push({ call, body: toEntries(init.body) });
      await held.get(call);
      init.signal?.throwIfAborted();
      const failure = failures.get(call);
      if (failure === 'network') throw new TypeError('Failed to fetch');
      if (failure) return json(failure.status, failure.body);
      return answer(call, path, toEntries(init.body));
    },
  };

  function answer(call: string, path: string, body: Sent['body']): Response {
    const id = Number(path.split('/').at(-1));
    switch (call.replace(/\d+$/, ':id')) {
      case 'GET /auth/verify':
        return api.email ? json(200, { email: api.email }) : unauthorized();
      case 'POST /auth/login':
        if (body.password !== PASSWORD) return json(401, { message: 'E-posta adresi veya şifre hatalı.' });
        api.email = String(body.username);
        return json(200, { email: api.email });
      case 'POST /auth/logout':
        api.email = undefined;
        return new Response(null, { status: 204 });
    }
    if (!api.email) return unauthorized();
    switch (call.replace(/\d+$/, ':id')) {
      case 'GET /admin/fairs':
        return json(200, api.fairs);
      case 'POST /admin/fairs': {
        const fair = anAdminFair({ ...toFields(body), live: false });
        api.fairs = [fair, ...api.fairs];
        return json(201, fair);
      }
      case 'PUT /admin/fairs/:id':
        api.fairs = api.fairs.map((fair) => (fair.id === id ? { ...fair, ...toFields(body) } : fair));
        return json(
          200,
          api.fairs.find((fair) => fair.id === id),
        );
      case 'DELETE /admin/fairs/:id':
        api.fairs = api.fairs.filter((fair) => fair.id !== id);
        return new Response(null, { status: 204 });
      default:
        throw new Error(`The fake /api does not know ${call}`);
    }
  }

  return api;
}

export type FakeApi = ReturnType<typeof createFakeApi>;

const json = (status: number, body: unknown) => Response.json(body, { status });
const unauthorized = () => json(401, { message: 'Bu işlem için giriş yapmalısınız.' });

function toEntries(body: RequestInit['body']): Sent['body'] {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : {};
}

function toFields({ imageFile: _, ...fields }: Sent['body']): Partial<AdminFair> {
  return fields as Partial<AdminFair>;
}
