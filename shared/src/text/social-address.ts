const NETWORKS = {
  facebookUrl: 'https://www.facebook.com/',
  twitterUrl: 'https://x.com/',
  instagramUrl: 'https://www.instagram.com/',
  youtubeUrl: 'https://www.youtube.com/@',
};

export type Network = keyof typeof NETWORKS;

/** 'instagram.com/x' → 'https://instagram.com/x', '@x' → that account on the network. Any other text is only trimmed. */
export function completeSocialAddress(network: Network, text: string): string {
  const trimmed = text.trim();
  const [, account] = /^@([\w.-]+)$/.exec(trimmed) ?? [];
  if (account) return NETWORKS[network] + account;
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(trimmed) ? `https://${trimmed}` : trimmed;
}
