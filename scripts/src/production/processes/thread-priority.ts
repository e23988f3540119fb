import { constants, setPriority } from 'node:os';

/** Lowers the priority of this thread. Only Linux has priorities for threads; elsewhere the whole process would slow down. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
}
