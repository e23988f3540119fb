import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

test('asks only about fields to which two people gave different values', () => {
  const { merged, inConflict, kept } = mergeEdits({
    names: ['title', 'date', 'hall', 'text'] as const,
    before: { title: 'a', date: 'a', hall: 'a', text: 'a' },
    typed: { title: 'mine', date: 'same', hall: 'mine', text: 'a' },
    latest: { title: 'theirs', date: 'same', hall: 'a', text: 'theirs' },
    isPictureReplaced: false,
  });
  expect({ merged, inConflict, kept }).toEqual({
    merged: { title: 'mine', date: 'same', hall: 'mine', text: 'theirs' },
    inConflict: ['title'],
    kept: ['text'],
  });
});
