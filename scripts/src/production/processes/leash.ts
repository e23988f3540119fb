// Runs a command that knows nothing of its parent, and ends it with everything it started as soon as the parent dies:
// node leash.ts [--nice] command [argument…]
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

const words = process.argv.slice(2);
if (words[0] === '--nice') {
  words.shift();
  setPriority(19);
}
const [command = '', ...args] = words;
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

function end(signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

process.on('disconnect', () => end('SIGKILL'));
process.on('SIGTERM', () => end('SIGTERM'));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
