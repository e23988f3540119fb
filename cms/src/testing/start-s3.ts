import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, freePort } from './start-mongod.ts';

const TIMEOUT_MS = 30_000;
const BUCKET = 'media-bucket';

/** The path of s3rver: S3RVER_BIN, or the one on the PATH. Without s3rver, the S3 tests are skipped. */
export const S3RVER = findProgram('s3rver', process.env.S3RVER_BIN);
if (!S3RVER) process.stdout.write('S3 tests are skipped: put s3rver on the PATH, or set S3RVER_BIN.\n');

export type S3 = {
  variables: Record<string, string>;
  /** May be called again after `stop`; stored files stay. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startS3(): Promise<S3> {
  const folder = mkdtempSync(join(tmpdir(), 'fuar-s3-'));
  const port = await freePort();
  let stop = async () => {};
  const start = async () => {
    const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET];
    // Enable OpenSSL's legacy ciphers, because s3rver encrypts its list tokens with one of them.
    const child = spawn(
      process.execPath,
      ['--openssl-legacy-provider', S3RVER ?? '', '--silent', ...options],
      { stdio: 'ignore' },
    );
    const gone = once(child, 'exit');
    stop = async () => {
      child.kill('SIGKILL');
      await gone;
    };
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await answers(port))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('s3rver did not become ready');
      await sleep(50);
    }
  };
  await start();
  return {
    variables: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    stop: () => stop(),
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
