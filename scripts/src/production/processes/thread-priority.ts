import { constants, setPriority } from 'node:os';

/** Lowers the priority of this thread. Linux only: elsewhere this would slow down the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
}
