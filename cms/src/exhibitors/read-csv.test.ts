import { EXHIBITOR_IMPORT_MESSAGES as m } from '@fuar/shared/messages/exhibitor-import';
import { describe, expect, test } from 'vitest';
import { decodeCsv, readCsv } from './read-csv.ts';

const HEADER = 'Firma;Salon;Stant;Ürün grubu;Ülke;Web sitesi';
const ROW = 'Işık Tarım A.Ş.;A;A-12;Sulama;Türkiye;https://isik.test/';
const READ = {
  row: 2,
  name: 'Işık Tarım A.Ş.',
  hall: 'A',
  stand: 'A-12',
  productGroup: 'Sulama',
  country: 'Türkiye',
  website: 'https://isik.test/',
};

describe('decodeCsv', () => {
  const utf8 = Buffer.from('Işık ğüşöç', 'utf8');
  test.each([
    ['UTF-8', utf8],
    ['UTF-8 with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Işık ğüşöç', 'utf16le')])],
    ['Windows-1254', Buffer.from([0x49, 0xfe, 0xfd, 0x6b, 0x20, 0xf0, 0xfc, 0xfe, 0xf6, 0xe7])],
  ])('reads %s', (_, bytes) => {
    expect(decodeCsv(bytes)).toBe('Işık ğüşöç');
  });

  test('reads no binary file', () => {
    expect(decodeCsv(Buffer.from('PK\u0003\u0004\u0000\u0000'))).toBeUndefined();
  });
});

describe('readCsv', () => {
  test.each([
    ['semicolons', `${HEADER}\r\n${ROW}\r\n`],
    ['commas', `${HEADER}\n${ROW}`.replaceAll(';', ',')],
    ['a line for Excel', `sep=;\r\n${HEADER}\r\n${ROW}`],
    ['a line for Excel in capitals', `SEP=;\n${HEADER}\n${ROW}`],
    ['tabs', `${HEADER}\n${ROW}`.replaceAll(';', '\t')],
    ['capitals', `${HEADER.toLocaleUpperCase('tr')}\n${ROW}`],
    [
      'another order and unknown columns',
      `Not;Ülke;WEB SİTESİ;Ürün Grubu;STANT;salon;FİRMA\nx;Türkiye;https://isik.test/;Sulama;A-12;A;Işık Tarım A.Ş.`,
    ],
    ['quotes', `${HEADER}\n"Işık Tarım A.Ş.";"A";A-12;Sulama;Türkiye;https://isik.test/`],
  ])('reads a file with %s', (_, text) => {
    expect(readCsv(text)).toEqual({ rows: [READ], refused: [] });
  });

  test('reads doubled quotes, line breaks in cells as spaces, and quotes within a text', () => {
    const text = 'Firma;Ürün grubu\n"Öz ""Sera"" Ltd.";"Sera\nÖrtü\r\nİp"\nBoru 6" Ltd.;Boru';
    expect(readCsv(text).rows).toEqual([
      { row: 2, name: 'Öz "Sera" Ltd.', productGroup: 'Sera Örtü İp' },
      { row: 3, name: 'Boru 6" Ltd.', productGroup: 'Boru' },
    ]);
  });

  test('refuses a row with a delimiter in an unquoted name, and accepts empty cells after the last column', () => {
    const text = 'Firma,Stant\nKale Tarım, Diyarbakır,A-1\nFırat Sera,A-2,, \n"Öz, Sera",A-3';
    expect(readCsv(text)).toEqual({
      rows: [
        { row: 3, name: 'Fırat Sera', stand: 'A-2' },
        { row: 4, name: 'Öz, Sera', stand: 'A-3' },
      ],
      refused: [{ row: 2, message: m.tooManyCells }],
    });
  });

  test('reads every row of a file whose lines end differently', () => {
    const text = 'Firma;Salon\r\nBir;A\nİki;B\rÜç;C\r\nDört;D';
    expect(readCsv(text)).toEqual({
      rows: [
        { row: 2, name: 'Bir', hall: 'A' },
        { row: 3, name: 'İki', hall: 'B' },
        { row: 4, name: 'Üç', hall: 'C' },
        { row: 5, name: 'Dört', hall: 'D' },
      ],
      refused: [],
    });
  });

  test('reads back cells that an export has escaped because they look like formulas', () => {
    const text = "Firma;Salon\n'+90 Medya;'-1. kat\n'Nisan' Ltd.;A\nÖz,'=1,'-2;A";
    expect(readCsv(text).rows).toEqual([
      { row: 2, name: '+90 Medya', hall: '-1. kat' },
      { row: 3, name: "'Nisan' Ltd.", hall: 'A' },
      { row: 4, name: 'Öz,=1,-2', hall: 'A' },
    ]);
  });

  test('numbers rows as a spreadsheet does, past blank rows and cells with line breaks', () => {
    const { rows, refused } = readCsv('Firma;Salon\n"A\nB";1\n\n; \nSon;2');
    expect(rows.map(({ row }) => row)).toEqual([2, 5]);
    expect(refused).toEqual([]);
  });

  test('reads a firm whose name looks like the delimiter line for Excel', () => {
    expect(readCsv('Firma\nsep=1\nÖz').rows.map(({ name }) => name)).toEqual(['sep=1', 'Öz']);
  });

  test('completes an address without its scheme', () => {
    expect(readCsv('Firma;Web sitesi\nÖz;oz.com.tr').rows).toEqual([
      { row: 2, name: 'Öz', website: 'https://oz.com.tr' },
    ]);
  });

  test('skips any number of blank rows at the end', () => {
    expect(readCsv(`Firma;Salon\nÖz;A\n${'; \r\n'.repeat(100_000)}`).rows).toHaveLength(1);
  });

  test('refuses a file with too many rows before checking them', () => {
    const rows = (count: number) => `Firma;Web sitesi\n${';x\n'.repeat(count)}`;
    const { refused } = readCsv(rows(10_001));
    expect(refused).toEqual([{ row: 10_002, message: m.tooManyRows(10_000) }]);
    expect(readCsv(rows(10_000)).refused).toHaveLength(20_000);
  });

  test.each([
    ['a header of a million columns', `Firma${';k'.repeat(900_000)}\nÖz`, 1],
    ['a giant cell', `Firma\nÖz\n${'a'.repeat(1_900_000)}`, 3],
    ['a quote that is never closed', `Firma\nÖz\n"${'a\n'.repeat(900_000)}`, 3],
  ])('refuses %s before it reads the rest', (_, text, row) => {
    expect(readCsv(text)).toEqual({ rows: [], refused: [{ row, message: m.longRow }] });
  });

  test.each([
    ['', { row: 1, message: m.noHeader }],
    ['Ad;Salon\nÖz;A', { row: 1, message: m.noHeader }],
    ['Firma;X;Y;Salon;SALON\nÖz;;;A;B', { row: 1, message: m.columnTwice('Salon') }],
    ['Firma;Salon\nÖz;"A', { row: 2, message: m.openQuote }],
    [`Firma;Salon\nÖz;${'A'.repeat(300)}`, { row: 2, message: expect.stringMatching(/^Salon: /) }],
    ['Firma;Salon\n;A', { row: 2, message: 'Firma: Firma adı zorunludur.' }],
  ])('refuses %j', (text, refused) => {
    expect(readCsv(text)).toEqual({ rows: [], refused: [refused] });
  });
});
