import { ApiError } from '@fuar/shared/api/api-error';
import type { Route } from '@fuar/shared/api/route';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { createTextLengthCheck, MAX_REST_LENGTH, MAX_TEXTS_LENGTH } from '../rich-text/text-length-check.ts';

const MAX_BYTES = 256 * 1024;

/** Reads the JSON body up to a limit. With `isRichText` the limit is higher, because rich text may contain pictures. */
export async function receiveJson(
  request: Request,
  { isRichText, isBodyOptional }: Pick<Route, 'isRichText' | 'isBodyOptional'> = {},
): Promise<unknown> {
  if (!isJson(request) && !isBodyOptional) throw new ApiError(415, m.wrongContentType);
  const bytes = await readLimited(request, isRichText ? MAX_TEXTS_LENGTH + MAX_REST_LENGTH : MAX_BYTES);
  if (isBodyOptional && bytes.length === 0) return {};
  if (!isJson(request)) throw new ApiError(415, m.wrongContentType);
  const body = parseJson(bytes);
  const isTooLong = createTextLengthCheck();
  for (const text of textsIn(body)) if (isTooLong(text)) throw new ApiError(413, m.bodyTooLarge);
  return body;
}

export function isJson({ headers }: Request): boolean {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  return type === 'application/json';
}

function textsIn(body: unknown): string[] {
  const { fields } = (body ?? {}) as { fields?: unknown };
  const inFields = typeof fields === 'object' && fields !== null ? Object.values(fields) : [];
  return [...Object.values(body ?? {}), ...inFields].filter((value) => typeof value === 'string');
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, m.malformedJson);
  }
}

/** The body's chunks. If the reader stops early, the connection stays open, so that the response can still be sent. */
export function chunksOf({ body }: Request): AsyncIterable<Uint8Array> | [] {
  return body?.values({ preventCancel: true }) ?? [];
}

export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ApiError(413, m.bodyTooLarge);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Count the bytes too, because the content-length may be missing or wrong.
    for await (const chunk of chunksOf(request)) {
      size += chunk.length;
      if (size > maxBytes) throw new ApiError(413, m.bodyTooLarge);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The client disconnected. Answer 400 here, because `answerError` would take this error for a lost database connection.
    throw new ApiError(400, m.malformedJson, { cause: error });
  }
  return Buffer.concat(chunks);
}
