import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/product.ts';
import { openThreadQueue } from './thread-queue.ts';

/** Replies with the job and the number of jobs before it in this thread. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
let before = 0;
parentPort.on('message', (order) => {
  if (order === 'fail') throw new Error('broken order');
  parentPort.postMessage(order + before);
  if (order === 'late') throw new Error('broken later');
  before += 1;
});
`;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'thread.mjs'), THREAD);
});

const open = () => openThreadQueue<string, string>(pathToFileURL(join(folder, 'thread.mjs')));

test('runs jobs in one thread, one after the other', async () => {
  const ask = open();
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a0', 'b1', 'c2']);
});

test('starts a new thread after a failed job', async () => {
  const ask = open();
  const asked = await Promise.allSettled(['a', 'fail', 'b'].map(ask));
  expect(asked[1]).toMatchObject({ status: 'rejected', reason: { message: 'broken order' } });
  expect([asked[0], asked[2]]).toMatchObject([{ value: 'a0' }, { value: 'b0' }]);
});

test('survives a thread that fails after its reply', async () => {
  const ask = open();
  // Node delivers a thread's messages and errors through different channels, so either may come first.
  const first = await ask('late').catch((error: Error) => error.message);
  expect(['late0', 'broken later']).toContain(first);
  // The first try may fail, because the queue may not have noticed yet that the thread ended.
  expect(await ask('b').catch(() => ask('b'))).toBe('b0');
});

test('ends an idle thread, and starts a new one for the next job', async () => {
  const ask = openThreadQueue<string, string>(pathToFileURL(join(folder, 'thread.mjs')), 1);
  await ask('a');
  await vi.waitFor(async () => expect(await ask('b')).toBe('b0'), { interval: 100 });
});
