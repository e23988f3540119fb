import { half, quarter } from '../drawing/modules.ts';
import { circle, group, rect, stroke } from '../drawing/svg.ts';

const GROUND = '#13797f';
const DEEP = '#0b5058';
const PALE = '#f3efe2';
const MINT = '#8fd0c2';
const CORAL = '#f0695a';
const ROSE = '#f7a795';

/** A heart of two domes and two quarters, listened to; the cross of four modules beside it. */
export function saglik(): string {
  return [
    rect(0, 0, 12, 8, GROUND),
    rect(0, 0, 2, 2, DEEP),
    quarter(0, 6, 2, DEEP, 3),
    quarter(10, 0, 2, DEEP, 1),
    rect(10, 6, 2, 2, DEEP),
    ...cross(),
    ...heart(4.6, 1.5, 3),
    stroke('M6.9 4.7C6.9 6.6 8.1 7.1 8.9 7.1S10.6 6.4 10.6 5.2V3.6', PALE, 0.26),
    stroke('M9.7 1V2.7A0.9 0.9 0 0 0 11.5 2.7V1', PALE, 0.26),
    circle(9.7, 0.95, 0.26, MINT),
    circle(11.5, 0.95, 0.26, MINT),
    circle(6.9, 4.5, 0.85, PALE),
    circle(6.9, 4.5, 0.55, MINT),
    circle(6.9, 4.5, 0.22, DEEP),
  ].join('');
}

function cross(): string[] {
  return [
    rect(2, 2, 1, 4, PALE),
    rect(0.5, 3.5, 4, 1, PALE),
    quarter(1, 2.5, 1, MINT, 2),
    quarter(3, 2.5, 1, MINT, 3),
    quarter(3, 4.5, 1, MINT, 0),
    quarter(1, 4.5, 1, MINT, 1),
  ];
}

function heart(x: number, y: number, size: number): string[] {
  const lobe = size / 2;
  return [
    group(
      [
        half(x, y - lobe, size, CORAL),
        half(x + size, y - lobe, size, ROSE),
        quarter(x, y + lobe, size, CORAL, 1),
        quarter(x + size, y + lobe, size, ROSE, 0),
      ],
      'transform="translate(0 -0.2)"',
    ),
  ];
}
