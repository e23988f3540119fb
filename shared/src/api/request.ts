import { CALL_MESSAGES as m } from '../messages/calls.ts';
import type { ErrorBody } from '../schemas/error.ts';
import { ApiError } from './api-error.ts';
import type { Call, CallName, CallOptions, KindOf, RoutesByCall } from './typed-calls.ts';

export type ClientOptions = {
  /** The origin of `/api`, e.g. `https://host`; empty for the page's own origin. */
  origin?: string;
  fetch?: typeof fetch;
};

type AnyValue = string | number | boolean | File;
type AnyInput = Record<string, AnyValue | readonly AnyValue[] | undefined>;

type AnyOptions = CallOptions & { version?: string; query?: AnyInput };

/**
 * `call('PUT /admin/fairs/:id', 'form')` creates the function that sends this request. The function resolves to the
 * parsed body. It rejects with `ApiError`, or with the abort signal's reason. All types come from the route table.
 */
export function createCalls(
  { origin = '', fetch: send = (...a) => fetch(...a) }: ClientOptions,
  commonHeaders: Record<string, string> = {},
) {
  return <Name extends CallName, Kind extends KindOf<RoutesByCall[Name]>>(
    name: Name,
    ...[kind]: Kind extends undefined ? [] : [kind: Kind]
  ) => {
    const [method = '', path = ''] = name.split(' ');
    const call = async (...given: unknown[]): Promise<unknown> => {
      let url = `${origin}/api${path.replace(/:\w+/g, () => String(given.shift()))}`;
      const input = kind && (given.shift() as AnyInput | undefined);
      const { signal, idempotencyKey, version, query: options } = (given[0] ?? {}) as AnyOptions;

      const headers: Record<string, string> = { accept: 'application/json', ...commonHeaders };
      if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
      if (version !== undefined) headers['if-match'] = `"${version}"`;
      // Always revalidate: the server's `stale-while-revalidate` is meant for CDNs, but browsers obey it too.
      const init: RequestInit = { method, credentials: 'include', cache: 'no-cache', headers };
      if (signal) init.signal = signal;
      if (kind === 'form') init.body = append(new FormData(), input);
      else if (kind === 'json') {
        init.body = JSON.stringify(input);
        headers['content-type'] = 'application/json';
      }
      const isQuery = kind === 'query' || kind === 'card';
      const values = isQuery ? { ...input, ...(kind === 'card' ? { fields: 'card' } : {}) } : options;
      const query = append(new URLSearchParams(), values);
      if (query.size > 0) url += `?${query}`;

      let response: Response;
      try {
        response = await send(url, init);
      } catch (cause) {
        signal?.throwIfAborted();
        throw new ApiError(0, m.unreachable, { cause });
      }
      if (!response.ok) throw await toApiError(response);
      if (response.status === 204) return undefined;
      // A 202 may have no body.
      if (response.status === 202 && !response.headers.get('content-type')) return undefined;
      try {
        return await response.json();
      } catch (cause) {
        signal?.throwIfAborted();
        // A body that is not JSON comes from a proxy. Any other error means that the connection broke.
        if (cause instanceof SyntaxError) throw new ApiError(response.status, m.unexpected, { cause });
        throw new ApiError(0, m.unreachable, { cause });
      }
    };
    return call as Call<RoutesByCall[Name], Kind>;
  };
}

/**
 * Skips absent values. Sends empty strings, because they clear optional fields, and sends an empty list as an empty string.
 */
function append<T extends FormData | URLSearchParams>(target: T, values: AnyInput = {}): T {
  for (const [name, value] of Object.entries(values)) {
    for (const part of Array.isArray(value) ? (value.length > 0 ? value : ['']) : [value]) {
      if (part === undefined) continue;
      // Only a form has files, so the cast is safe.
      (target as FormData).append(name, typeof part === 'object' ? part : String(part));
    }
  }
  return target;
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError(response.status, body.message ?? m.unexpected, {
    isServerMessage: body.message !== undefined,
    ...(body.errors ? { errors: body.errors } : {}),
    ...(retryAfter > 0 ? { retryAfter } : {}),
    draftId: body.draftId,
    rowId: body.rowId,
  });
}
