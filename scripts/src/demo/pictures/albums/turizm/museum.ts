import { lighten } from '../../drawing/color.ts';
import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { path, rect, stroke } from '../../drawing/svg.ts';
import { vignette } from '../../sets/air.ts';
import { vitrine } from '../../sets/display.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { createLook, crowd, onlooker, stand as person, talkers } from '../../stage/people.ts';
import { createStage, type Mood } from '../../stage/stage.ts';
import { DAY, HALL, WARDROBE } from './setting.ts';

export const museum: Draw = (width, height) => {
  const random = createRandom('turizm museum');
  const mood: Mood = {
    ...DAY,
    light: '#ffe7c2',
    shade: '#2a2430',
    haze: '#8a6a52',
    hazeFrom: 8,
    hazeTo: 40,
    hazeMost: 0.4,
  };
  const stage = createStage(
    width,
    height,
    { from: [-1.5, 1.7, -2.2], to: [0.2, 1.75, 10], lens: 1.9, rise: 0.08 },
    mood,
  );
  vaultedHall(stage, {
    ...HALL,
    width: 20,
    height: 5,
    rise: 5,
    to: 30,
    bay: 5,
    skylight: 0.12,
    colors: {
      floor: '#8d7662',
      line: '#7c6654',
      wall: '#a88a70',
      roof: '#8c715c',
      glass: '#ffe9bd',
      steel: '#5c4a40',
    },
  });
  vitrine(
    stage,
    [0.4, 0, 4],
    { plinth: '#efe2cc', glass: '#eaf6f6', glow: '#ffdf9e' },
    (tone) => urn(tone, '#b5643c'),
    1.3,
  );
  vitrine(
    stage,
    [-2.6, 0, 7.5],
    { plinth: '#efe2cc', glass: '#eaf6f6', glow: '#ffdf9e' },
    (tone) => bridgeModel(tone),
    1.5,
  );
  vitrine(
    stage,
    [2.9, 0, 8.5],
    { plinth: '#efe2cc', glass: '#eaf6f6', glow: '#ffdf9e' },
    (tone) => urn(tone, '#4f6c63'),
    1.1,
  );
  vitrine(
    stage,
    [0.2, 0, 13],
    { plinth: '#efe2cc', glass: '#eaf6f6', glow: '#ffdf9e' },
    (tone) => urn(tone, '#3d3a3c'),
    1.1,
  );
  onlooker(stage, random, [1.9, 0, 3.1], WARDROBE, 'side');
  person(
    stage,
    [-0.85, 0, 3.4],
    { ...createLook(random, WARDROBE), height: 0.62, outfit: 'shirt' },
    { view: 'side', arms: ['point', 'down'] },
  );
  person(stage, [-1.35, 0, 3.6], createLook(random, WARDROBE), { view: 'side', arms: ['hold', 'down'] });
  talkers(stage, random, [-1.6, 0, 9.5], WARDROBE, 2);
  onlooker(stage, random, [3.6, 0, 7], WARDROBE);
  crowd(stage, random, { x: [-3, 3.6], z: [14, 24] }, 7, WARDROBE);
  vignette(stage, '#2a1c18', 0.6);
  return stage.draw();
};

/** A jar of fired clay, in metres. */
function urn(tone: (color: string) => string, color: string): string {
  const clay = tone(color);
  return [
    path(
      'M-0.09 0C-0.1 -0.05 -0.26 -0.2 -0.24 -0.38C-0.22 -0.52 -0.1 -0.54 -0.09 -0.6L-0.13 -0.66H0.13L0.09 -0.6C0.1 -0.54 0.22 -0.52 0.24 -0.38C0.26 -0.2 0.1 -0.05 0.09 0Z',
      clay,
    ),
    path(
      'M0.02 0H0.09C0.1 -0.05 0.26 -0.2 0.24 -0.38C0.22 -0.52 0.1 -0.54 0.09 -0.6L0.13 -0.66H0.05Z',
      '#000',
      'opacity="0.18"',
    ),
    ...[-0.2, -0.1, 0, 0.1, 0.2].map((x) =>
      path(`M${x - 0.05} -0.3L${x} -0.4L${x + 0.05} -0.3Z`, tone(lighten(color, 0.5))),
    ),
    rect(-0.245, -0.27, 0.49, 0.02, tone(lighten(color, 0.5))),
    stroke('M-0.12 -0.58C-0.3 -0.58 -0.3 -0.42 -0.22 -0.4', clay, 0.035),
    stroke('M0.12 -0.58C0.3 -0.58 0.3 -0.42 0.22 -0.4', clay, 0.035),
  ].join('');
}

/** The bridge of ten arches as a model, in metres. */
function bridgeModel(tone: (color: string) => string): string {
  const arches = [-0.5, -0.38, -0.25, -0.1, 0.07, 0.22, 0.35, 0.46];
  return [
    rect(-0.62, -0.03, 1.24, 0.03, tone('#2b6f90')),
    path('M-0.6 -0.03V-0.2C-0.2 -0.3 0.2 -0.3 0.6 -0.2V-0.03Z', tone('#4a4340')),
    ...arches.map((x, i) => {
      const r = 0.045 + (i === 3 || i === 4 ? 0.02 : 0);
      return path(`M${x - r} -0.03V-0.1A${r} ${r} 0 0 1 ${x + r} -0.1V-0.03Z`, tone('#f0d7a4'));
    }),
  ].join('');
}
