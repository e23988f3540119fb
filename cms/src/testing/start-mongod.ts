import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { listen } from './listen.ts';

const { MongoClient } = mongoose.mongo;
const TIMEOUT_MS = 30_000;

export type Mongod = {
  url: (database: string) => string;
  freeze: () => void;
  thaw: () => void;
  kill: () => Promise<void>;
  restart: () => void;
  stop: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

export function findMongod(): string | undefined {
  return findProgram('mongod', process.env.MONGOD_BIN);
}

/** The path of a program: `set` if it is given, otherwise the path of the program on the PATH. */
export function findProgram(name: string, set: string | undefined): string | undefined {
  if (set) return set;
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

export function requireMongod(): string {
  const binary = findMongod();
  if (binary && existsSync(binary)) return binary;
  console.error('Install mongod: not found on the PATH or at MONGOD_BIN.');
  process.exit(1);
}

/** A temporary replica set with one member, because production uses a replica set. */
export async function startMongod(binary: string): Promise<Mongod> {
  const folder = mkdtempSync(join(tmpdir(), 'fuar-mongod-'));
  const port = await freePort();
  const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
  // Flush the journal every 5 ms instead of every 100 ms, because the creation of an index waits for the next flush.
  const limits = ['--wiredTigerCacheSizeGB', '0.25', '--journalCommitInterval', '5'];
  // Close files that were not used for 5 s instead of 10 minutes. The tests create many databases, and with more than 20,000 open
  // files mongod ended itself.
  const files = ['--wiredTigerEngineConfigString', 'file_manager=(close_idle_time=5,close_scan_interval=2)'];
  let child: ChildProcess;
  const start = () => {
    child = spawn(binary, [...args, ...limits, ...files, '--replSet', 'rs0'], { stdio: 'ignore' });
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
  const host = `127.0.0.1:${port}`;
  const url = (database: string) => `mongodb://${host}/${database}?replicaSet=rs0`;
  start();
  try {
    await initiate(url(''), host);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    kill,
    restart: start,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function initiate(url: string, host: string): Promise<void> {
  const options = { serverSelectionTimeoutMS: TIMEOUT_MS };
  const single = await new MongoClient(`mongodb://${host}`, { ...options, directConnection: true }).connect();
  await single.db('admin').command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
  await single.close();
  const primary = await new MongoClient(url, options).connect();
  await primary.close();
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
