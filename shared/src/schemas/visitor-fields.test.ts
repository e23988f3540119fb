import { expect, test } from 'vitest';
import { requiredCopiedText } from './visitor-fields.ts';

// The language tag U+E0001 is invisible, but `VISIBLE_PATTERN` does not list it.
test.each(['', ' \u202a', '\u200b', '\u{e0001}'])(
  'refuses the number %j, in which nothing is visible',
  (text) => {
    const { error } = requiredCopiedText('Gerekli', 50).safeParse(text);
    expect(error?.issues[0]?.message).toBe('Gerekli');
  },
);
