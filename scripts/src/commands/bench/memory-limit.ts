import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../command.ts';

const V1 = '/sys/fs/cgroup/memory';
const V2 = '/sys/fs/cgroup';

/**
 * Simulates a smaller machine: limits the memory, including the file cache, of a process and of its later children. Call `end`
 * after all these processes have ended. It returns how many of them the kernel killed for lack of memory.
 */
export function limitMemory(pid: number, megabytes: number): { end: () => number } {
  const isV1 = existsSync(V1);
  const group = join(isV1 ? V1 : V2, `fuar-bench-${pid}`);
  try {
    mkdirSync(group);
    writeFileSync(join(group, isV1 ? 'memory.limit_in_bytes' : 'memory.max'), String(megabytes * 1024 ** 2));
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new StartError(
      'This system allows no memory limit: run the command as root, outside a container.',
      {
        cause: error,
      },
    );
  }
  return {
    end: () => {
      const events = readFileSync(join(group, isV1 ? 'memory.oom_control' : 'memory.events'), 'utf8');
      try {
        rmdirSync(group);
      } catch {
        // The group cannot be removed, because a program that turbo left behind still runs in it.
      }
      return Number(/^oom_kill (\d+)/m.exec(events)?.[1]);
    },
  };
}
