// Removes folders for a remover, in a thread of its own.
import { rmSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../processes/thread-priority.ts';

lowerThreadPriority();

parentPort?.on('message', (folder: string) => {
  rmSync(folder, { recursive: true, force: true });
  parentPort?.postMessage(undefined);
});
