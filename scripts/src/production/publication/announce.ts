import { sign } from '@fuar/shared/http/signature';

/** Asks a publisher for a release of at least `version`. Resolves when that release is online, else rejects with the reason. */
export async function announce(url: string, secret: string, version: number): Promise<void> {
  const body = JSON.stringify({ version });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': await sign(body, secret) },
    body,
  });
  if (response.ok) return;
  const { message } = (await response.json()) as { message: string };
  throw new Error(message);
}
