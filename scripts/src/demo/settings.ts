import { venueAddress } from '@fuar/shared/organiser/facts';
import type { SiteSettingsInput } from '@fuar/shared/schemas/site-settings';

/** The numbers and addresses belong to nobody: 0412 000 is unassigned, and `.example` never resolves. */
export const DEMO_SETTINGS: SiteSettingsInput = {
  email: 'bilgi@bazaltfuar.example',
  phone: '0412 000 21 00',
  address: venueAddress(),
  facebookUrl: 'https://facebook.bazaltfuar.example',
  twitterUrl: 'https://x.bazaltfuar.example',
  instagramUrl: 'https://instagram.bazaltfuar.example',
  youtubeUrl: 'https://youtube.bazaltfuar.example',
};
