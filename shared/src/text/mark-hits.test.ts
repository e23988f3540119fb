import { describe, expect, test } from 'vitest';
import { excerptAround, markHits } from './mark-hits.ts';

const marked = (text: string, ...terms: string[]) =>
  markHits(text, new Set(terms))
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

describe('markHits', () => {
  test.each([
    ['IŞIK ve ses', ['isik'], '[IŞIK] ve ses'],
    ['Isparta’nın gülü, ısparta', ['isparta'], '[Isparta]’nın gülü, [ısparta]'],
    ['Gıda, Tarım', ['gida', 'tarim'], '[Gıda], [Tarım]'],
    ['hiçbiri', ['yok'], 'hiçbiri'],
    ['', ['yok'], ''],
  ])('turns "%s" with the terms %j into "%s"', (text, terms, expected) => {
    expect(marked(text, ...terms)).toBe(expected);
  });

  test('makes no empty pieces', () => {
    expect(markHits('IŞIK', new Set(['isik']))).toEqual([{ text: 'IŞIK', isHit: true }]);
  });
});

describe('excerptAround', () => {
  const text = `${'bir iki üç dört beş '.repeat(20)}IŞIK ${'altı yedi sekiz '.repeat(20)}`.trim();

  test('shows the hit between whole words', () => {
    const found = excerptAround(text, new Set(['isik']), 120);
    expect(found).toMatch(/^…\S.*IŞIK.*\S…$/);
    expect(found.length).toBeLessThanOrEqual(122);
    for (const word of found.replaceAll('…', '').split(' ')) expect(text.split(' ')).toContain(word);
  });

  test('starts at the beginning if there is no hit, and keeps a short text whole', () => {
    expect(excerptAround(text, new Set(), 40)).toMatch(/^bir iki .*…$/);
    expect(excerptAround('kısa', new Set(), 40)).toBe('kısa');
    expect(excerptAround('', new Set(), 40)).toBe('');
    expect(excerptAround('kısa IŞIK', new Set(['isik']), 9)).toBe('kısa IŞIK');
    expect(excerptAround(`bir iki IŞIK ${text}`, new Set(['isik']), 40)).toMatch(/^bir iki IŞIK bir .*…$/);
  });

  test('reaches the end of the text if the hit is near the end', () => {
    const found = excerptAround(`${text} sondaki`, new Set(['sondaki']), 200);
    expect(found).toMatch(/^….*sondaki$/);
    expect(found.length).toBeGreaterThan(180);
  });

  test('keeps the last word of a text that ends where the excerpt ends', () => {
    const end = `${'b'.repeat(58)} IŞIK son`;
    expect(excerptAround(`${'a'.repeat(10)} ${end}`, new Set(['isik']), end.length)).toBe(`…${end}`);
  });

  test.each(['', ' sonraki söz'.repeat(9)])('keeps a hit in a long address before "%s"', (after) => {
    const before = `${'önceki söz '.repeat(9)}https://ornek.test/${'a'.repeat(140)}/`;
    expect(excerptAround(`${before}ISPARTA${after}`, new Set(['isparta']), 160)).toContain('ISPARTA');
  });

  test('cuts a word that is longer than the excerpt', () => {
    expect(excerptAround('a'.repeat(100), new Set(), 40)).toBe(`${'a'.repeat(40)}…`);
  });
});
