import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { COMPILED } from '../../repo.ts';

const GRACE_MS = 12_000;

export type Exit = { code: number | null; signal: NodeJS.Signals | null; lastError: string };

export type Child = ReturnType<typeof startNode>;

export type ChildOptions = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  flags?: string[];
  onLine?: (line: string) => void;
  onMessage?: (message: unknown) => void;
};

/**
 * Starts a TypeScript or JavaScript file with this Node in its own process group. Ctrl-C in a terminal then reaches only the
 * parent, and the parent stops its children. If the parent dies, the IPC channel closes, so the child gets `disconnect`.
 */
export function startNode(file: string, args: string[], options: ChildOptions = {}) {
  const child = spawn(process.execPath, [...(options.flags ?? []), file, ...args], {
    cwd: options.cwd,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let lastError = '';
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (stream === child.stderr && line.trim()) lastError = line.trim();
      options.onLine?.(line);
    });
  }
  if (options.onMessage) child.on('message', options.onMessage);
  // If the process cannot be started, 'close' follows this event. Without a listener, the event would end this process.
  child.on('error', ({ message }) => {
    lastError = message;
    options.onLine?.(message);
  });

  // Wait for 'close', because 'exit' may precede the last line of output.
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, lastError }));
  });
  /** Sends SIGTERM, and after `GRACE_MS` SIGKILL to the whole process group. */
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(child), GRACE_MS);
    await exited;
    clearTimeout(timer);
  };
  return { process: child, exited, stop, [Symbol.asyncDispose]: stop };
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Ignore the error, because it means that the process has ended.
  }
}
