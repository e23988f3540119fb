/** The first segment of each address that is no page of the site, by what answers it. */
export const NOT_PAGES = {
  cms: ['/api', '/media'],
  /** Payload's console, its REST, and what the console's pages load. */
  console: ['/console', '/rest', '/_next'],
  backOffice: ['/admin', '/signin'],
  /** Hashed scripts, styles and fonts of the site, which are files of a release. */
  assets: ['/_astro'],
  /** Netlify keeps these addresses for itself. */
  host: ['/.netlify'],
} as const;

export type Owner = keyof typeof NOT_PAGES;

const owners = new Map<string, Owner>(
  (Object.keys(NOT_PAGES) as Owner[]).flatMap((owner) => NOT_PAGES[owner].map((prefix) => [prefix, owner])),
);

/** '/api/fairs?status=upcoming' → 'cms'; undefined for a page of the site. */
export function ownerOf(address: string): Owner | undefined {
  return owners.get(/^\/[^/?#]*/.exec(address)?.[0] ?? '');
}
