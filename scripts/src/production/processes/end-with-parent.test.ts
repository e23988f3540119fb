import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { isRunning } from '../../testing/processes.ts';
import { eventually } from '../../testing/product.ts';

/** Like turbo, this command starts its task in another process group and ends it on SIGTERM only. */
const COMMAND = `
  const task = require('node:child_process').spawn('sleep', ['600'], { detached: true });
  process.on('SIGTERM', () => process.kill(task.pid, 'SIGKILL') && process.exit());
  console.log(task.pid);
`;

const PARENT = `
  const args = [${JSON.stringify(new URL('end-with-parent.ts', import.meta.url).pathname)}, process.execPath, '-e', process.argv[1]];
  require('node:child_process').spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
`;

test('a command can end its tasks when the parent is killed', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT, COMMAND], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { value: task } = await createInterface({ input: parent.stdout })[Symbol.asyncIterator]().next();
  expect(isRunning(Number(task))).toBe(true);
  parent.kill('SIGKILL');
  await eventually(async () => !isRunning(Number(task)));
});
