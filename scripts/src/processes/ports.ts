import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port on loopback that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no TCP address');
  return address.port;
}

/** Rejects with the system's error (`EADDRINUSE`, `EACCES`) where this process cannot listen on the port. */
export async function assertPortFree(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
