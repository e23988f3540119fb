import { CONTACT_MESSAGES as m } from '@fuar/shared/messages/public/contact';
import { venueAddress } from '@fuar/shared/organiser/facts';
import { VENUE_DIRECTIONS } from '../lib/venue-directions.ts';

type Props = { className: string | undefined; text?: string | undefined };

export function VenueAddress({ className, text = venueAddress() }: Props) {
  return (
    <a className={className} href={VENUE_DIRECTIONS} target="_blank" rel="noopener">
      <span data-text>{text}</span>
      <span className="visually-hidden"> ({m.directionsHint})</span>
    </a>
  );
}
