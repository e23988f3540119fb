import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A reason not to start that whoever typed the command can mend; its message is a whole sentence. */
export class StartError extends Error {}

export type DataDir = {
  path: string;
  releases: string;
  /** This product's own copy of the built renderer. */
  renderer: string;
  /** The named secret, made on the first start and kept, readable by the owner alone. */
  secret: (name: string) => string;
  /** Where the demo content stands: not begun, begun, or done with. */
  demo: { read: () => 'pending' | 'done' | undefined; write: (state: 'pending' | 'done') => void };
};

/** Opens the folder of everything the product keeps on this machine; throws `StartError` where it cannot be written. */
export function openDataDir(path: string): DataDir {
  // For this process and its children: the owner alone may read what they write. The CMS closes what exists.
  process.umask(0o077);
  try {
    mkdirSync(join(path, 'releases'), { recursive: true });
    accessSync(path, constants.W_OK | constants.X_OK);
    writeFileSync(join(path, '.writable'), '');
  } catch (cause) {
    throw new StartError(`DATA_DIR: the folder ${path} cannot be written.`, { cause });
  }
  const demoFile = join(path, 'demo');
  return {
    path,
    releases: join(path, 'releases'),
    renderer: join(path, 'renderer'),
    secret: (name) => {
      const file = join(path, `${name}.secret`);
      if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
      return readFileSync(file, 'utf8').trim();
    },
    demo: {
      read: () => {
        const state = existsSync(demoFile) ? readFileSync(demoFile, 'utf8') : undefined;
        return state === 'pending' || state === 'done' ? state : undefined;
      },
      write: (state) => writeFileSync(demoFile, state),
    },
  };
}

/** Makes this process the one start on the folder, for two would publish against each other; throws `StartError`. */
export function claimDataDir({ path }: DataDir): void {
  const file = join(path, 'start.pid');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner !== 0 && owner !== process.pid && isStart(owner)) {
    throw new StartError(`DATA_DIR: another start (process ${owner}) is using the folder ${path}.`);
  }
  writeFileSync(file, String(process.pid));
}

/** Whether the process runs our start; its number alone may belong to another program by now. */
function isStart(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.ts');
  } catch {
    return false;
  }
}
