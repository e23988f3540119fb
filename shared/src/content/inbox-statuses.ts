// This file must not load zod, because the lists of the back-office import it.

/** The statuses of requests for a stand, and of contact messages. A new row has the first status. */
export const REQUEST_STATUSES = ['new', 'talking', 'offered', 'accepted', 'declined'] as const;
export const MESSAGE_STATUSES = ['open', 'answered', 'closed'] as const;
export const REQUEST_SOURCES = ['form', 'phone', 'fair', 'mail'] as const;

const ENDED_STATUSES = ['accepted', 'declined', 'answered', 'closed'] as const;

export const isEnded = (status: string): boolean => (ENDED_STATUSES as readonly string[]).includes(status);
