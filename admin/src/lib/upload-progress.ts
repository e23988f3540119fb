import { createUploadApi } from './upload-api.ts';

export function createProgressApi(onProgress: (share: number) => void) {
  return createUploadApi(createProgressFetch(onProgress));
}

/**
 * Creates a `fetch` that uses `XMLHttpRequest`, because the browser's `fetch` cannot report progress. `share` is the part of the
 * body that has been sent, from 0 to 1.
 */
function createProgressFetch(onProgress: (share: number) => void): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.withCredentials = true;
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / (total || 1));
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The upload failed'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as FormData);
    });
}

/** Estimates the uploaded share of each file, as if the body consisted only of the files, one after the other. */
export function toFileProgress(files: readonly { size: number }[], share: number): number[] {
  const sent = share * files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  return files.map(({ size }) => {
    const part = Math.min(Math.max((sent - before) / (size || 1), 0), 1);
    before += size;
    return part;
  });
}
