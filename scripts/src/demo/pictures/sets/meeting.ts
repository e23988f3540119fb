import { mix } from '../drawing/color.ts';
import type { Random } from '../drawing/random.ts';
import { circle, rect } from '../drawing/svg.ts';
import { createLook, stand, type Wardrobe } from '../stage/people.ts';
import { bar, box, drum } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';

/** Two at a small table, in talk: one speaks, one notes. */
export function meeting(
  stage: Stage,
  random: Random,
  at: Vec,
  wardrobe: Wardrobe,
  colors: { table: string; chair: string },
): void {
  const [x, y, z] = at;
  for (const side of [-1, 1] as const) {
    const seat = x + side * 0.85;
    box(stage, { at: [seat, y, z], size: [0.42, 0.46, 0.42], color: colors.chair });
    box(stage, {
      at: [seat + side * 0.2, y + 0.46, z],
      size: [0.07, 0.45, 0.42],
      color: colors.chair,
      shadow: false,
      nearer: side < 0 ? -0.1 : -0.1,
    });
    stand(
      stage,
      [seat, y, z - 0.05],
      createLook(random, wardrobe),
      {
        view: 'side',
        legs: 'sit',
        arms: [random.pick(['talk', 'reach', 'hold']), 'hold'],
        mirrored: side > 0,
      },
      0.3,
    );
  }
  drum(stage, { at: [x, y, z], foot: 0.3, top: 0.3, height: 0.03, color: '#4a4f55' });
  bar(stage, [x, y, z], [x, y + 0.72, z], 0.08, '#4a4f55');
  drum(stage, {
    at: [x, y + 0.72, z],
    foot: 0.42,
    top: 0.42,
    height: 0.05,
    color: colors.table,
    shadow: false,
    nearer: 0.35,
  });
  stage.figure(
    [x, y + 0.77, z],
    (tone) => rect(-0.17, -0.02, 0.2, 0.02, tone('#fbf7ee')) + rect(0.1, -0.12, 0.06, 0.12, tone('#c8622f')),
    0.6,
  );
}

/** A table that runs away from the camera, laid and with people on both sides. */
export function longTable(
  stage: Stage,
  random: Random,
  {
    x,
    from,
    to,
    width = 1.6,
    cloth,
    runner,
    dishes,
    wardrobe,
  }: {
    x: number;
    from: number;
    to: number;
    width?: number;
    cloth: string;
    runner: string;
    dishes: readonly string[];
    wardrobe: Wardrobe;
  },
): void {
  for (let z = to; z > from; z -= 1) {
    box(stage, {
      at: [x, 0, z - 0.5],
      size: [width, 0.76, 1],
      color: cloth,
      top: mix(cloth, '#ffffff', 0.35),
    });
    stage.face(
      [
        [x - width * 0.18, 0.765, z - 1],
        [x - width * 0.18, 0.765, z],
        [x + width * 0.18, 0.765, z],
        [x + width * 0.18, 0.765, z - 1],
      ],
      runner,
      { nearer: 0.1 },
    );
    dish(stage, random, [x - width * 0.33, 0.77, z - 0.5], dishes);
    dish(stage, random, [x + width * 0.33, 0.77, z - 0.5], dishes);
    centrepiece(stage, random, [x + random.between(-0.12, 0.12), 0.77, z - 0.25], dishes);
    for (const side of [-1, 1]) {
      if (random.chance(0.12)) continue;
      const seat = x + side * (width / 2 + 0.42);
      box(stage, { at: [seat, 0, z - 0.5], size: [0.4, 0.46, 0.4], color: mix(runner, '#3a2a20', 0.5) });
      stand(
        stage,
        [seat, 0, z - 0.5],
        createLook(random, wardrobe),
        {
          view: 'side',
          legs: 'sit',
          arms: [random.pick(['reach', 'hold', 'talk', 'reach']), 'hold'],
          mirrored: side > 0,
        },
        -0.05,
      );
    }
  }
}

function dish(stage: Stage, random: Random, at: Vec, dishes: readonly string[]): void {
  drum(stage, { at, foot: 0.16, top: 0.2, height: 0.025, color: '#fdf8ee', shadow: false, nearer: 0.2 });
  drum(stage, {
    at: [at[0], at[1] + 0.025, at[2]],
    foot: 0.13,
    top: 0.1,
    height: 0.05,
    color: random.pick(dishes),
    shadow: false,
    nearer: 0.25,
  });
}

function centrepiece(stage: Stage, random: Random, at: Vec, dishes: readonly string[]): void {
  const kind = random.whole(0, 3);
  if (kind === 0)
    drum(stage, {
      at,
      foot: 0.1,
      top: 0.24,
      height: 0.16,
      color: '#b8763a',
      lid: random.pick(dishes),
      shadow: false,
      nearer: 0.2,
    });
  else if (kind === 1) {
    drum(stage, { at, foot: 0.07, top: 0.05, height: 0.24, color: '#3f7550', shadow: false, nearer: 0.2 });
    bar(stage, [at[0], at[1] + 0.24, at[2]], [at[0], at[1] + 0.36, at[2]], 0.04, '#3f7550', 0.2);
  } else if (kind === 2)
    stage.figure(
      at,
      (tone) =>
        [
          [-0.08, -0.07],
          [0.08, -0.07],
          [0, -0.17],
        ]
          .map(([cx = 0, cy = 0]) => circle(cx, cy, 0.09, tone(random.pick(dishes))))
          .join(''),
      0.2,
    );
  else drum(stage, { at, foot: 0.2, top: 0.22, height: 0.06, color: '#e7b56b', shadow: false, nearer: 0.2 });
}

/** A bench with somebody at work on it, under a lamp on an arm. */
export function workbench(
  stage: Stage,
  random: Random,
  at: Vec,
  wardrobe: Wardrobe,
  colors: { top: string; body: string; lamp: string },
  width = 1.8,
): void {
  const [x, y, z] = at;
  stand(
    stage,
    [x, y, z + 0.55],
    createLook(random, wardrobe),
    { view: 'front', arms: ['hold', 'hold'] },
    0.1,
  );
  box(stage, { at: [x, y + 0.8, z], size: [width, 0.08, 0.7], color: colors.top, shadow: false });
  for (const side of [-1, 1])
    box(stage, { at: [x + side * (width / 2 - 0.1), y, z], size: [0.12, 0.8, 0.6], color: colors.body });
  const [post, head] = [x + width * 0.46, x + width * 0.3];
  bar(stage, [post, y + 0.88, z], [post, y + 1.28, z], 0.035, colors.body, 0.3);
  bar(stage, [post, y + 1.28, z], [head, y + 1.38, z - 0.1], 0.035, colors.body, 0.3);
  stage.figure(
    [head, y + 1.38, z - 0.1],
    (tone) => `<path d="M-0.12 0.1A0.12 0.14 0 0 1 0.12 0.1Z" fill="${tone(colors.lamp)}"/>`,
    0.4,
  );
}
