import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '@fuar/shared/api/api-error';
import type { FileRule } from '@fuar/shared/api/route';
import { CSV_LIMITS } from '@fuar/shared/content/fair-facts';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { settleAll } from '@fuar/shared/settle-all';
import busboy from 'busboy';
import { IMAGE_LIMITS } from '../media/limits.ts';
import { createTextLengthCheck, MAX_REST_LENGTH, MAX_TEXTS_LENGTH } from '../rich-text/text-length-check.ts';
import { chunksOf } from './receive-json.ts';

const MAX_FIELDS = 100;

/** The answer if a temporary file or folder cannot be written, for example because the disk is full. */
const diskFails = (cause: unknown) => new ApiError(503, m.unavailable, { cause, retryAfter: 10 });

/** `key` names the file in the `errors` of a response: `imageFile`, or `imageFiles.0` for the first of several. */
export type ReceivedFile = { key: string; name: string; path: string; size: number };

export type ReceivedForm = {
  /** A field in `lists` (see `receiveForm`) holds all its parts. Any other field holds its last part. */
  fields: Record<string, string | string[]>;
  files: ReceivedFile[];
  /** Removes the temporary files. The caller must call it in every outcome. */
  discard: () => Promise<void>;
};

/** Streams a multipart body into temporary files, so that thirty pictures are never in memory at once. */
export async function receiveForm(
  request: Request,
  rule: FileRule,
  tempDir: string,
  lists: readonly string[] = [],
): Promise<ReceivedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new ApiError(415, m.wrongContentType);
  const maxFiles = rule.field === 'imageFiles' ? IMAGE_LIMITS.filesPerCall : 1;

  const folder = await mkdtemp(join(tempDir, 'form-')).catch((cause: unknown) => {
    throw diskFails(cause);
  });
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await readParts(request, type, { rule, maxFiles, folder, lists })), discard };
  } catch (error) {
    await discard();
    throw error instanceof ApiError ? error : new ApiError(400, m.malformedForm, { cause: error });
  }
}

type Limits = { rule: FileRule; maxFiles: number; folder: string; lists: readonly string[] };

async function readParts(
  request: Request,
  type: string,
  { rule, maxFiles, folder, lists }: Limits,
): Promise<Omit<ReceivedForm, 'discard'>> {
  const fields: ReceivedForm['fields'] = {};
  const fileLimit = rule.field === 'csvFile' ? CSV_LIMITS : IMAGE_LIMITS;
  const files: ReceivedFile[] = [];
  const writing: Promise<void>[] = [];
  let count = 0;
  const parser = busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    // Allow one byte more, because busboy also truncates a value of exactly the limit.
    limits: {
      fields: MAX_FIELDS,
      fieldSize: MAX_TEXTS_LENGTH + 1,
      fileSize: fileLimit.bytes + 1,
      files: 100,
    },
  });
  const stop = (error: Error) => parser.destroy(error);

  const isTooLong = createTextLengthCheck();
  parser.on('field', (name, value, info) => {
    const isTooMuch = isTooLong(value) || info.valueTruncated || info.nameTruncated;
    if (isTooMuch) stop(new ApiError(413, m.bodyTooLarge));
    else if (lists.includes(name)) fields[name] = [...(fields[name] ?? []), value];
    else fields[name] = value;
  });
  parser.on('fieldsLimit', () => stop(new ApiError(413, m.bodyTooLarge)));
  parser.on('filesLimit', () => stop(new ApiError(413, m.tooManyFiles)));
  parser.on('file', (field, stream, { filename }) => {
    const name = (filename ?? '').slice(0, 200);
    const key = field === 'imageFiles' ? `${field}.${count}` : field;
    stream.on('limit', () => {
      const message = m.fileTooLarge(name, fileLimit.megabytes);
      stop(new ApiError(413, message, { errors: { [key]: message } }));
    });
    if (field !== rule.field) {
      stream.resume();
      return;
    }
    count += 1;
    const path = join(folder, String(count));
    const file = { key, name, path, size: 0 };
    stream.on('data', (chunk: Buffer) => {
      file.size += chunk.length;
      // A browser sends an empty part without a name for an unused file input, so add a file only at its first byte.
      if (files.includes(file)) return;
      files.push(file);
      if (files.length > maxFiles) stop(new ApiError(413, m.tooManyFiles));
    });
    stream.on('end', () => {
      if (file.size === 0 && name) files.push(file);
    });
    const written = pipeline(stream, createWriteStream(path)).catch((error: Error) => {
      throw 'syscall' in error ? diskFails(error) : error;
    });
    // The write may fail while other parts are still being read. Attach a handler now, or Node would end the process.
    written.catch(stop);
    writing.push(written);
  });

  const maxBytes = maxFiles * fileLimit.bytes + MAX_TEXTS_LENGTH + MAX_REST_LENGTH;
  const parsed = pipeline(Readable.from(limited(request, maxBytes)), parser);
  // Wait for the parser first, because it adds to `writing` until it ends.
  await Promise.allSettled([parsed]);
  await settleAll([parsed, ...writing]);
  return { fields, files };
}

async function* limited(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    // Count the chunk after the parser has read it. If a file is too long, the parser then throws first, and names the file.
    yield chunk;
    size += chunk.length;
    if (size > maxBytes) throw new ApiError(413, m.bodyTooLarge);
  }
}
