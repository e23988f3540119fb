import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repoPath } from '../repo.ts';

const FOLDER = repoPath('docs/kilavuz');
const LARGEST_BYTES = 80_000;
const guide = readFileSync(`${FOLDER}/README.md`, 'utf8');

test('the guide uses every picture, and every picture it uses exists', () => {
  const shown = [...guide.matchAll(/\]\(img\/([^)]+)\)/g)].map(([, name]) => name);
  expect(shown.toSorted()).toEqual(readdirSync(`${FOLDER}/img`).toSorted());
  for (const name of shown) expect(statSync(`${FOLDER}/img/${name}`).size, name).toBeLessThan(LARGEST_BYTES);
});

test('every bold text of the guide is a text of the back-office', () => {
  const folder = repoPath('shared/src/messages/admin');
  const messages = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const labels = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label.replace(/\s+/g, ' '));
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter((label) => !messages.includes(label))).toEqual([]);
});
