import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { readLimited } from '../api/receive-json.ts';
import { MAX_REST_LENGTH, MAX_TEXTS_LENGTH } from '../rich-text/text-length-check.ts';

/** The same limit as the largest JSON body of `/api`, so that rich text with one picture of the maximum size fits. */
const MAX_BYTES = MAX_TEXTS_LENGTH + MAX_REST_LENGTH;

/**
 * Answers these errors in Turkish instead of leaving them to Payload:
 * - 413 for a body over the limit, because Payload would read a body of any size.
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
      const body = new Uint8Array(await readLimited(request, MAX_BYTES));
      const { headers, method, signal, url } = request;
      // Copy the parts of `request`, which has Next's class. The global `Request` is Hono's class and may not accept `request`.
      return withOwnRefusal(await answer(new Request(url, { body, headers, method, signal }), ...rest));
    } catch (error) {
      if (error instanceof ApiError) return refuse(error.status, error.message);
      if (error instanceof SyntaxError) return refuse(400, m.malformedJson);
      throw error;
    }
  };
}

/**
 * Replaces Payload's English 404 for an unknown route, and its 501 for a collection without endpoints. Keeps caches from storing
 * an answer that does not say how long it may be stored. Only pictures say so.
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

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
