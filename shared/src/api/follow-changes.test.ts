import { expect, test } from 'vitest';
import { LONG_LISTS, SHORT_LISTS } from '../content/kinds.ts';
import { keysOf, recordOf } from '../content/record.ts';
import type { Changes, Stamp } from '../schemas/changes.ts';
import { aFair } from '../testing/builders.ts';
import { followChanges } from './follow-changes.ts';

type Row = [id: number, stamp: number, title: string];

const listOf = <T extends Row | Stamp>(...rows: T[]) => rows;

/**
 * One page of an answer. If `rest` is a number, it is the page's `until`, and more pages follow. If `rest` is a list, this is the
 * last page, and `rest` has the stamps of all fairs (for the `outline`).
 */
function anAnswer(version: number, rows: Row[], rest: number | Stamp[]): Changes {
  const none = recordOf(keysOf(LONG_LISTS), () => []);
  const fairs = rows.map(([id, stamp, title]) => ({ ...aFair({ id, title }), stamp }));
  const whole = { settings: {}, ...recordOf(keysOf(SHORT_LISTS), () => []) };
  const end = typeof rest === 'number' ? { until: rest } : { outline: { ...whole, ...none, fairs: rest } };
  return { version, ...none, fairs, ...end };
}

function follow(...answers: Changes[]) {
  const asked: (number | undefined)[] = [];
  const read = followChanges(async (since) => {
    asked.push(since);
    const answer = answers.shift();
    if (!answer) throw new Error('One call too many');
    return answer;
  });
  const titles = async () => [...(await read()).fairs.values()].map(({ title }) => title);
  return { asked, read, titles };
}

test('returns the same content for the same answer', async () => {
  const answer = anAnswer(3, [[1, 3, 'a']], [[1, 3]]);
  const { read } = follow(answer, answer);
  const content = await read();
  expect(await read()).toBe(content);
});

test('reads all pages of a long answer', async () => {
  const outline = listOf([2, 5], [1, 2]);
  const { asked, titles } = follow(anAnswer(9, [[1, 2, 'a']], 2), anAnswer(9, [[2, 5, 'b']], outline));
  expect(await titles()).toEqual(['b', 'a']);
  expect(asked).toEqual([undefined, 2]);
});

test('requests missing rows with a `since` just before their lowest stamp', async () => {
  const outline = listOf([1, 3], [3, 8], [2, 5]);
  const { asked, titles } = follow(
    anAnswer(3, [[1, 3, 'a']], [[1, 3]]),
    anAnswer(9, [], outline),
    anAnswer(9, listOf([2, 5, 'b'], [3, 8, 'c']), outline),
  );
  expect(await titles()).toEqual(['a']);
  expect(await titles()).toEqual(['a', 'c', 'b']);
  expect(asked).toEqual([undefined, 3, 4]);
});

test.each([
  [5, 4],
  [0, undefined],
])('leaves out a row with the stamp %j if two successive answers lack it', async (stamp, since) => {
  const outline = listOf([1, 7], [2, stamp]);
  const { asked, titles } = follow(anAnswer(9, [[1, 7, 'a']], outline), anAnswer(9, [], outline));
  expect(await titles()).toEqual(['a']);
  expect(asked).toEqual([undefined, since]);
});

test('drops the rows of another database, even if their stamps are equal', async () => {
  const restored = anAnswer(2, [], [[1, 2]]);
  const { titles } = follow(anAnswer(9, [[1, 2, 'a']], [[1, 2]]), restored, restored, restored);
  expect(await titles()).toEqual(['a']);
  expect(await titles()).toEqual([]);
});
