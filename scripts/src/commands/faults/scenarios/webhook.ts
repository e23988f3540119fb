import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSigned } from '@fuar/shared/http/signature';
import { listen } from '../../../../../cms/src/testing/listen.ts';
import { freePort } from '../../../production/processes/ports.ts';
import { temporaryFolder } from '../../../testing/product.ts';
import { startPublisher } from '../../../testing/publisher.ts';
import { checkWorld } from '../check.ts';
import { openWorld, type Scope } from '../world.ts';

const SECRET = 'ortak-sir';

type Trouble = 'none' | 'silent' | 'answers 500' | 'delivers twice' | 'loses the answer';

/** Puts a proxy between CMS and publisher. The proxy drops, refuses or duplicates announcements, or drops the response. */
export async function webhook(scope: Scope): Promise<void> {
  const { random, isShort, say } = scope;
  const silenceMs = isShort ? 2_000 : 20_000;
  let trouble: Trouble = 'none';
  const heard = new Map<Trouble, number>();

  const dataDir = temporaryFolder();
  const PORT = String(await freePort());
  const siteUrl = `http://localhost:${PORT}`;
  await using publisher = await startPublisher({
    releasesDir: join(dataDir, 'releases'),
    cmsUrl: siteUrl,
    siteUrl,
    secret: SECRET,
  });

  const passOn = async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    const response = await fetch(publisher.url, { method: 'POST', body, headers });
    return { status: response.status, answer: await response.text() };
  };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const signature = String(request.headers['x-signature']);
    if (!(await isSigned(body, SECRET, signature))) throw new Error('an announcement was not signed');
    const now = trouble;
    heard.set(now, (heard.get(now) ?? 0) + 1);
    if (now === 'silent') {
      await sleep(silenceMs);
      response.destroy();
      return;
    }
    if (now === 'answers 500') {
      response.writeHead(500).end();
      return;
    }
    const answers = now === 'delivers twice' ? [passOn(body, signature), passOn(body, signature)] : [];
    const { status, answer } = (await Promise.all([passOn(body, signature), ...answers]))[0];
    if (now === 'loses the answer') response.destroy();
    else response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  };
  const receiver = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      say(String(error));
      response.destroy();
    });
  });
  const hook = `http://127.0.0.1:${await listen(receiver)}/`;

  try {
    const env = { PORT, REBUILD_WEBHOOK_URL: hook, REBUILD_WEBHOOK_SECRET: SECRET };
    await using world = await openWorld(scope, { dataDir, env });
    for (const next of ['silent', 'answers 500', 'delivers twice', 'loses the answer'] as const) {
      trouble = next;
      for (let n = 0; n < 5; n += 1) {
        await world.staff.save();
        await sleep(random.between(0, 300));
      }
      await sleep(1_000);
      trouble = 'none';
      // Save again: the CMS announces a new change at once, but repeats a failed announcement only after seconds.
      await world.staff.save();
      await checkWorld(world);
      say(
        `a webhook that ${next === 'silent' ? `is silent for ${silenceMs / 1000} s` : next}: ${heard.get(next) ?? 0} announcements`,
      );
    }
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
}
