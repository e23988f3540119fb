import type { EditedFields } from '@fuar/shared/schemas/editing';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { toFactsToSend, toFactTexts } from './fair-facts.ts';

/** The fields of a draft for a fair's next edition: with the next edition number, but no date, notice or figures. */
export function toEditionFields(fair: AdminFair): EditedFields {
  const { title, description, details, imageUrl, edition } = fair;
  const facts = toFactTexts({
    ...fair,
    notice: undefined,
    noticeText: undefined,
    previousDate: undefined,
    visitorsLast: undefined,
    exhibitorsLast: undefined,
    edition: edition === undefined ? undefined : edition + 1,
  });
  return {
    title,
    description,
    details,
    status: 'Upcoming',
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...toFactsToSend(facts, undefined),
  };
}
