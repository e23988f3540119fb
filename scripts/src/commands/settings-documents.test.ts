import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepo } from '../repo.ts';
import { settingsDocuments } from './settings-documents.ts';

test.each([...settingsDocuments()])(
  '%s says what the settings are (else: npm run docs:settings)',
  (path, text) => {
    expect(readFileSync(inRepo(path), 'utf8')).toBe(text);
  },
);
