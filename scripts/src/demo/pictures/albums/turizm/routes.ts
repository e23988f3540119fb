import type { Draw } from '../../drawing/formats.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { glow, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { patch } from '../../sets/ground.ts';
import { plant } from '../../sets/stand.ts';
import { createLook, onlooker, passer, stand as person, talkers } from '../../stage/people.ts';
import { SHAPES, within } from '../../stage/shapes.ts';
import { box, decal } from '../../stage/solids.ts';
import { createStage, type Stage } from '../../stage/stage.ts';
import type { Vec } from '../../stage/vector.ts';
import { DAY, HALL, WARDROBE } from './setting.ts';

export const routes: Draw = (width, height) => {
  const random = createRandom('turizm routes');
  const stage = createStage(
    width,
    height,
    { from: [-1.5, 1.75, -4], to: [0.4, 2.1, 6], lens: 0.95, rise: 0.08 },
    { ...DAY, hazeMost: 0.3 },
  );
  flatHall(stage, { ...HALL, to: 26, height: 8.5 });
  patch(stage, [-7, 7], [0, 7], '#2b6f90', 0.02);
  routeWall(stage, random);
  box(stage, { at: [-5.6, 0, 3], size: [0.7, 1.05, 2.6], color: '#e9c48c', top: '#f7ead0' });
  plant(stage, [6.2, 0, 5.6], random, 1.4);
  person(
    stage,
    [1.9, 0, 4.6],
    { ...createLook(random, WARDROBE), outfit: 'suit', top: '#173a55' },
    { view: 'front', arms: ['point', 'hold'] },
  );
  for (const [x, z] of [
    [-2.4, 3.4],
    [-1.5, 3],
    [-0.5, 3.5],
    [3.4, 3.1],
    [0.7, 2.4],
  ] as const)
    onlooker(stage, random, [x, 0, z], WARDROBE);
  talkers(stage, random, [4.9, 0, 2.6], WARDROBE, 2);
  passer(stage, random, [-4.2, 0, 0.6], WARDROBE);
  glow(stage, 0.55, 0.3, 0.4, '#fff3d6', 0.3);
  vignette(stage, '#3d4c58', 0.42);
  return stage.draw();
};

/** A wall that shows the region as fields of colour, with dotted routes between towns. */
function routeWall(stage: Stage, random: Random): void {
  const origin: Vec = [-6, 0, 7];
  const across: Vec = [12, 0, 0];
  const up: Vec = [0, 4.2, 0];
  for (let i = 0; i < 4; i += 1)
    box(stage, { at: [-4.5 + i * 3, 0, 7.1], size: [3, 4.2, 0.15], color: '#f3ece0' });
  const fields = ['#cfe0d8', '#e9d9b4', '#bcd3dd', '#efe3cb', '#dfc49a'];
  for (let column = 0; column < 12; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      const name = random.pick([
        'square',
        'quarterLowLeft',
        'quarterHighRight',
        'quarterLowRight',
        'square',
      ] as const);
      decal(
        stage,
        origin,
        across,
        up,
        within(SHAPES[name], column / 12, 0.06 + row * 0.22, 1 / 12, 0.22),
        random.pick(fields),
        { lit: false },
      );
    }
  }
  const river = Array.from({ length: 13 }, (_, i) => [i / 12, 0.42 + 0.16 * Math.sin(i * 0.9)] as const);
  decal(
    stage,
    origin,
    across,
    up,
    [...river, ...[...river].reverse().map(([u, v]) => [u, v - 0.07] as const)],
    '#1b6285',
    { nearer: 0.3, lit: false },
  );
  const towns = [
    [0.08, 0.3],
    [0.24, 0.62],
    [0.4, 0.35],
    [0.55, 0.72],
    [0.7, 0.4],
    [0.88, 0.66],
  ] as const;
  towns.forEach(([u, v], i) => {
    const [nu, nv] = towns[i + 1] ?? [u, v];
    for (let k = 1; k < 9; k += 1) {
      const [du, dv] = [u + ((nu - u) * k) / 9, v + ((nv - v) * k) / 9 + Math.sin((k / 9) * Math.PI) * 0.05];
      decal(stage, origin, across, up, within(SHAPES.circle, du, dv, 0.008, 0.022), '#c8432b', {
        nearer: 0.34,
        lit: false,
      });
    }
    decal(stage, origin, across, up, within(SHAPES.circle, u - 0.014, v - 0.03, 0.034, 0.095), '#c8432b', {
      nearer: 0.36,
      lit: false,
    });
    decal(stage, origin, across, up, within(SHAPES.circle, u - 0.004, v - 0.003, 0.014, 0.04), '#fff4e0', {
      nearer: 0.38,
      lit: false,
    });
  });
}
