import type { WritePhase } from './version.ts';

const QUIET_MS = 5;
const LONGEST_WAIT_MS = 200;

type PublicationDebouncer = {
  onRaised: (phase: WritePhase, now: number) => void;
  /** The time at which to publish. `requested` is the version that the publication row requests. */
  dueAt: (requested: number, now: number) => number;
  end: () => void;
};

/**
 * Collects changes into one publication. The publication is due when the changes pause, or when the first change has
 * waited long enough.
 */
export function createPublicationDebouncer(): PublicationDebouncer {
  let seen = -1;
  let firstChange = 0;
  let quietUntil = 0;
  return {
    onRaised: (phase, now) => {
      // Wait for the end of the write: an earlier release would only delay the release that contains the change.
      quietUntil = now + (phase === 'before' ? LONGEST_WAIT_MS : QUIET_MS);
    },
    dueAt: (requested, now) => {
      // Notice changes by other processes here, because they raise `requested` without a call of `onRaised`.
      if (requested !== seen) {
        seen = requested;
        quietUntil = Math.max(quietUntil, now + QUIET_MS);
        firstChange ||= now;
      }
      return firstChange ? Math.min(quietUntil, firstChange + LONGEST_WAIT_MS) : 0;
    },
    end: () => {
      firstChange = 0;
    },
  };
}
