import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { readLimited } from '../api/receive-json.ts';
import { MAX_REST_LENGTH, MAX_TEXTS_LENGTH } from '../api/text-gauge.ts';

/** The limit of the largest call of `/api`. One of the largest pictures fits. */
const MAX_BYTES = MAX_TEXTS_LENGTH + MAX_REST_LENGTH;

/**
 * Answers 413 for a body that Payload would read whatever its size, and 400 for a malformed query in a body, which Payload reads
 * outside of its error handling (`X-Payload-HTTP-Method-Override: GET`).
 */
export function guardRestRequest<A extends unknown[]>(
  answer: (request: Request, ...rest: A) => Promise<Response>,
): (request: Request, ...rest: A) => Promise<Response> {
  return async (request, ...rest) => {
    try {
      if (!request.body) return await answer(request, ...rest);
      const body = new Uint8Array(await readLimited(request, MAX_BYTES));
      const { headers, method, signal, url } = request;
      // Not a copy of `request`, because Next's class differs from the one that Hono makes global.
      return await answer(new Request(url, { body, headers, method, signal }), ...rest);
    } catch (error) {
      if (error instanceof ApiError) return refuse(error.status, error.message);
      if (error instanceof SyntaxError) return refuse(400, m.malformedJson);
      throw error;
    }
  };
}

/** Answers in the shape of Payload's REST. */
function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}
