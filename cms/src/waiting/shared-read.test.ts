import { expect, test, vi } from 'vitest';
import { createSharedRead } from './shared-read.ts';

/** Reads that end when they are told to, each with what was true when it was sent. */
function aDatabase() {
  const sent: { seen: number; end: () => void; fail: () => void }[] = [];
  const database = { value: 0, sent };
  const read = createSharedRead(
    () =>
      new Promise<number>((resolve, reject) => {
        const seen = database.value;
        sent.push({ seen, end: () => resolve(seen), fail: () => reject(new Error('gone')) });
      }),
  );
  return { database, sent, read };
}

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

test('who asks in one turn shares a read', async () => {
  const { sent, read } = aDatabase();
  const answers = [read(), read(), read()];
  await endOfTurn();
  expect(sent).toHaveLength(1);
  sent[0]?.end();
  expect(await Promise.all(answers)).toEqual([0, 0, 0]);
});

test('who comes while a read is under way never gets its older answer', async () => {
  const { database, sent, read } = aDatabase();
  const first = read();
  await endOfTurn();
  database.value = 1;
  const later = [read(), read()];
  await endOfTurn();
  expect(sent).toHaveLength(1);
  sent[0]?.end();
  expect(await first).toBe(0);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.end();
  expect(await Promise.all(later)).toEqual([1, 1]);
});

test('a read that fails fails for those who shared it, and for nobody after them', async () => {
  const { sent, read } = aDatabase();
  const lost = read();
  await endOfTurn();
  const later = read();
  sent[0]?.fail();
  await expect(lost).rejects.toThrow('gone');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.end();
  expect(await later).toBe(0);
});

test('a read that hangs lets nobody wait behind it', async () => {
  const { sent, read } = aDatabase();
  void read();
  await endOfTurn();
  const later = read();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.end();
  expect(await later).toBe(0);
});
