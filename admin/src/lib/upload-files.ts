import { ApiError } from '@fuar/shared/api/api-error';
import { AUTH_MESSAGES } from '@fuar/shared/messages/admin/auth';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { ErrorBody } from '@fuar/shared/schemas/error';
import { isWorthAsking, signInAgain } from './sign-in-again.ts';
import { SITE_ORIGIN } from './site-origin.ts';

type Upload = {
  path: string;
  field: string;
  files: readonly File[];
  signal: AbortSignal;
  /** Bytes of the files that have left, of all of them. */
  onProgress: (sent: number) => void;
};

/** One multipart call that tells how far it is, which `fetch` cannot; an abort ends the call itself. */
export async function uploadFiles<T>(upload: Upload): Promise<T> {
  try {
    return await send<T>(upload);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !isWorthAsking('POST')) throw error;
    if (await signInAgain()) return send<T>(upload);
    throw new ApiError(403, AUTH_MESSAGES.sessionEnded, { isServerMessage: true });
  }
}

function send<T>({ path, field, files, signal, onProgress }: Upload): Promise<T> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    for (const file of files) form.append(field, file);
    const total = files.reduce((sum, file) => sum + file.size, 0);

    const request = new XMLHttpRequest();
    request.open('POST', `${SITE_ORIGIN}/api${path}`);
    request.setRequestHeader('accept', 'application/json');
    request.withCredentials = true;
    // The body is a little longer than its files: its headers are counted in proportion.
    request.upload.onprogress = ({ loaded, total: length }) => onProgress((loaded / (length || 1)) * total);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as T);
      else reject(toApiError(request.status, body as Partial<ErrorBody>));
    };
    request.onerror = () => reject(new ApiError(0, m.unreachable));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** How much of each file has left, from 0 to 1, where `sent` bytes of all of them have. */
export function toFileProgress(files: readonly { size: number }[], sent: number): number[] {
  let before = 0;
  return files.map(({ size }) => {
    const part = Math.min(Math.max((sent - before) / (size || 1), 0), 1);
    before += size;
    return part;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {}; // a proxy's page, in place of our answer
  }
}

function toApiError(status: number, { message, errors }: Partial<ErrorBody>): ApiError {
  const isServerMessage = message !== undefined;
  return new ApiError(status, message ?? m.unexpected, { isServerMessage, ...(errors ? { errors } : {}) });
}
