import { addDays } from '@fuar/shared/dates/iso-day';

export type Sent = { daysAgo: number; time: string };

/** `time` and `createdAt` are in UTC. Items older than a week count as read. */
export function arrivalOf({ daysAgo, time }: Sent, today: string): { isRead: boolean; createdAt: string } {
  return { isRead: daysAgo > 7, createdAt: `${addDays(today, -daysAgo)}T${time}:00.000Z` };
}
