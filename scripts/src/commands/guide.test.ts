import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepo } from '../repo.ts';

const FOLDER = inRepo('docs/kilavuz');
const LARGEST_BYTES = 80_000;
const guide = readFileSync(`${FOLDER}/README.md`, 'utf8');

test('the guide shows every picture that is there, and none that is not', () => {
  const shown = [...guide.matchAll(/\]\(img\/([^)]+)\)/g)].map(([, name]) => name);
  expect(shown.toSorted()).toEqual(readdirSync(`${FOLDER}/img`).toSorted());
  for (const name of shown) expect(statSync(`${FOLDER}/img/${name}`).size, name).toBeLessThan(LARGEST_BYTES);
});

test('what the guide prints in bold is written like that in the back-office', () => {
  const folder = inRepo('shared/src/messages/admin');
  const messages = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const labels = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label]) => label ?? '');
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter((label) => !messages.includes(label))).toEqual([]);
});
