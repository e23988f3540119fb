import { aFair } from '@fuar/shared/testing/builders';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSharePicture } from './draw-share-picture.ts';
import { breakLines, setLine } from './set-text.ts';

test.each([
  ['a short title', { title: 'Kitap', date: '1 Mayıs 2026' }],
  ['a title longer than the picture', { title: 'Güneydoğu Anadolu Tarım ve Hayvancılık '.repeat(8) }],
  ['one endless word', { title: 'x'.repeat(300) }],
  ['letters of another script', { title: 'Аграрная выставка <b>&"' }],
  ['a date that does not parse', { date: 'Tarihi yakında açıklanacak olan bir dönemde, sonbaharda' }],
  ['two years', { date: '30 Aralık 2026 - 3 Ocak 2027', notice: 'cancelled' }],
] as const)('draws %s', async (_, given) => {
  const svg = drawSharePicture(aFair(given));
  expect(svg).not.toContain('NaN');
  expect(svg).not.toContain('<text');
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the same fair gives the same picture', () => {
  const fair = aFair({ notice: 'postponed' });
  expect(drawSharePicture(fair)).toBe(drawSharePicture({ ...fair }));
});

test('a date that is a sentence is broken into lines in a readable size', () => {
  const svg = drawSharePicture(
    aFair({ date: 'Mart ayının ikinci yarısında, kesin tarih ayrıca duyurulacak' }),
  );
  const sizes = [...svg.matchAll(/scale\(([\d.]+) -/g)].map(([, scale]) => Number(scale) * 1000);
  // The venue, in 30 px, is the smallest text of the picture.
  expect(Math.min(...sizes)).toBe(30);
});

test('lines fit the width, and pairs of letters are kerned', () => {
  const title = 'Bölgenin en büyük tarım ve hayvancılık buluşması';
  const lines = breakLines(title, 'title', 60, 400);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(setLine(line, 'title', 60).width).toBeLessThanOrEqual(400);
  const width = (text: string) => setLine(text, 'title', 100).width;
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
});
