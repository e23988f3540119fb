// Runs a command in its own process group and ends the group as soon as the parent of this process dies:
// node end-with-parent.ts [--nice] command [argument…]
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

const argv = process.argv.slice(2);
if (argv[0] === '--nice') {
  argv.shift();
  setPriority(19);
}
const [command = '', ...args] = argv;
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

/** Sends SIGTERM, because turbo starts tasks in other process groups, and a killed turbo would leave them running. */
function end(): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // Ignore the error, because it means that the process has ended.
  }
}

process.on('disconnect', end);
process.on('SIGTERM', end);
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
