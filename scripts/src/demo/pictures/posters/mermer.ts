import { bend, half, quarter, triangle } from '../drawing/modules.ts';
import { createRandom } from '../drawing/random.ts';
import { circle, clip, place, rect, stroke } from '../drawing/svg.ts';

const SKY = '#c98d6a';
const DARK = '#3c3a3c';
const BASALT = '#57565b';
const SAND = '#e9d3ac';
const BONE = '#f6ead2';
const ROSE = '#a9543f';

const random = createRandom('mermer');

/** A quarry's steps: every block shows another stone. */
export function mermer(): string {
  return [
    rect(0, 0, 12, 8, SKY),
    half(1, 0, 4, '#e7b183'),
    rect(0, 4, 6, 4, DARK),
    block(0, 4, 2, 2, strata),
    block(2, 4, 2, 2, speckled),
    block(0, 6, 4, 2, veined),
    block(4, 6, 2, 2, fan),
    block(6, 2, 2, 2, speckled),
    block(8, 2, 4, 2, veined),
    block(10, 0, 2, 2, fan),
    block(6, 4, 4, 2, columns),
    block(10, 4, 2, 2, strata),
    block(6, 6, 2, 2, strata),
    block(8, 6, 4, 2, speckled),
    block(4, 4, 2, 2, fan),
  ].join('');
}

type Stone = (width: number, height: number) => string[];

function block(x: number, y: number, width: number, height: number, stone: Stone): string {
  const face = rect(0, 0, width, height, '#000');
  return place(
    [
      clip(face, stone(width, height)),
      rect(0, 0, width, 0.12, '#fff6e2', 'opacity="0.55"'),
      rect(0, height - 0.1, width, 0.1, '#000', 'opacity="0.25"'),
      rect(width - 0.08, 0, 0.08, height, '#000', 'opacity="0.18"'),
    ],
    x,
    y,
  );
}

function strata(width: number, height: number): string[] {
  const tones = [BONE, SAND, '#cfae80', BONE, ROSE, SAND, '#cfae80'];
  return [rect(0, 0, width, height, SAND), ...tones.map((tone, i) => quarter(0, 0, 2 - i * 0.28, tone))];
}

function fan(width: number, height: number): string[] {
  return [
    rect(0, 0, width, height, ROSE),
    bend(0, 0, 2, 0.5, BONE, 2),
    bend(0.9, 0.9, 1.1, 0.45, SAND, 2),
    triangle(0, 0, 0.6, '#8a3f2f'),
  ];
}

function speckled(width: number, height: number): string[] {
  const dots = Array.from({ length: width * 26 }, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(0.02, 0.07),
      random.pick([DARK, '#77757a', '#a5a2a2']),
    ),
  );
  return [rect(0, 0, width, height, BASALT), ...dots];
}

function veined(width: number, height: number): string[] {
  const veins = Array.from({ length: width + 2 }, (_, i) => {
    const x = i * 0.9 - 0.8;
    const bow = random.between(0.2, 0.9);
    return stroke(
      `M${x} ${height}C${x + bow} ${height - 0.7} ${x + 0.2} 0.9 ${x + 1 + bow} 0`,
      i % 3 ? '#d9b98a' : ROSE,
      random.between(0.03, 0.11),
    );
  });
  return [rect(0, 0, width, height, BONE), ...veins];
}

function columns(width: number, height: number): string[] {
  const steps = Array.from({ length: width * 2 }, (_, i) => {
    const top = [0.5, 0.25, 0, 0.5, 0.75, 0.25, 0.5, 0][i] ?? 0;
    return rect(i / 2, top, 0.25, height, '#6d6b70') + rect(i / 2 + 0.25, top, 0.25, height, BASALT);
  });
  return [rect(0, 0, width, height, DARK), ...steps];
}
