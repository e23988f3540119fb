import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The range is below the ephemeral ports, which an outgoing connection may take at any moment. */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 100;

const given = new Set<number>();

/** Finds a free TCP port, a different one at each call. Rejects with the system's error if there is none. */
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

/** Rejects with the system's error (e.g. `EADDRINUSE`) if this process cannot listen on the port, by default on every address. */
export async function assertPortFree(port: number, host?: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
