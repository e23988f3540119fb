import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openThreadQueue } from './thread-queue.ts';

/** Says which order it is on, and how many there were before in this thread. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
let before = 0;
parentPort.on('message', (order) => {
  if (order === 'fail') throw new Error('broken order');
  if (order === 'late') setTimeout(() => { throw new Error('broken later'); });
  parentPort.postMessage(order + before);
  before += 1;
});
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'queue-'));
  writeFileSync(join(folder, 'thread.mjs'), THREAD);
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openThreadQueue<string, string>(pathToFileURL(join(folder, 'thread.mjs')));

test('orders are worked off one after the other by one thread', async () => {
  const ask = open();
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a0', 'b1', 'c2']);
});

test('an order that fails fails alone: the next one has a new thread', async () => {
  const ask = open();
  const asked = await Promise.allSettled(['a', 'fail', 'b'].map(ask));
  expect(asked[1]).toMatchObject({ status: 'rejected', reason: { message: 'broken order' } });
  expect([asked[0], asked[2]]).toMatchObject([{ value: 'a0' }, { value: 'b0' }]);
});

test('a thread that ends between two orders ends nothing else', async () => {
  const ask = open();
  expect(await ask('late')).toBe('late0');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.poll(() => ask('b').catch(() => '')).toBe('b0');
});
