import { expect, test } from 'vitest';
import { drawHallPlan } from './hall-plan.ts';

const plan = (seed: number) => drawHallPlan({ seed, columns: 3, rows: 2, aisle: 0.5 });

test('equal seeds draw equal plans, different seeds different ones', () => {
  expect(plan(7)).toEqual(plan(7));
  expect(plan(7)).not.toEqual(plan(8));
});

test.each([1, 2, 3, 4, 5])('the stands of plan %i fill their islands and leave the aisles free', (seed) => {
  const stands = plan(seed);
  const area = stands.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(area).toBe(3 * 2 * 4);
  for (const { x, y, width, height } of stands) {
    expect((x % 2.5) + width).toBeLessThanOrEqual(2);
    expect((y % 2.5) + height).toBeLessThanOrEqual(2);
  }
});

test('a hall without taken stands is empty, a full one is not', () => {
  const taken = (of: number) =>
    drawHallPlan({ seed: 3, columns: 3, rows: 3, taken: of }).filter(({ colour }) => colour !== 'empty')
      .length;
  expect(taken(0)).toBe(0);
  expect(taken(10)).toBe(drawHallPlan({ seed: 3, columns: 3, rows: 3, taken: 10 }).length);
});
