import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [1, '1 KB'],
  [20_480, '20 KB'],
  [1_048_575, '1 MB'],
  [1_258_291, '1,2 MB'],
  [150 * 1024 * 1024, '150 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
