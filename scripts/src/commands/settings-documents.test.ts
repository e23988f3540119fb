import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SETTINGS, type Setting } from '@fuar/shared/settings/settings';
import { expect, test } from 'vitest';
import { REPO, repoPath } from '../repo.ts';
import { settingsDocuments } from './settings-documents.ts';

test.each([...settingsDocuments()])(
  '%s is up to date with the settings (else run npm run docs:settings)',
  (path, text) => {
    expect(readFileSync(repoPath(path), 'utf8')).toBe(text);
  },
);

/** All names in capitals in the code of a folder, except in the files that only parse the settings. */
const wordsBelow = (folder: string) => {
  const files = [`${folder}/*.ts`, ':!*.test.ts', ':!*/env.ts'];
  const call = ['grep', '-ohwE', '[A-Z][A-Z0-9_]+', '--', ...files];
  return new Set(execFileSync('git', call, { cwd: REPO, encoding: 'utf8' }).split('\n'));
};
const WORDS = {
  start: wordsBelow('scripts/src/production'),
  cms: wordsBelow('cms/src'),
  site: wordsBelow('sites'),
  admin: wordsBelow('admin'),
};

test.each(Object.entries<Setting>(SETTINGS))(
  'the code of each program in the `readers` of %s names the setting',
  (name, { readers = ['cms'] }) => {
    for (const reader of readers) expect(WORDS[reader].has(name), reader).toBe(true);
  },
);

test('turbo.json names the settings that become part of the pages, so that another value makes a new build', () => {
  const [define = ''] =
    /define: \{[^}]+\}/.exec(readFileSync(repoPath('sites/astro.config.ts'), 'utf8')) ?? [];
  const names = [...define.matchAll(/settings\.(\w+)/g)].map(([, name]) => name);
  const { tasks } = JSON.parse(readFileSync(repoPath('turbo.json'), 'utf8'));
  expect(names).not.toEqual([]);
  expect(tasks['build:renderer'].env).toEqual(expect.arrayContaining(names));
});
