import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { readLimited } from '../api/receive-json.ts';
import { MAX_REST_LENGTH, MAX_TEXTS_LENGTH } from '../rich-text/text-length-check.ts';

/** The same limit as the largest JSON body of `/api`, so that rich text with one picture of the maximum size fits. */
const MAX_BYTES = MAX_TEXTS_LENGTH + MAX_REST_LENGTH;
/** The size of all bodies in memory. Without this limit, an account of any role could fill the memory with 256 requests. */
const MAX_BYTES_AT_ONCE = 10 * MAX_BYTES;
/** A shorter body is always read. */
const SMALL_BYTES = 256 * 1024;
const RETRY_SECONDS = 3;

let bytesInMemory = 0;

/**
 * Answers these errors in Turkish instead of leaving them to Payload:
 * - 413 for a body over the limit, because Payload would read a body of any size.
 * - 503 for a long body while other bodies fill the memory.
 * - 400 for a malformed query in a body (`X-Payload-HTTP-Method-Override: GET`), because Payload parses such a query outside of
 *   its error handling.
 * - 404 for an address or a method without an endpoint.
 */
export function guardRestRequest<A extends unknown[]>(
  answer: (request: Request, ...rest: A) => Promise<Response>,
): (request: Request, ...rest: A) => Promise<Response> {
  return async (request, ...rest) => {
    try {
      if (!request.body) return withOwnRefusal(await answer(request, ...rest));
      return await withinMemory(request, async () => {
        const body = new Uint8Array(await readLimited(request, MAX_BYTES));
        const { headers, method, signal, url } = request;
        // Copy the parts of `request`, which has Next's class. The global `Request` is Hono's class and may not accept `request`.
        return withOwnRefusal(await answer(new Request(url, { body, headers, method, signal }), ...rest));
      });
    } catch (error) {
      if (error instanceof ApiError) return refuse(error);
      if (error instanceof SyntaxError) return refuse(new ApiError(400, m.malformedJson));
      throw error;
    }
  };
}

/** Counts the body as memory until the request is answered, because an uploaded picture waits in memory to be processed. */
async function withinMemory(request: Request, work: () => Promise<Response>): Promise<Response> {
  const stated = request.headers.get('content-length');
  const bytes = stated ? Math.min(Number(stated), MAX_BYTES) : MAX_BYTES;
  if (bytes > SMALL_BYTES && bytesInMemory + bytes > MAX_BYTES_AT_ONCE)
    throw new ApiError(503, m.unavailable, { retryAfter: RETRY_SECONDS });
  bytesInMemory += bytes;
  try {
    return await work();
  } finally {
    bytesInMemory -= bytes;
  }
}

/**
 * Replaces Payload's English 404 for an unknown route, and its 501 for a collection without endpoints. Adds `no-store` to an
 * answer without `Cache-Control`. Only pictures have this header.
 */
async function withOwnRefusal(answer: Response): Promise<Response> {
  const { headers, status } = answer;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const isUnknown =
    status === 501 || (status === 404 && /"Route not found /.test(await answer.clone().text()));
  return isUnknown ? Response.json({ message: m.noSuchRoute }, { status: 404 }) : answer;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * False in these cases:
 * - The method is unknown, the path has no collection, or the path cannot be decoded. Next would answer with 500 or with an
 *   English page.
 * - The collection's name is a property of every object, such as `toString`. Payload would take that property for a collection.
 */
export function isRestCall(method: string, path: string): boolean {
  try {
    const [, , slug] = path.split('/').map(decodeURIComponent);
    return METHODS.has(method) && Boolean(slug) && !(String(slug) in {});
  } catch {
    return false;
  }
}

function refuse({ status, message, retryAfter }: ApiError): Response {
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  return Response.json({ errors: [{ message }] }, { status, headers });
}
