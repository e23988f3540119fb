import { NOT_PAGES } from '@fuar/shared/not-pages';
import type { APIRoute } from 'astro';

/** The disallowed paths. `/media` and the files that pages load stay allowed. */
const CLOSED = [...NOT_PAGES.backOffice, ...NOT_PAGES.console, '/api'];

export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`);
};
