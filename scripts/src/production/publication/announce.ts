import { setTimeout as sleep } from 'node:timers/promises';
import { sign } from '@fuar/shared/http/signature';

const PAUSES = { first: 10_000, longest: 600_000 };

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

/** Repeats a failed announcement with growing pauses until a release is online. The publisher logs why it fails. */
export async function announceAgain(url: string, secret: string, pauses = PAUSES): Promise<void> {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    await sleep(pause);
    const isOnline = await announce(url, secret, 0).then(
      () => true,
      () => false,
    );
    if (isOnline) return;
  }
}
