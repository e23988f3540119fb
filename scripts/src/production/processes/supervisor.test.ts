import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/product.ts';
import { type Service, supervise } from './supervisor.ts';

const PROGRAM = `
process.send({ type: 'ready' });
process.on('message', () => process.exit(1));
process.on('disconnect', () => process.exit());
console.log('started');
`;

const { execPath } = process;
let folder: string;
let env: NodeJS.ProcessEnv;
let log: string[];
let service: Service;
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
  env = {};
  log = [];
  service = supervise('program', join(folder, 'program.mjs'), { env, log: (line) => log.push(line) });
});
afterEach(async () => {
  process.execPath = execPath;
  await service.stop();
});

const until = (line: RegExp, count = 1) =>
  vi.waitFor(() => expect(log.filter((each) => line.test(each))).toHaveLength(count), {
    interval: 20,
    timeout: 10_000,
  });

test('restarts a process that ends', async () => {
  await service.ready;
  service.send({});
  await until(/started/, 2);
});

const failures = {
  // `npm install` replaces the Node of the product while the product runs.
  'its program is missing': () => {
    process.execPath = join(folder, 'node');
    return /ENOENT/;
  },
  // Node throws this error at once, as it also does when there is no memory for a new process.
  'the system refuses the process': () => {
    env.LONG = 'x'.repeat(4e6);
    return /E2BIG/;
  },
};

test.each(Object.entries(failures))('goes on restarting a process while %s', async (_, prevent) => {
  await service.ready;
  const failure = prevent();
  service.send({});
  await until(failure);
  process.execPath = execPath;
  delete env.LONG;
  await until(/started/, 2);
});
