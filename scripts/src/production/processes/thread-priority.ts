import { constants, setPriority } from 'node:os';

/** For a thread whose work nobody waits for. Elsewhere than on Linux it would be the whole process's priority. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
}
