import type {
  EarlierRequest,
  InboxEvent,
  MessageStatus,
  Note,
  REPLY_PLACEHOLDERS,
  Reply,
  RequestStatus,
  requestChangesSchema,
} from '@fuar/shared/schemas/inbox-work';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { RowWork } from './use-work.ts';

export type Status = RequestStatus | MessageStatus;
export type Placeholders = Record<(typeof REPLY_PLACEHOLDERS)[number], string>;

export type WorkItem = {
  id: number;
  isRead: boolean;
  createdAt: string;
  status: Status;
  ownerId?: number | undefined;
  owner?: string | undefined;
  followUpOn?: string | undefined;
  offeredArea?: number | undefined;
  declineReason?: string | undefined;
  version?: string | undefined;
};

/** An empty string clears a field. */
export type WorkChanges = Omit<z.input<typeof requestChangesSchema>, 'status'> & {
  status?: Status | undefined;
};

/** The response for a single row has these additional fields. Only requests for a stand have `earlier`. */
type RowMore = { events: InboxEvent[]; earlier?: EarlierRequest[] };

/**
 * These are methods, because with function properties TypeScript would refuse a client whose `update` accepts fewer
 * statuses.
 */
type WorkCalls<T> = {
  get(id: number, options?: { signal?: AbortSignal }): Promise<T & RowMore>;
  update(id: number, changes: WorkChanges, options?: { version?: string | undefined }): Promise<T>;
  addNote(id: number, note: Note): Promise<InboxEvent>;
  reply(id: number, reply: Reply, options?: { idempotencyKey?: string }): Promise<InboxEvent>;
};

export type Phone = { of: 'contact' | 'company'; number: string };

/** Describes an inbox to the components that both inboxes share. */
export type Work<T> = {
  /** The query key of the inbox. */
  all: readonly [string];
  calls: WorkCalls<T>;
  /** The number keys choose a status by its position in this list. */
  statuses: readonly Status[];
  numberOf?: (item: T) => string;
  /** Absent for an inbox without fairs. The returned `id` is undefined if the fair was deleted. */
  fairOf?: (item: T) => { id: number | undefined; title: string };
  hasOffer: boolean;
  emailOf: (item: T) => string;
};

/** Functions for the panel of an opened row. They load with the first opened row. */
export type PanelWork<T> = {
  arrivalOf: (item: T) => string;
  subjectOf: (item: T) => string;
  placeholdersOf: (item: T) => Partial<Placeholders>;
  companyOf?: (item: T) => string;
  /** The phones of an item. Each number occurs once. */
  phonesOf: (item: T) => readonly Phone[];
  whatsAppTextOf: (item: T) => string;
};

export type Box = 'note' | 'reply';

export type BoardProps<T extends WorkItem> = {
  items: readonly T[];
  /** The unfiltered rows. */
  all: readonly T[];
  work: Work<T>;
  /** The id of the chosen fair, or an empty string. */
  fair: string;
  onFair: (fair: string) => void;
  today: string;
  rowWork: RowWork<T>;
  openId: number | undefined;
  onToggle: (id: number) => void;
  onBox: (id: number, box: Box) => void;
  renderOpened: (item: T) => ReactNode;
};
