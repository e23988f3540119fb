import { expect, test } from 'vitest';
import type { Picture } from './drawing/picture.ts';
import { rect } from './drawing/svg.ts';
import { render } from './render.ts';

const picture: Picture = {
  name: 'probe',
  width: 60,
  height: 40,
  frame: [6, 4],
  pixelsAUnit: 20,
  draw: () => rect(0, 0, 6, 4, '#c7432b'),
};

test('a picture drawn again is the same file', async () => {
  expect((await render(picture)).equals(await render(picture))).toBe(true);
});

test('the grain of two pictures differs', async () => {
  expect((await render(picture)).equals(await render({ ...picture, name: 'other' }))).toBe(false);
});
