import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { circle, path } from '../../drawing/svg.ts';
import { glow, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { patch } from '../../sets/ground.ts';
import { createLook, crowd, onlooker, stand as person } from '../../stage/people.ts';
import { SHAPES } from '../../stage/shapes.ts';
import { box, decal, drum } from '../../stage/solids.ts';
import { createStage, type Stage } from '../../stage/stage.ts';
import type { Vec } from '../../stage/vector.ts';
import { BRIGHT, HALL, STUDENTS } from './setting.ts';

function robot(stage: Stage, at: Vec): void {
  drum(stage, { at, foot: 0.55, top: 0.45, height: 0.4, color: '#3a3f5c' });
  stage.figure(
    [at[0], 0.4, at[2]],
    (tone) => {
      const hot = tone('#ef6a4c');
      const pale = tone('#f9c3ae');
      return [
        `<path d="M0 0L-0.35 -1.05" stroke="${hot}" stroke-width="0.34" stroke-linecap="round"/>`,
        `<path d="M-0.35 -1.05L0.75 -1.65" stroke="${hot}" stroke-width="0.26" stroke-linecap="round"/>`,
        `<path d="M0.75 -1.65L1.2 -1.1" stroke="${hot}" stroke-width="0.19" stroke-linecap="round"/>`,
        `<path d="M0.06 -0.05L-0.27 -1.02M-0.28 -1.02L0.72 -1.57" stroke="${pale}" stroke-width="0.05" stroke-linecap="round" opacity="0.7"/>`,
        circle(0, -0.02, 0.24, tone('#2a3358')),
        circle(-0.35, -1.05, 0.2, tone('#2a3358')),
        circle(-0.35, -1.05, 0.09, tone('#f6c338')),
        circle(0.75, -1.65, 0.16, tone('#2a3358')),
        circle(0.75, -1.65, 0.07, tone('#f6c338')),
        `<path d="M1.2 -1.1L1.05 -0.86M1.2 -1.1L1.4 -0.9" stroke="${tone('#2a3358')}" stroke-width="0.07" stroke-linecap="round"/>`,
        circle(1.23, -0.78, 0.16, tone('#f6c338')),
        path('M1.23 -0.94A0.16 0.16 0 0 1 1.23 -0.62Z', '#000', 'opacity="0.15"'),
      ].join('');
    },
    0.3,
  );
}

export const robotShow: Draw = (width, height) => {
  const random = createRandom('kariyer robot');
  const stage = createStage(
    width,
    height,
    { from: [0.4, 1.75, -3.6], to: [0.1, 1.35, 6], lens: 1.15, rise: 0.02 },
    BRIGHT,
  );
  flatHall(stage, { ...HALL, rise: 0, height: 8, to: 28 });
  for (let i = 0; i < 3; i += 1)
    box(stage, { at: [-3 + i * 3, 0, 6.4], size: [3, 3.6, 0.14], color: '#2b4aa0' });
  const names = ['circle', 'quarterLowLeft', 'dome', 'quarterHighRight', 'square', 'bowl'] as const;
  for (let i = 0; i < 6; i += 1)
    decal(
      stage,
      [-4.5 + i * 1.5, 2.1, 6.3],
      [1.5, 0, 0],
      [0, 1.5, 0],
      SHAPES[names[i] ?? 'circle'],
      ['#f6c338', '#7cc4c0', '#ef6a4c', '#f4ecd8'][i % 4] ?? '#fff',
      { nearer: 0.3 },
    );
  patch(stage, [-4.5, 4.5], [1.6, 6.3], '#f6c338', 0.02);
  box(stage, { at: [0.1, 0, 4.4], size: [4.4, 0.25, 2], color: '#f4ecd8', top: '#fffaf0' });
  robot(stage, [-0.4, 0.25, 4.4]);
  person(
    stage,
    [2.3, 0, 4.8],
    { ...createLook(random, STUDENTS), outfit: 'vest', accent: '#2b4aa0' },
    { view: 'side', arms: ['point', 'hold'], mirrored: true },
  );
  for (const [x, z] of [
    [-2.7, 2.7],
    [-1.7, 2],
    [1.5, 2.1],
    [2.5, 2.6],
  ] as const)
    onlooker(stage, random, [x, 0, z], STUDENTS);
  person(
    stage,
    [-0.7, 0, 2.2],
    { ...createLook(random, STUDENTS), height: 0.72 },
    { view: 'back', arms: ['up', 'down'] },
  );
  crowd(stage, random, { x: [-9, 9], z: [9, 20] }, 18, STUDENTS);
  glow(stage, 0.5, 0.2, 0.4, '#fff8e0', 0.35);
  vignette(stage, '#2a3a78', 0.4);
  return stage.draw();
};
