import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import type { EarlierRequest, InboxEvent, Note, Reply, ReplyTemplate } from '@fuar/shared/schemas/inbox-work';
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
type Input<T> = { id: number; input: T };

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

  const withEvents = <T extends Row>(list: string, row: T): T & { events: InboxEvent[] } => {
    const received: InboxEvent = {
      id: Number.MAX_SAFE_INTEGER - row.id,
      at: row.createdAt,
      by: '',
      type: 'received',
    };
    return { ...row, events: [received, ...(api.timelines[`${list} ${row.id}`] ?? [])] };
  };

  /** The calls that both inboxes have. */
  function handleRows<T extends Row>(list: 'messages' | 'submissions') {
    const rows = () => api[list] as Row[] as T[];
    const store = (changed: T[]) => void Object.assign(api, { [list]: changed });
    const save = (row: T) => {
      store(put(rows(), row));
      return row;
    };
    return {
      list: rows,
      get: ({ id }: { id: number }) => withEvents(list, find(rows(), id)),
      update: ({ id, input }: Input<Changes>) => save(change(list, find(rows(), id), input)),
      addNote: ({ id, input }: Input<Note>) => addEvent(list, id, input),
      reply: ({ id, input: { subject, body } }: Input<Reply>) => {
        if (!api.hasMailServer) throw new Refusal(409, { message: m.noMailServer });
        return addEvent(list, id, { type: 'mail', text: body, mail: { subject, state: 'queued' } });
      },
      markAsRead: ({ id }: { id: number }) => {
        const row = find(rows(), id);
        return save({ ...row, isRead: true, version: `${row.version}+` });
      },
      delete: ({ id }: { id: number }) => store(without(rows(), id)),
    };
  }
  const messages = handleRows<ContactMessage>('messages');
  const submissions = handleRows<ParticipantSubmission>('submissions');

  return {
    'GET /admin/contact': messages.list,
    'GET /admin/contact/:id': messages.get,
    'PATCH /admin/contact/:id': messages.update,
    'POST /admin/contact/:id/events': messages.addNote,
    'POST /admin/contact/:id/reply': messages.reply,
    'PATCH /admin/contact/:id/mark-as-read': messages.markAsRead,
    'DELETE /admin/contact/:id': messages.delete,

    'GET /admin/participant-submissions': submissions.list,
    'GET /admin/participant-submissions/:id': ({ id }) => ({
      ...submissions.get({ id }),
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
    'PATCH /admin/participant-submissions/:id': submissions.update,
    'POST /admin/participant-submissions/:id/events': submissions.addNote,
    'POST /admin/participant-submissions/:id/reply': submissions.reply,
    'PATCH /admin/participant-submissions/:id/mark-as-read': submissions.markAsRead,
    'DELETE /admin/participant-submissions/:id': submissions.delete,

    'GET /admin/reply-templates': () => api.templates,
    'PUT /admin/reply-templates': ({ input }) => {
      let next = Math.max(0, ...api.templates.map(({ id }) => id));
      api.templates = input.map((given) => ({ ...given, id: given.id ?? ++next }));
      return api.templates;
    },
  } satisfies Handlers;
}
