import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { createTextGauge, MAX_TEXTS_LENGTH, ROOM_BESIDE_TEXTS } from './text-gauge.ts';

const MAX_BYTES = 256 * 1024;

/** The JSON of a request, never more of it than the limit: where a text may hold pictures, that of a form. */
export async function receiveJson(request: Request, isRichText = false): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError(415, m.wrongContentType);
  const bytes = await readLimited(request, isRichText ? MAX_TEXTS_LENGTH + ROOM_BESIDE_TEXTS : MAX_BYTES);
  const body = parseJson(bytes);
  const isTooLong = createTextGauge();
  for (const value of Object.values(body ?? {})) {
    if (typeof value === 'string' && isTooLong(value)) throw new ApiError(413, m.bodyTooLarge);
  }
  return body;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, m.malformedJson);
  }
}

export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ApiError(413, m.bodyTooLarge);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The length may be missing or a lie.
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ApiError(413, m.bodyTooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
