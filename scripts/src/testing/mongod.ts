import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { freePort } from '../production/processes/ports.ts';

const PATIENCE_MS = 30_000;

/** A replica set with one member, which tests can stop and restart. */
export type Mongod = {
  url: string;
  freeze: () => void;
  thaw: () => void;
  kill: () => Promise<void>;
  restart: () => void;
  stop: () => Promise<void>;
};

/** The mongod of MONGOD_BIN, or the one on the PATH. */
export function findMongod(): string | undefined {
  if (process.env.MONGOD_BIN) return process.env.MONGOD_BIN;
  try {
    return execFileSync('sh', ['-c', 'command -v mongod'], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

export async function startMongod(binary: string): Promise<Mongod> {
  const folder = mkdtempSync(join(tmpdir(), 'fuar-mongod-'));
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
  let child: ChildProcess;
  const start = () => {
    child = spawn(binary, [...args, '--wiredTigerCacheSizeGB', '0.25', '--replSet', 'rs0'], {
      stdio: 'ignore',
    });
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const stop = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  start();
  await initiate(host).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: `mongodb://${host}/fuar?replicaSet=rs0`,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    kill,
    restart: start,
    stop,
  };
}

async function initiate(host: string): Promise<void> {
  const client = new MongoClient(`mongodb://${host}`, {
    directConnection: true,
    serverSelectionTimeoutMS: PATIENCE_MS,
  });
  try {
    const admin = client.db('admin');
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (Date.now() > deadline) throw new Error('mongod did not become ready');
      await sleep(50);
    }
  } finally {
    await client.close();
  }
}
