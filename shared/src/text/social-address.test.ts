import { expect, test } from 'vitest';
import { completeSocialAddress } from './social-address.ts';

test.each([
  ['instagramUrl', 'instagram.com/bazalt', 'https://instagram.com/bazalt'],
  ['instagramUrl', ' @bazaltfuar ', 'https://www.instagram.com/bazaltfuar'],
  ['instagramUrl', '\u200binstagram.com/bazalt\u2069', 'https://instagram.com/bazalt'],
  ['facebookUrl', '@bazalt.fuar', 'https://www.facebook.com/bazalt.fuar'],
  ['twitterUrl', '@bazalt', 'https://x.com/bazalt'],
  ['youtubeUrl', '@bazalt', 'https://www.youtube.com/@bazalt'],
  ['youtubeUrl', 'www.youtube.com/@bazalt', 'https://www.youtube.com/@bazalt'],
  ['facebookUrl', 'http://facebook.com/bazalt', 'http://facebook.com/bazalt'],
  ['facebookUrl', 'Facebook.com', 'https://Facebook.com'],
  ['facebookUrl', 'facebook.com bazalt', 'facebook.com bazalt'],
  ['facebookUrl', '@bazalt fuar', '@bazalt fuar'],
  ['facebookUrl', 'facebook', 'facebook'],
  ['facebookUrl', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['facebookUrl', 'bilgi@ornek.test', 'bilgi@ornek.test'],
  ['facebookUrl', '', ''],
] as const)('%s: "%s" becomes "%s"', (network, text, address) => {
  expect(completeSocialAddress(network, text)).toBe(address);
});
