import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';

const { MongoClient } = mongoose.mongo;
const PATIENCE_MS = 30_000;

export type Mongod = { url: (database: string) => string; stop: () => Promise<void> };

/** The server that MONGOD_BIN names, or the one on the PATH. */
export function findMongod(): string | undefined {
  if (process.env.MONGOD_BIN) return process.env.MONGOD_BIN;
  try {
    return execFileSync('sh', ['-c', 'command -v mongod'], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** A throw-away replica set of one, the kind of MongoDB that production has. */
export async function startMongod(binary: string): Promise<Mongod> {
  const folder = mkdtempSync(join(tmpdir(), 'fuar-mongod-'));
  const port = await freePort();
  const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
  const child = spawn(binary, [...args, '--wiredTigerCacheSizeGB', '0.25', '--replSet', 'rs0'], {
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const host = `127.0.0.1:${port}`;
  try {
    await initiate(host, child);
  } catch (error) {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: (database) => `mongodb://${host}/${database}?replicaSet=rs0`,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function initiate(host: string, child: ChildProcess): Promise<void> {
  const options = { directConnection: true, serverSelectionTimeoutMS: PATIENCE_MS };
  const client = await new MongoClient(`mongodb://${host}`, options).connect();
  try {
    const admin = client.db('admin');
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('mongod did not become ready');
      await sleep(50);
    }
  } finally {
    await client.close();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}
