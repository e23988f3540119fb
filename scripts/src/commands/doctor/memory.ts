import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, finding } from '@fuar/shared/schemas/finding';
import { descendants } from '../../testing/processes.ts';

/**
 * Megabytes of each process of the product, by process id and command line. `start` is the id of the parent process. Memory
 * shared by processes is divided among them (PSS), so that the sum is what the product takes from the machine. Linux only.
 */
export function memoryOf(start: number): Map<string, number> {
  const megabytes = new Map<string, number>();
  for (const [pid, command] of [[start, 'start'] as const, ...descendants(start)]) {
    try {
      const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
      megabytes.set(`${pid} ${command}`, Number(kilobytes) / 1024);
    } catch {
      // Ignore the error, because the process has ended or belongs to another user.
    }
  }
  return megabytes;
}

export function sumOf(megabytes: ReadonlyMap<string, number>): number {
  return Math.round([...megabytes.values()].reduce((sum, each) => sum + each, 0));
}

export function examineMemory(dataDir: string): Finding[] {
  try {
    const start = Number(readFileSync(join(dataDir, 'start.pid'), 'utf8'));
    const megabytes = memoryOf(start);
    if (megabytes.size < 2) return [];
    return [finding('ok', 'memory', `${megabytes.size} processes take ${sumOf(megabytes)} MB`)];
  } catch {
    // The product has never run here, or this system reports no memory figures.
    return [];
  }
}
