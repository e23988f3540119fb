import { ORGANISER } from '@fuar/shared/organiser/facts';

const { latitude, longitude } = ORGANISER.venue;

/**
 * Directions to the venue. Phones open this address in their map application.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export const VENUE_DIRECTIONS = `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
