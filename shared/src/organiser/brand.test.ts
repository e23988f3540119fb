import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ORGANISER } from './facts.ts';

test('the theme colour is the ground colour of the light theme', () => {
  const css = readFileSync(new URL('brand.css', import.meta.url), 'utf8');
  expect(/--surface-river: ([^;]+);/.exec(css)?.[1]).toBe(ORGANISER.themeColour);
});
