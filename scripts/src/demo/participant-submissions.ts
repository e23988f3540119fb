import { arrivalOf } from './arrival.ts';
import { SUBMISSIONS } from './participant-submissions/submissions.ts';

/** Newest first. The seed replaces the key in `fair` by the fair's id. */
export function demoParticipantSubmissions(today: string) {
  return SUBMISSIONS.map(({ sent, standType = 'standard', ...submission }, index) => ({
    ...submission,
    ...arrivalOf(sent, today),
    contactPhone: `0500 000 11 ${String(index + 1).padStart(2, '0')}`,
    standType,
    kvkkConsent: true as const,
  }));
}
