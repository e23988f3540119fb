import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['Ayşe', 'Ayşe'],
  [undefined, ''],
  [36.5, '36,5'],
  ['a;b', '"a;b"'],
  ['"söz"', '"""söz"""'],
  ['iki\nsatır', '"iki\nsatır"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['Merhaba\n=1+1', '"Merhaba\n\'=1+1"'],
])('%j is written as %j', (value, cell) => expect(toCsv([[value]])).toBe(`\ufeff${cell}\r\n`));
