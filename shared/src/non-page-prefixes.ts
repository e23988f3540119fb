/** The first segments of all addresses that are not pages of the site, grouped by the program that answers them. */
export const NON_PAGE_PREFIXES = {
  cms: ['/api', '/media'],
  console: ['/console', '/rest', '/_next'],
  backOffice: ['/admin', '/signin'],
  /** Scripts, styles and fonts with a hash in their name. Each release contains them. */
  assets: ['/_astro'],
  /** Netlify reserves these addresses. */
  host: ['/.netlify'],
} as const;

type Owner = keyof typeof NON_PAGE_PREFIXES;

const owners = new Map<string, Owner>(
  (Object.keys(NON_PAGE_PREFIXES) as Owner[]).flatMap((owner) =>
    NON_PAGE_PREFIXES[owner].map((prefix) => [prefix, owner]),
  ),
);

/** '/api/fairs?status=upcoming' → 'cms'; undefined for a page of the site. */
export function ownerOf(address: string): Owner | undefined {
  return owners.get(/^\/[^/?#]*/.exec(address)?.[0] ?? '');
}
