import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/product.ts';
import { examineMemory, memoryOf, sumOf } from './memory.ts';

const folder = temporaryFolder();

test('adds the memory of a process and its children', async () => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1e6)']);
  await once(child.stdout, 'data');
  onTestFinished(() => void child.kill());
  const megabytes = memoryOf(process.pid);
  const name = [...megabytes.keys()].find((key) => key.startsWith(`${child.pid} `)) ?? '';
  expect(megabytes.get(name)).toBeGreaterThan(5);
  expect(sumOf(megabytes)).toBeGreaterThan(megabytes.get(name) ?? 0);
  writeFileSync(join(folder, 'start.pid'), String(process.pid));
  expect(examineMemory(folder)).toMatchObject([{ state: 'ok', part: 'memory' }]);
});

test('reports nothing if the product does not run', () => {
  expect(examineMemory(join(folder, 'yok'))).toEqual([]);
});
