import { ERROR_MESSAGES as m } from '../messages/errors.ts';
import type { ErrorBody } from '../schemas/error.ts';
import { ApiError } from './api-error.ts';

export type CallOptions = { signal?: AbortSignal };

export type ClientOptions = {
  /** Where `/api` is: empty on the same origin, else `https://host`. */
  origin?: string;
  fetch?: typeof fetch;
};

type Call = CallOptions & {
  query?: Record<string, string | number | undefined>;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

export type Request = <T>(method: string, path: string, call?: Call) => Promise<T>;

/** One call to `/api`: resolves to the parsed body, rejects with `ApiError` (an abort with the signal's reason). */
export function createRequest({ origin = '', fetch: send = (...a) => fetch(...a) }: ClientOptions): Request {
  return async <T>(method: string, path: string, call: Call = {}): Promise<T> => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(call.query ?? {})) {
      if (value !== undefined) query.set(name, String(value));
    }
    const search = query.size > 0 ? `?${query}` : '';
    const headers = { accept: 'application/json', ...call.headers };
    const init: RequestInit = { method, credentials: 'include', headers };
    // Ask again, with the ETag: `stale-while-revalidate` is meant for CDNs, but browsers obey it too.
    init.cache = 'no-cache';
    if (call.signal) init.signal = call.signal;
    if (call.form) init.body = call.form;
    if (call.json !== undefined) {
      init.body = JSON.stringify(call.json);
      init.headers = { ...headers, 'content-type': 'application/json' };
    }

    let response: Response;
    try {
      response = await send(`${origin}/api${path}${search}`, init);
    } catch (cause) {
      call.signal?.throwIfAborted();
      throw new ApiError(0, m.unreachable, { cause });
    }
    if (!response.ok) throw await toApiError(response);
    if (response.status === 204) return undefined as T;
    try {
      return (await response.json()) as T;
    } catch (cause) {
      call.signal?.throwIfAborted();
      // The page of a proxy, or an answer that broke off.
      if (cause instanceof SyntaxError) throw new ApiError(response.status, m.unexpected, { cause });
      throw new ApiError(0, m.unreachable, { cause });
    }
  };
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError(response.status, body.message ?? m.unexpected, {
    isServerMessage: body.message !== undefined,
    ...(body.errors ? { errors: body.errors } : {}),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  });
}
