import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repoPath } from '../repo.ts';
import { settingsDocuments } from './settings-documents.ts';

test.each([...settingsDocuments()])(
  '%s is up to date with the settings (else run npm run docs:settings)',
  (path, text) => {
    expect(readFileSync(repoPath(path), 'utf8')).toBe(text);
  },
);
