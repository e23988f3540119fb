import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MS_A_TICK = 10;

/** Processor time of a running process in milliseconds. Unlike elapsed time, it does not depend on other load. Linux only. */
export function processorMs(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Skip the program's name, because it may contain spaces. Then read user time and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
}

/** Resident memory of a running process in megabytes. Linux only. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
