import type { Draw } from '../../drawing/formats.ts';
import { place } from '../../drawing/svg.ts';
import { bead, GOLD, gem, SILVER, spiral, velvet, wire } from './wirework.ts';

function drop(x: number, y: number): string {
  const half = (side: 1 | -1) =>
    [
      spiral(x + side * 5.2, y + 27, 4.4, side === 1 ? -1 : 1, SILVER),
      spiral(x + side * 4, y + 37.5, 3.2, side, SILVER),
      spiral(x + side * 2.8, y + 17, 2.4, side === 1 ? -1 : 1, SILVER),
      spiral(x + side * 8.4, y + 35.5, 2, side, SILVER),
    ].join('');
  return [
    wire(`M${x} ${y - 14}C${x + 6} ${y - 14} ${x + 6} ${y - 3} ${x} ${y - 2}`, GOLD, 0.9),
    bead(x, y, 2.4, GOLD),
    wire(
      `M${x} ${y + 4}C${x - 16} ${y + 24} ${x - 15} ${y + 44} ${x} ${y + 47}C${x + 15} ${y + 44} ${x + 16} ${y + 24} ${x} ${y + 4}Z`,
      SILVER,
      1.3,
    ),
    wire(
      `M${x} ${y + 9}C${x - 11.5} ${y + 25} ${x - 11.5} ${y + 41} ${x} ${y + 43.5}C${x + 11.5} ${y + 41} ${x + 11.5} ${y + 25} ${x} ${y + 9}Z`,
      SILVER,
      0.5,
    ),
    half(1),
    half(-1),
    gem(x, y + 32, 2.7, '#c2334d'),
    ...Array.from({ length: 10 }, (_, i) =>
      bead(x + 4.2 * Math.cos((i * Math.PI) / 5), y + 32 + 4.2 * Math.sin((i * Math.PI) / 5), 0.55, GOLD),
    ),
    ...[-9, -4.5, 0, 4.5, 9].map(
      (dx, i) =>
        wire(
          `M${x + dx} ${y + 46 - Math.abs(dx) * 0.34}V${y + 51 + (i === 2 ? 5 : i % 2 ? 3 : 0)}`,
          SILVER,
          0.45,
        ) + bead(x + dx, y + 53 + (i === 2 ? 5 : i % 2 ? 3 : 0), 1.5, i % 2 ? SILVER : GOLD),
    ),
  ].join('');
}

/** A pair of earrings on velvet. */
export const earrings: Draw = (width, height) =>
  velvet(width, height, '#0e4a44', [drop(31, 22), place([drop(0, 0)], 69, 30, 1, -8)]);
