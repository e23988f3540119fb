import { withoutInvisible } from './clean-text.ts';

const NETWORKS = {
  facebookUrl: 'https://www.facebook.com/',
  twitterUrl: 'https://x.com/',
  instagramUrl: 'https://www.instagram.com/',
  youtubeUrl: 'https://www.youtube.com/@',
};

export type Network = keyof typeof NETWORKS;

/**
 * Completes the typed address of a social-media account: 'instagram.com/bazalt' → 'https://instagram.com/bazalt', '@bazaltfuar'
 * → the URL of this account on the network. Any other string only loses its outer spaces and
 * invisible characters.
 */
export function completeSocialAddress(network: Network, text: string): string {
  const trimmed = withoutInvisible(text);
  const [, account] = /^@([\w.-]+)$/.exec(trimmed) ?? [];
  if (account) return NETWORKS[network] + account;
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(trimmed) ? `https://${trimmed}` : trimmed;
}
