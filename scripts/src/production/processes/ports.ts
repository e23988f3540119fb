import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those may be taken a moment after it was free. */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 100;

const given = new Set<number>();

/** A TCP port that nobody listens on now, another one at each call; rejects with the system's error where there is none. */
export async function freePort(): Promise<number> {
  let failure: unknown;
  for (let n = 0; n < TRIES; n += 1) {
    const port = FIRST + randomInt(COUNT);
    if (given.has(port)) continue;
    try {
      await assertPortFree(port);
      given.add(port);
      return port;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Rejects with the system's error (`EADDRINUSE`, `EACCES`) where this process cannot listen on the port. */
export async function assertPortFree(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
