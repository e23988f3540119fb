import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { circle, path, rect } from '../../drawing/svg.ts';
import { vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { hangingLamp } from '../../sets/market.ts';
import { plant } from '../../sets/stand.ts';
import { createLook, crowd, onlooker, stand as person, talkers } from '../../stage/people.ts';
import { box, drum } from '../../stage/solids.ts';
import { createStage, type Stage } from '../../stage/stage.ts';
import { HALL, WARDROBE, WARM } from './setting.ts';

export const roastery: Draw = (width, height) => {
  const random = createRandom('gastronomi roastery');
  const stage = createStage(
    width,
    height,
    { from: [-2.2, 1.8, -3.2], to: [0.8, 1.6, 8], lens: 0.95, rise: 0.08 },
    { ...WARM, haze: '#d9b58a' },
  );
  flatHall(stage, {
    ...HALL,
    height: 7,
    to: 26,
    colors: { ...HALL.colors, floor: '#b98d64', line: '#a87d56', wall: '#e2c9a2' },
  });
  roaster(stage, [-2.2, 0, 4.6]);
  for (let i = 0; i < 5; i += 1) {
    stage.figure(
      [-4.9 + (i % 3) * 0.75, 0, 3.7 + Math.floor(i / 3) * 0.6],
      (tone) =>
        path(
          'M-0.36 0C-0.44 -0.4 -0.4 -0.75 -0.22 -0.82C-0.1 -0.75 0.1 -0.75 0.22 -0.82C0.4 -0.75 0.44 -0.4 0.36 0Z',
          tone('#c9a472'),
        ) +
        path(
          'M0.08 0C0.16 -0.3 0.14 -0.6 0.1 -0.77C0.14 -0.78 0.18 -0.8 0.22 -0.82C0.4 -0.75 0.44 -0.4 0.36 0Z',
          '#000',
          'opacity="0.15"',
        ) +
        circle(-0.06, -0.42, 0.14, tone('#7a4c30')),
    );
  }
  for (let i = 0; i < 3; i += 1)
    box(stage, {
      at: [1.6 + i * 1.5, 0, 4.2],
      size: [1.5, 1.05, 0.8],
      color: i % 2 ? '#2f5b4b' : '#35262a',
      top: '#f0dfc0',
    });
  person(
    stage,
    [2, 0, 5],
    { ...createLook(random, WARDROBE), outfit: 'apron', accent: '#a3213a' },
    { view: 'front', arms: ['hold', 'reach'] },
  );
  person(
    stage,
    [4, 0, 5.1],
    { ...createLook(random, WARDROBE), outfit: 'apron', accent: '#e2a022' },
    { view: 'front', arms: ['talk', 'hold'] },
  );
  box(stage, {
    at: [3, 1.05, 4.4],
    size: [0.9, 0.6, 0.5],
    color: '#c9ced0',
    top: '#e8ecec',
    shadow: false,
    nearer: 0.3,
  });
  for (let i = 0; i < 5; i += 1)
    drum(stage, {
      at: [1.2 + i * 0.28, 1.05, 4],
      foot: 0.06,
      top: 0.09,
      height: 0.13,
      color: '#fbf6ec',
      lid: '#4a2616',
      shadow: false,
      nearer: 0.5,
    });
  for (const x of [0.4, 2.6, 3.5]) onlooker(stage, random, [x, 0, 2.6 + (x % 1)], WARDROBE);
  talkers(stage, random, [6.2, 0, 6], WARDROBE, 3);
  for (let i = 0; i < 5; i += 1) hangingLamp(stage, [-1 + i * 1.6, 3.5, 4.3], 8, 0.36, '#35262a', '#ffe2a0');
  plant(stage, [6.6, 0, 3.6], random, 1.5);
  crowd(stage, random, { x: [-6, 9], z: [12, 22] }, 16, WARDROBE);
  vignette(stage, '#4a2a1c', 0.5);
  return stage.draw();
};

function roaster(stage: Stage, [x, , z]: readonly [number, number, number]): void {
  box(stage, { at: [x, 0, z], size: [1.7, 0.8, 1], color: '#35262a' });
  stage.figure(
    [x, 0.8, z - 0.3],
    (tone) =>
      [
        circle(0, -0.62, 0.72, tone('#a3213a')),
        path('M0 -1.34A0.72 0.72 0 0 1 0 0.1Z', '#000', 'opacity="0.18"'),
        circle(0, -0.62, 0.5, tone('#d8b25e')),
        circle(0, -0.62, 0.4, tone('#2b1a14')),
        ...Array.from({ length: 14 }, (_, i) =>
          circle(
            0.26 * Math.cos(i * 2.4) * ((i % 4) / 4 + 0.3),
            -0.5 + 0.2 * Math.sin(i * 2.4),
            0.05,
            tone(i % 2 ? '#6b3d22' : '#4a2616'),
          ),
        ),
        path('M-0.5 -1.15L-0.32 -1.75H0.32L0.5 -1.15Z', tone('#c9a35c')),
        rect(0.55, -2.6, 0.22, 1.6, tone('#8a8f92')),
        path('M0.5 -0.4L1.15 -0.05L1.15 0.08H0.4Z', tone('#c9ced0')),
      ].join(''),
    0.4,
  );
  drum(stage, {
    at: [x + 1.5, 0.35, z - 0.3],
    foot: 0.5,
    top: 0.55,
    height: 0.22,
    color: '#c9ced0',
    lid: '#4a2616',
  });
}
