import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { readLimited } from '../api/receive-json.ts';
import { MAX_REST_LENGTH, MAX_TEXTS_LENGTH } from '../api/text-gauge.ts';

/** The limit of the largest call of `/api`. One of the largest pictures fits. */
const MAX_BYTES = MAX_TEXTS_LENGTH + MAX_REST_LENGTH;

/**
 * Answers in Turkish where Payload answers by itself: 413 for a body that it would read whatever its size, 400 for a malformed
 * query in a body, which it reads outside of its error handling (`X-Payload-HTTP-Method-Override: GET`), and 404 for an address
 * or method without an endpoint.
 */
export function guardRestRequest<A extends unknown[]>(
  answer: (request: Request, ...rest: A) => Promise<Response>,
): (request: Request, ...rest: A) => Promise<Response> {
  return async (request, ...rest) => {
    try {
      if (!request.body) return withOwnRefusal(await answer(request, ...rest));
      const body = new Uint8Array(await readLimited(request, MAX_BYTES));
      const { headers, method, signal, url } = request;
      // Not a copy of `request`, because Next's class differs from the one that Hono makes global.
      return withOwnRefusal(await answer(new Request(url, { body, headers, method, signal }), ...rest));
    } catch (error) {
      if (error instanceof ApiError) return refuse(error.status, error.message);
      if (error instanceof SyntaxError) return refuse(400, m.malformedJson);
      throw error;
    }
  };
}

/** Payload would answer in English, with the spelling of the address, or with 501 for a collection without endpoints. */
async function withOwnRefusal(answer: Response): Promise<Response> {
  const { status } = answer;
  const isUnknown =
    status === 501 || (status === 404 && /"Route not found /.test(await answer.clone().text()));
  return isUnknown ? Response.json({ message: m.noSuchRoute }, { status: 404 }) : answer;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * False where Next would answer 500 or with a page in English: for an unknown method, without a collection, for a broken
 * encoding, and for the name of a property that every object has, which Payload takes for a collection.
 */
export function isRestCall(method: string, path: string): boolean {
  try {
    const [, , slug] = path.split('/').map(decodeURIComponent);
    return METHODS.has(method) && Boolean(slug) && !(String(slug) in {});
  } catch {
    // The path cannot be decoded.
    return false;
  }
}

/** Answers in the shape of Payload's REST. */
function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
