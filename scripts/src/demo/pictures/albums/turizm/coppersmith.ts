import type { Draw } from '../../drawing/formats.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { circle, path } from '../../drawing/svg.ts';
import { glow, lightShaft, vignette } from '../../sets/air.ts';
import { backdrop, patch } from '../../sets/ground.ts';
import { workbench } from '../../sets/meeting.ts';
import { createLook, onlooker, stand as person } from '../../stage/people.ts';
import { box } from '../../stage/solids.ts';
import { createStage, type Mood, type Stage } from '../../stage/stage.ts';
import { DAY, WARDROBE } from './setting.ts';

export const coppersmith: Draw = (width, height) => {
  const random = createRandom('turizm coppersmith');
  const mood: Mood = {
    ...DAY,
    light: '#ffdcae',
    shade: '#2a1a1c',
    haze: '#6d3f2c',
    hazeFrom: 6,
    hazeTo: 26,
    hazeMost: 0.4,
  };
  const stage = createStage(
    width,
    height,
    { from: [0.7, 1.6, -2.6], to: [-0.1, 1.65, 6], lens: 1.75, rise: 0.08 },
    mood,
  );
  backdrop(stage, '#54352c');
  patch(stage, [-6, 6], [-3, 5], '#7a5642');
  stage.face(
    [
      [-6, 0, 5],
      [-6, 9, 5],
      [6, 9, 5],
      [6, 0, 5],
    ],
    '#5f3b31',
    { layer: 'ground', lit: false },
  );
  copperWall(stage, random, 4.9);
  workbench(
    stage,
    random,
    [0, 0, 3.2],
    { ...WARDROBE, outfits: ['apron'], accents: ['#173a55'], hair: ['short'], tops: ['#efe3cb'] },
    { top: '#9a6a42', body: '#5a3824', lamp: '#173a55' },
    2,
  );
  stage.figure(
    [-0.25, 0.88, 3.1],
    (tone) =>
      path(
        'M-0.26 0C-0.3 -0.14 -0.2 -0.26 -0.1 -0.3V-0.42H0.1V-0.3C0.2 -0.26 0.3 -0.14 0.26 0Z',
        tone('#d68a4c'),
      ) +
      path(
        'M0.06 0C0.12 -0.14 0.08 -0.26 0.04 -0.3V-0.42H0.1V-0.3C0.2 -0.26 0.3 -0.14 0.26 0Z',
        '#000',
        'opacity="0.2"',
      ),
    0.7,
  );
  for (let i = 0; i < 3; i += 1)
    box(stage, {
      at: [0.45 + i * 0.14, 0.88, 3.05],
      size: [0.1, 0.1 + i * 0.05, 0.1],
      color: '#b3602e',
      shadow: false,
      nearer: 0.6,
    });
  onlooker(stage, random, [-0.75, 0, 1.6], WARDROBE);
  person(
    stage,
    [0.75, 0, 1.9],
    { ...createLook(random, WARDROBE), height: 0.66 },
    { view: 'back', arms: ['down', 'down'] },
  );
  lightShaft(stage, [-2.6, -1.6, 6, 2], [-0.4, 1.8, 0, 3], '#ffdca0', 0.6);
  glow(stage, 0.5, 0.55, 0.6, '#ff9c4a', 0.25);
  vignette(stage, '#1c0e0c', 0.55);
  return stage.draw({ mirrorOpacity: 0.08 });
};

/** Plates, jugs and trays of copper on a wall. */
function copperWall(stage: Stage, random: Random, z: number): void {
  for (let i = 0; i < 34; i += 1) {
    const [x, y] = [-3.4 + (i % 9) * 0.86 + random.between(-0.1, 0.1), 1.5 + Math.floor(i / 9) * 0.82];
    const r = random.between(0.22, 0.37);
    stage.figure([x, y, z], (tone) => {
      const metal = tone(random.pick(['#c4713a', '#d68a4c', '#b3602e', '#d9a45a']));
      return (
        circle(0, 0, r, metal) +
        circle(0, 0, r * 0.72, 'none', `stroke="${tone('#8a451f')}" stroke-width="${r * 0.07}"`) +
        circle(0, 0, r * 0.34, tone('#8a451f'), 'opacity="0.45"') +
        path(
          `M${-r * 0.85} ${-r * 0.2}A${r * 0.88} ${r * 0.88} 0 0 1 ${r * 0.1} ${-r * 0.86}`,
          'none',
          `stroke="#fff" stroke-width="${r * 0.09}" stroke-linecap="round" opacity="0.6"`,
        )
      );
    });
  }
}
