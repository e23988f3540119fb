import { expect, test } from 'vitest';
import { withFormulaGuard, withoutFormulaGuard } from './formula-guard.ts';

test.each([
  ['Ayşe', 'Ayşe'],
  ['=1+1', "'=1+1"],
  ['\t=1', "\t'=1"],
  ['\tx', "'\tx"],
  ["'=1", "''=1"],
  ["'Nisan' Ltd.", "'Nisan' Ltd."],
  ['Ali,=HYPERLINK(A1),x', "Ali,'=HYPERLINK(A1),x"],
  ['a;-1', "a;'-1"],
  ['a\t@x', "a\t'@x"],
  ['Merhaba\n=1+1\r\n+90', "Merhaba\n'=1+1\r\n'+90"],
  ['Ali,"=1+1,x', 'Ali,\'"=1+1,x'],
  ['Ali, =HYPERLINK(A1),x', "Ali,' =HYPERLINK(A1),x"],
  ['＝1+1', "'＝1+1"],
  ['Ali;＋1,－1 ＠x', "Ali;'＋1,'－1 ＠x"],
  ['a;\u00a0 "@x', 'a;\'\u00a0 "@x'],
  ['3-4, 5 + 5 a@b.co', '3-4, 5 + 5 a@b.co'],
])('%j is guarded as %j', (text, guarded) => {
  expect(withFormulaGuard(text)).toBe(guarded);
  expect(withoutFormulaGuard(guarded)).toBe(text);
});

test('guards every formula in short texts of signs and separators, and removing the guard restores the text', () => {
  let texts = [''];
  for (let length = 0; length < 5; length += 1) {
    texts = texts.flatMap((text) => [...'=@, \t\r\n\'"x'].map((sign) => text + sign));
    expect(texts.filter((text) => withoutFormulaGuard(withFormulaGuard(text)) !== text)).toEqual([]);
    const cells = texts.flatMap((text) => withFormulaGuard(text).split(/[,;\t\r\n]/));
    expect(cells.filter((cell) => /^[" ]*[=@]/.test(cell))).toEqual([]);
  }
});
