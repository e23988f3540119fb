import { FAIR_FACTS_MESSAGES as m } from '@fuar/shared/messages/public/fair-facts';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import type { Fair } from '@fuar/shared/schemas/fair';
import { excerpt } from '@fuar/shared/text/excerpt';

const LENGTH = 160;

/**
 * The description of a fair's page in search engines and link previews. It starts with a postponement or cancellation, if
 * there is one, then the date and the place.
 */
export function describeFair({ notice, date, description }: Fair): string {
  const { name, city } = ORGANISER.venue;
  const when = notice ? `${m.notices[notice].badge}: ${date}` : date;
  return excerpt(`${when}, ${name}, ${city}. ${description}`, LENGTH);
}
