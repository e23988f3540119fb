import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

export type MongoProxy = { url: string; close: () => void };

/**
 * Forwards a program's connections to the MongoDB at `url` until `isEnd` returns true for a message (BSON read as
 * Latin-1). That message and all later ones never reach the database.
 */
export async function startMongoProxy(url: string, isEnd: (message: string) => boolean): Promise<MongoProxy> {
  const { hostname, port, pathname } = new URL(url);
  const sockets = new Set<Socket>();
  let isEnded = false;
  const server = createServer((program) => {
    const database = connect(Number(port), hostname);
    for (const socket of [program, database]) sockets.add(socket.on('error', () => socket.destroy()));
    database.pipe(program);
    program.on('data', (chunk) => {
      isEnded ||= isEnd(chunk.toString('latin1'));
      if (!isEnded) database.write(chunk);
    });
  });
  const ownPort = await listen(server);
  return {
    // `directConnection` stops the driver from looking up the replica set's own address, which would bypass the proxy.
    url: `mongodb://127.0.0.1:${ownPort}${pathname}?directConnection=true`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
