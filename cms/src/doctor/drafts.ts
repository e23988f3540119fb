import { type Finding, finding } from '@fuar/shared/schemas/finding';
import type { Payload } from 'payload';
import { countFailed, countOverdue } from '../editing/schedule.ts';

const PART = 'schedule';
/** The schedule runs every second, so a draft that is a minute late shows a fault. */
const LATE_MS = 60_000;

export async function examineDrafts(payload: Payload, isRunning: boolean): Promise<Finding[]> {
  const found: Finding[] = [];
  const failed = await countFailed(payload);
  if (failed > 0) {
    const advice =
      'The back-office shows the reason next to each draft. Publish, reschedule or discard it there.';
    found.push(finding('warning', PART, `${failed} scheduled draft(s) could not be published`, advice));
  }
  const overdue = await countOverdue(payload, Date.now() - LATE_MS);
  if (overdue > 0 && isRunning) {
    const advice = 'Search the log for schedule-step-failed, and restart the product.';
    found.push(finding('wrong', PART, `${overdue} scheduled draft(s) are overdue`, advice));
  } else if (overdue > 0) {
    const advice = 'The next start publishes them.';
    found.push(finding('warning', PART, `${overdue} scheduled draft(s) are overdue`, advice));
  }
  return found;
}
