import { createAdminClient } from '@fuar/shared/api/admin-client';
import { UPLOAD_MESSAGES as m } from '@fuar/shared/messages/admin/uploads';
import { withSignInRetry } from './sign-in-again.ts';
import { SITE_ORIGIN } from './site-origin.ts';

/** Like `api`, for calls that may send a file. It is not part of `api`, so that the first load stays small. */
export const uploadApi = createUploadApi((...a) => fetch(...a));

export function createUploadApi(send: typeof fetch) {
  return createAdminClient({ origin: SITE_ORIGIN, fetch: withSignInRetry(withFileCheck(send)) });
}

/**
 * Wraps `fetch`. If a chosen file has since changed or moved, Chromium's call fails as if there were no connection, and Firefox
 * sends a broken body. The wrapper then answers with a 400 that names the file.
 */
function withFileCheck(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const sent = send(input, init);
    const mayBeBroken = await sent.then(
      ({ status }) => status === 400,
      () => true,
    );
    if (!mayBeBroken || init?.signal?.aborted) return sent;
    const file = await findChanged(init?.body);
    return file ? Response.json({ message: m.changed(file.name) }, { status: 400 }) : sent;
  };
}

async function findChanged(body: BodyInit | null | undefined): Promise<File | undefined> {
  for (const value of body instanceof FormData ? body.values() : []) {
    if (typeof value === 'string') continue;
    const bytes = await value.arrayBuffer().catch(() => undefined);
    if (bytes?.byteLength !== value.size) return value;
  }
}
