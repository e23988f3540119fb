import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ORGANISER } from './facts.ts';

/** The contrast of two colours such as '#0d2f44', as WCAG defines it. */
function contrast(...colours: [string, string]): number {
  const [dark, light] = colours.map(luminance).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['light', ':root {'],
  ['dark', ':root.dark {'],
])('the focus ring is visible on every background of the %s theme', (_, selector) => {
  const css = ['brand.css', '../tokens.css']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .map((text) => text.slice(text.indexOf(selector)))
    .map((text) => text.slice(0, text.indexOf('\n}')))
    .join('\n');
  const colourOf = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
  for (const ground of ['surface', 'surface-raised', 'surface-sunken', 'surface-river']) {
    expect(contrast(colourOf('focus'), colourOf(ground)), ground).toBeGreaterThanOrEqual(3);
  }
});

test('the theme colour equals `--surface-river` of the light theme', () => {
  const css = readFileSync(new URL('brand.css', import.meta.url), 'utf8');
  expect(/--surface-river: ([^;]+);/.exec(css)?.[1]).toBe(ORGANISER.themeColour);
});

test.each(['sites', 'admin'])('in the print styles of %s, the river colour is the theme colour', (folder) => {
  const css = readFileSync(new URL(`../../../${folder}/src/styles/print.css`, import.meta.url), 'utf8');
  expect(/--river: ([^;]+);/.exec(css)?.[1]).toBe(ORGANISER.themeColour);
});
