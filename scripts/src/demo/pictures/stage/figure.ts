import { group, num } from '../drawing/svg.ts';
import { frontal } from './figure/front.ts';
import type { Look, Pose, Tone } from './figure/look.ts';
import { sideways } from './figure/side.ts';

/** A person in metres, feet at the origin, y downwards; simple shapes, no face. */
export function person(look: Look, pose: Pose, tone: Tone, scale = 100): string {
  const detailed = scale > 34;
  const parts =
    pose.view === 'side' ? sideways(look, pose, tone, detailed) : frontal(look, pose, tone, detailed);
  const flip = pose.mirrored ? -1 : 1;
  return group(parts, `transform="scale(${num(flip * look.height)} ${num(look.height)})"`);
}
