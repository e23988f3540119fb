import { formatDay } from '@fuar/shared/dates/format-date';
import { INBOX_EVENT_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-work';
import { formatNumber } from '@fuar/shared/text/format-number';
import type { NewEvent } from './events.ts';

/**
 * The fields of a message or request that staff change as they work on it. In `WorkChanges`, an empty string clears a field.
 */
export type Work = {
  status: string;
  ownerId?: number | null;
  followUpOn?: string | null;
  declineReason?: string | null;
  offeredArea?: number | null;
};
export type WorkChanges = { [name in keyof Work]?: Work[name] | '' | undefined };

export function describeChanges(
  before: Work,
  changes: WorkChanges,
  by: string,
  names: ReadonlyMap<number, string>,
): NewEvent[] {
  const events: NewEvent[] = [];
  const changed = <N extends keyof Work>(name: N) => {
    const [from, to] = [before[name] ?? '', changes[name]];
    return to !== undefined && to !== from ? { from, to: to ?? '' } : undefined;
  };
  const add = (type: NewEvent['type'], rest: Omit<NewEvent, 'by' | 'type'>) =>
    events.push({ by, type, ...rest });

  const status = changed('status');
  if (status) add('status', { from: String(status.from), to: String(status.to) });
  const owner = changed('ownerId');
  const nameOf = (id: unknown) => names.get(Number(id)) ?? '';
  if (owner) add('owner', { from: nameOf(owner.from), to: nameOf(owner.to) });
  const followUp = changed('followUpOn');
  if (followUp) {
    const day = followUp.to ? m.followUp(formatDay(String(followUp.to))) : m.noFollowUp;
    add('followUp', { from: String(followUp.from), to: String(followUp.to), text: day });
  }
  const area = changed('offeredArea');
  if (area) add('note', { text: area.to ? m.offeredArea(formatNumber(Number(area.to))) : m.noOfferedArea });
  const reason = changed('declineReason');
  if (reason) add('note', { text: reason.to ? m.declineReason(String(reason.to)) : m.noDeclineReason });
  return events;
}
