import type { Draw } from '../drawing/formats.ts';
import { createRandom, type Random } from '../drawing/random.ts';
import { circle, path, rect } from '../drawing/svg.ts';
import { glow } from '../sets/air.ts';
import { sky, tree } from '../sets/outside.ts';
import { quietLeft } from '../sets/quiet.ts';
import { createStage, type Mood, type Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';

/** A tractor in metres, facing left. */
function tractor(tone: (color: string) => string): string {
  const wheel = (x: number, r: number) =>
    circle(x, -r, r, tone('#20242a')) +
    circle(x, -r, r * 0.56, tone('#f2b632')) +
    circle(x, -r, r * 0.2, tone('#8a5a1c'));
  return [
    rect(-0.2, -2.75, 1.5, 1.5, tone('#14384e')),
    rect(-0.1, -2.6, 1.25, 0.95, tone('#a8d0dc')),
    path('M-0.1 -1.65L0.45 -2.6H0.8L0.25 -1.65Z', '#fff', 'opacity="0.35"'),
    rect(-0.32, -2.88, 1.75, 0.16, tone('#c8432b'), 'rx="0.05"'),
    path('M-2.1 -1.7C-2.1 -1.85 -1.9 -1.9 -0.2 -1.9V-0.8H-2.1Z', tone('#d8502c')),
    rect(-2.1, -1.25, 1.9, 0.16, tone('#a8361c')),
    rect(-1.5, -2.5, 0.1, 0.7, tone('#20242a')),
    path('M-0.1 -1.2C0.1 -1.9 1.6 -1.9 1.9 -1.1H1.6C1.3 -1.5 0.5 -1.5 0.2 -1.0Z', tone('#d8502c')),
    wheel(0.95, 0.82),
    wheel(-1.55, 0.5),
  ].join('');
}

export function rows(stage: Stage, random: Random): void {
  const tones = ['#d9a233', '#7d9b3a', '#e8bb52', '#5d8436', '#c98f2a', '#8fae4a'];
  for (let i = -60; i < 90; i += 1) {
    const [x, next] = [i * 2.4, (i + 1) * 2.4];
    const lean = (v: number): Vec => [v * 1.0, 0, 140];
    stage.face([[x, 0, 2], lean(x), lean(next), [next, 0, 2]], tones[((i % 6) + 6) % 6] ?? '#7d9b3a', {
      layer: 'ground',
      lit: false,
      twoSided: true,
    });
  }
  for (let i = 0; i < 360; i += 1) {
    const z = 5 + random.next() ** 1.6 * 40;
    const x = random.between(-14, 34);
    stage.figure([x, 0, z], (tone) => {
      const lean = random.between(-0.1, 0.1);
      const gold = tone(random.pick(['#f0c24e', '#e0a52f', '#f6d67a']));
      return `<path d="M0 0L${lean.toFixed(2)} -0.75" stroke="${gold}" stroke-width="0.03"/>${[0, 1, 2, 3].map((k) => path(`M${lean} ${-0.7 - k * 0.1}q-0.11 -0.02 -0.12 -0.14q0.11 0.02 0.12 0.14q0.01 -0.12 0.12 -0.14q-0.01 0.12 -0.12 0.14Z`, gold)).join('')}`;
    });
  }
}

export const fields: Draw = (width, height) => {
  const random = createRandom('slide fields');
  const mood: Mood = {
    light: '#fff0c0',
    shade: '#1c4030',
    haze: '#f3d79a',
    hazeFrom: 18,
    hazeTo: 110,
    hazeMost: 0.7,
    sun: [0.5, 0.6, 0.5],
  };
  const stage = createStage(
    width,
    height,
    { from: [4, 2.6, -3], to: [7, 3, 40], lens: 0.8, rise: 0.1 },
    mood,
  );
  sky(stage, random, {
    top: '#3f7f9c',
    low: '#fbe0a0',
    sun: [0.7, 0.42, 0.045, '#fff3c0'],
    hills: ['#b98a5c', '#8f9a5c'],
    ground: '#dcbd72',
    clouds: '#fdf0cc',
  });
  rows(stage, random);
  stage.figure([11.6, 0, 15], (tone) => tractor(tone), 0.2);
  stage.shadow([
    [9, 0, 14.6],
    [9, 0, 15.6],
    [14.4, 0, 15.6],
    [14.4, 0, 14.6],
  ]);
  for (let i = 0; i < 9; i += 1)
    tree(stage, random, [24 + i * 3.4, 0, 62 + (i % 2) * 3], 9, ['#4f7a48', '#6f9a56'], 'poplar');
  glow(stage, 0.7, 0.42, 0.3, '#fff0b8', 0.6);
  quietLeft(stage, '#12382e');
  return stage.draw({ mirrorOpacity: 0 });
};
