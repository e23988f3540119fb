import { readdirSync, readFileSync } from 'node:fs';

/** Command lines of the descendants of `pid`, by process id. Linux only. */
export function descendants(pid: number): Map<number, string> {
  const parents = new Map<number, { parent: number; command: string }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The second field is the program's name in brackets. It may contain blanks and brackets, so parse after the last bracket.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      parents.set(Number(name), { parent, command });
    } catch {
      // Ignore the error, because it means that the process has ended.
    }
  }
  const found = new Map<number, string>();
  const add = (parent: number) => {
    for (const [child, { parent: of, command }] of parents) {
      if (of !== parent || found.has(child)) continue;
      found.set(child, command);
      add(child);
    }
  };
  add(pid);
  return found;
}

/** The id of the first descendant of `pid` with this text in its command line. */
export function findDescendant(pid: number | undefined, text: string): number | undefined {
  return [...descendants(pid ?? 0)].find(([, command]) => command.includes(text))?.[0];
}

export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
