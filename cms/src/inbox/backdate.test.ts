import { ORGANISER } from '@fuar/shared/organiser/facts';
import type { ContactMessageWithEvents } from '@fuar/shared/schemas/contact-message';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { expect, test } from 'vitest';
import { MESSAGE, REQUEST } from '../testing/form-inputs.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { backdate } from './backdate.ts';

test.each(DATABASES)(
  'backdating moves rows and their events to earlier days on %s, and numbers follow the order of arrival',
  async (database) => {
    const api = await openApi(database, { FORM_LIMIT: '100' });
    const form = { title: 'Kitap Fuarı', date: '15-17 Ekim 2090', description: 'Kısa.' };
    const { id: fairId } = await api.staff<{ id: number }>('POST', '/admin/fairs', { form });
    const json = { ...REQUEST, fairId };
    const post = () => api.staff<{ id: number }>('POST', '/participant-submissions', { json });
    const [a, b] = [await post(), await post()];
    const { id } = await api.staff<{ id: number }>('POST', '/contact', { json: MESSAGE });
    await api.staff('PATCH', `/admin/contact/${id}`, { json: { status: 'answered' } });

    const inbox = 'participant-submissions';
    const given: Parameters<typeof backdate>[2] = {
      type: 'backdate',
      by: 'p@fuar.test',
      rows: [
        { inbox, id: a.id, createdAt: '2025-12-30T08:00:00.000Z', replies: [] },
        { inbox, id: b.id, createdAt: '2025-12-01T08:00:00.000Z', replies: [] },
        {
          inbox: 'contact-messages',
          id,
          createdAt: '2025-12-24T08:00:00.000Z',
          replies: [{ subject: 'Yanıt', body: 'Merhaba' }],
        },
      ],
    };
    for (let n = 0; n < 2; n += 1) await backdate(api.payload, createWithLock(api.payload), given);

    const list = await api.staff<ParticipantSubmission[]>('GET', '/admin/participant-submissions');
    expect(list.map((one) => [one.id, one.number, one.createdAt])).toEqual([
      [a.id, `${ORGANISER.requestPrefix}-2025-0002`, '2025-12-30T08:00:00.000Z'],
      [b.id, `${ORGANISER.requestPrefix}-2025-0001`, '2025-12-01T08:00:00.000Z'],
    ]);
    const { events } = await api.staff<ContactMessageWithEvents>('GET', `/admin/contact/${id}`);
    expect(events.map(({ type, at }) => [type, at])).toEqual([
      ['received', '2025-12-24T08:00:00.000Z'],
      ['status', '2025-12-25T06:00:00.000Z'],
      ['mail', '2025-12-26T06:00:00.000Z'],
    ]);
    expect(events.at(-1)?.mail).toEqual({ subject: 'Yanıt', state: 'sent' });
  },
);
