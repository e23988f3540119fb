import type { Pose } from './look.ts';

/** Whether a hand is free to carry a bag. */
export function hangs({ arms, legs }: Pose): boolean {
  const arm = arms?.[1] ?? 'down';
  return legs !== 'sit' && (arm === 'down' || arm === 'swingBack');
}
