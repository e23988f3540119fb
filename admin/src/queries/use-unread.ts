import { useQuery } from '@tanstack/react-query';
import { contactQueries } from './contact-messages.ts';
import { submissionQueries } from './participant-submissions.ts';

const countUnread = (items: readonly { isRead: boolean }[]) => items.filter(({ isRead }) => !isRead).length;

export function useUnread(): { messages: number; requests: number } {
  const messages = useQuery({ ...contactQueries.list(), select: countUnread });
  const requests = useQuery({ ...submissionQueries.list(), select: countUnread });
  return { messages: messages.data ?? 0, requests: requests.data ?? 0 };
}
