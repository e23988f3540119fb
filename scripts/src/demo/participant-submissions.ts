import { addDays } from '@fuar/shared/dates/iso-day';
import type { FairKey } from './fairs/fair-texts.ts';
import { SUBMISSIONS, type SubmissionTexts } from './participant-submissions/submissions.ts';

export type DemoParticipantSubmission = Omit<SubmissionTexts, 'daysAgo' | 'time'> & {
  fair: FairKey;
  kvkkConsent: true;
  createdAt: string;
};

/** Newest first. `createdAt` is in UTC. The seed replaces the key in `fair` by the fair's id. */
export function demoParticipantSubmissions(today: string): DemoParticipantSubmission[] {
  return SUBMISSIONS.map(({ daysAgo, time, ...submission }) => ({
    ...submission,
    kvkkConsent: true,
    createdAt: `${addDays(today, -daysAgo)}T${time}:00.000Z`,
  }));
}
