import { circle, line, type Point } from '../../drawing/svg.ts';
import type { Arm, Look, Tone } from './look.ts';

type Reach = readonly [elbow: Point, hand: Point];

// From the shoulder, for the right arm; x outwards (front, back) or ahead (side).
const FRONT_ARMS: Record<Arm, Reach> = {
  down: [
    [0.07, 0.29],
    [0.06, 0.55],
  ],
  talk: [
    [0.1, 0.27],
    [0.26, 0.1],
  ],
  hold: [
    [0.07, 0.28],
    [-0.13, 0.26],
  ],
  point: [
    [0.22, 0.1],
    [0.47, -0.06],
  ],
  up: [
    [0.17, -0.17],
    [0.12, -0.48],
  ],
  hip: [
    [0.19, 0.25],
    [0, 0.43],
  ],
  swingAhead: [
    [0.09, 0.28],
    [0.1, 0.52],
  ],
  swingBack: [
    [0.08, 0.28],
    [0.04, 0.53],
  ],
  reach: [
    [0.16, 0.22],
    [0.34, 0.32],
  ],
  phone: [
    [0.12, 0.24],
    [0.0, -0.08],
  ],
};

const SIDE_ARMS: Record<Arm, Reach> = {
  down: [
    [-0.03, 0.29],
    [0.03, 0.55],
  ],
  talk: [
    [0.05, 0.28],
    [0.29, 0.14],
  ],
  hold: [
    [0.0, 0.29],
    [0.25, 0.28],
  ],
  point: [
    [0.22, 0.12],
    [0.47, -0.02],
  ],
  up: [
    [0.16, -0.18],
    [0.14, -0.48],
  ],
  hip: [
    [-0.16, 0.22],
    [0.0, 0.4],
  ],
  swingAhead: [
    [0.08, 0.28],
    [0.24, 0.48],
  ],
  swingBack: [
    [-0.16, 0.26],
    [-0.24, 0.5],
  ],
  reach: [
    [0.16, 0.22],
    [0.4, 0.24],
  ],
  phone: [
    [0.14, 0.24],
    [0.12, -0.06],
  ],
};

export function arm(side: -1 | 1, kind: Arm, look: Look, tone: Tone, inProfile: boolean): string {
  const [elbow, hand] = (inProfile ? SIDE_ARMS : FRONT_ARMS)[kind];
  const shoulder: Point = inProfile ? [0.01, -1.38] : [side * 0.19, -1.39];
  const along = (point: Point): Point => [shoulder[0] + side * point[0], shoulder[1] + point[1]];
  return (
    line([shoulder, along(elbow), along(hand)], tone(look.top), 0.088) +
    (kind === 'down' || inProfile
      ? ''
      : line([shoulder, along(elbow), along(hand)], '#000', 0.088, 'opacity="0.06"')) +
    circle(...along(hand), 0.047, tone(look.skin))
  );
}
