import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The range is below the ephemeral ports, which an outgoing connection may take at any moment. */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 100;

/**
 * Finds a free TCP port, a different one at each call, also in other processes that call this. None of `besides` is
 * chosen. Rejects with the system's error if there is none.
 */
export async function freePort(...besides: number[]): Promise<number> {
  let failure: unknown;
  for (let n = 0; n < TRIES; n += 1) {
    const port = FIRST + randomInt(COUNT);
    if (besides.includes(port)) continue;
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
 * Keeps other processes from choosing the same port before its server listens: they cannot open the UDP port of that
 * number until this process ends.
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
