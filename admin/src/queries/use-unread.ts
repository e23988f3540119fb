import { useQuery } from '@tanstack/react-query';
import { contactQueries } from './contact-messages.ts';
import { submissionQueries } from './participant-submissions.ts';
import { useMay } from './use-user.ts';

const countUnread = (items: readonly { isRead: boolean }[]) => items.filter(({ isRead }) => !isRead).length;

export function useUnread(): { messages: number; requests: number } {
  const enabled = useMay('inbox', 'read');
  const messages = useQuery({ ...contactQueries.list(), select: countUnread, enabled });
  const requests = useQuery({ ...submissionQueries.list(), select: countUnread, enabled });
  return { messages: messages.data ?? 0, requests: requests.data ?? 0 };
}
