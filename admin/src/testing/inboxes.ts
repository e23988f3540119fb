import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import type { EarlierRequest, InboxEvent, ReplyTemplate } from '@fuar/shared/schemas/inbox-work';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { aSubmission } from './builders.ts';
import { find, type Handlers, put, without } from './handlers.ts';
import { Refusal } from './refusal.ts';

export type Inboxes = {
  messages: ContactMessage[];
  submissions: ParticipantSubmission[];
  /** The events of each row after its arrival. A key names the list and the row, such as `submissions 7`. */
  timelines: Record<string, InboxEvent[]>;
  /** Earlier requests of the same company, by the id of the request. */
  earlier: Record<number, EarlierRequest[]>;
  templates: ReplyTemplate[];
  hasMailServer: boolean;
  hallArea: number | undefined;
};

export const NO_INBOXES: Inboxes = {
  messages: [],
  submissions: [],
  timelines: {},
  earlier: {},
  templates: [],
  hasMailServer: true,
  hallArea: undefined,
};

type Api = Inboxes & { email: string | undefined };
type Changes = Record<string, string | number | undefined>;
type Row = ContactMessage | ParticipantSubmission;

const AT = '2026-05-05T08:00:00.000Z';
const NO_SUMS = {
  new: { count: 0, area: 0 },
  talking: { count: 0, area: 0 },
  offered: { count: 0, area: 0 },
  accepted: { count: 0, area: 0 },
  declined: { count: 0, area: 0 },
};

export function createInboxHandlers(api: Api) {
  let lastEvent = 100;

  function addEvent(list: string, id: number, event: Omit<InboxEvent, 'id' | 'at' | 'by'>): InboxEvent {
    lastEvent += 1;
    const added = { id: lastEvent, at: AT, by: api.email ?? '', ...event };
    const key = `${list} ${id}`;
    api.timelines = { ...api.timelines, [key]: [...(api.timelines[key] ?? []), added] };
    return added;
  }

  function change<T extends Row>(list: string, row: T, changes: Changes): T {
    const changed: Record<string, unknown> = { ...row, version: `${row.version}+` };
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') delete changed[name];
      else if (value !== undefined) changed[name] = value;
    }
    if (changes.ownerId === '') delete changed.owner;
    else if (changes.ownerId !== undefined) changed.owner = api.email;
    const { status } = changes;
    if (status !== undefined && status !== row.status) {
      changed.isRead = true;
      addEvent(list, row.id, { type: 'status', from: row.status, to: String(status) });
    }
    if (changes.ownerId === '') addEvent(list, row.id, { type: 'owner', from: row.owner ?? '' });
    else if (changes.ownerId !== undefined) addEvent(list, row.id, { type: 'owner', to: api.email ?? '' });
    return changed as T;
  }

  const markAsRead = <T extends Row>(row: T): T => ({ ...row, isRead: true, version: `${row.version}+` });

  const withEvents = <T extends Row>(list: string, row: T): T & { events: InboxEvent[] } => {
    const received: InboxEvent = {
      id: Number.MAX_SAFE_INTEGER - row.id,
      at: row.createdAt,
      by: '',
      type: 'received',
    };
    return { ...row, events: [received, ...(api.timelines[`${list} ${row.id}`] ?? [])] };
  };

  function reply(list: string, id: number, { subject, body }: { subject: string; body: string }): InboxEvent {
    if (!api.hasMailServer) throw new Refusal(409, { message: m.noMailServer });
    return addEvent(list, id, { type: 'mail', text: body, mail: { subject, state: 'queued' } });
  }

  return {
    'GET /admin/contact': () => api.messages,
    'GET /admin/contact/:id': ({ id }) => withEvents('messages', find(api.messages, id)),
    'PATCH /admin/contact/:id': ({ id, input }) => {
      const row = change('messages', find(api.messages, id), input);
      api.messages = put(api.messages, row);
      return row;
    },
    'POST /admin/contact/:id/events': ({ id, input }) => addEvent('messages', id, input),
    'POST /admin/contact/:id/reply': ({ id, input }) => reply('messages', id, input),
    'PATCH /admin/contact/:id/mark-as-read': ({ id }) => {
      const row = markAsRead(find(api.messages, id));
      api.messages = put(api.messages, row);
      return row;
    },
    'DELETE /admin/contact/:id': ({ id }) => {
      api.messages = without(api.messages, id);
    },

    'GET /admin/participant-submissions': () => api.submissions,
    'GET /admin/participant-submissions/:id': ({ id }) => ({
      ...withEvents('submissions', find(api.submissions, id)),
      earlier: api.earlier[id] ?? [],
    }),
    'GET /admin/participant-submissions/summary': () => {
      const fairs = new Map(api.submissions.map(({ fairId, fairTitle }) => [fairId, fairTitle]));
      return [...fairs].flatMap(([fairId, fairTitle]) => {
        if (fairId === undefined) return [];
        const byStatus = structuredClone(NO_SUMS);
        for (const one of api.submissions.filter((other) => other.fairId === fairId)) {
          byStatus[one.status].count += 1;
          byStatus[one.status].area += one.offeredArea ?? one.requestedArea;
        }
        return [{ fairId, fairTitle, ...(api.hallArea ? { hallArea: api.hallArea } : {}), byStatus }];
      });
    },
    'POST /admin/participant-submissions': ({ input }) => {
      const { fairId, requestedArea, standType = 'standard', ...fields } = input;
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
      const {
        consentAt: _,
        consentVersion: __,
        ...row
      } = aSubmission({
        ...given,
        fairId: fairId as NonNullable<ParticipantSubmission['fairId']>,
        requestedArea: Number(requestedArea),
        standType,
        kvkkConsent: false,
      });
      api.submissions = [row, ...api.submissions];
      return row;
    },
    'PATCH /admin/participant-submissions/:id': ({ id, input }) => {
      const row = change('submissions', find(api.submissions, id), input);
      api.submissions = put(api.submissions, row);
      return row;
    },
    'POST /admin/participant-submissions/:id/events': ({ id, input }) => addEvent('submissions', id, input),
    'POST /admin/participant-submissions/:id/reply': ({ id, input }) => reply('submissions', id, input),
    'PATCH /admin/participant-submissions/:id/mark-as-read': ({ id }) => {
      const row = markAsRead(find(api.submissions, id));
      api.submissions = put(api.submissions, row);
      return row;
    },
    'DELETE /admin/participant-submissions/:id': ({ id }) => {
      api.submissions = without(api.submissions, id);
    },

    'GET /admin/reply-templates': () => api.templates,
    'PUT /admin/reply-templates': ({ input }) => {
      let next = Math.max(0, ...api.templates.map(({ id }) => id));
      api.templates = input.map((given) => ({ ...given, id: given.id ?? ++next }));
      return api.templates;
    },
  } satisfies Handlers;
}
