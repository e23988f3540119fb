import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The range is below the ephemeral ports, which an outgoing connection may take at any moment. */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 100;

/**
 * Finds a free TCP port that is not in `excluded`. Each call finds a different port, also across processes. Rejects with the
 * system's error if it finds none.
 */
export async function freePort(...excluded: number[]): Promise<number> {
  let failure: unknown;
  for (let n = 0; n < TRIES; n += 1) {
    const port = FIRST + randomInt(COUNT);
    if (excluded.includes(port)) continue;
    try {
      await reserve(port);
      await assertPortFree(port);
      return port;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/**
 * Reserves the number of a TCP port, even before a server listens on it. To do so, opens the UDP port with the same number
 * until this process ends. Until then, `reserve` fails for this number in other processes.
 */
async function reserve(port: number): Promise<void> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  await once(socket, 'listening');
}

/** Rejects with the system's error (e.g. `EADDRINUSE`) if this process cannot listen on the port, by default on every address. */
export async function assertPortFree(port: number, host?: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
