import { NON_PAGE_PREFIXES } from '@fuar/shared/non-page-prefixes';
import type { APIRoute } from 'astro';

/** The disallowed paths. `/media` and the files that pages load stay allowed. */
const CLOSED = [...NON_PAGE_PREFIXES.backOffice, ...NON_PAGE_PREFIXES.console, '/api'];

export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`);
};
