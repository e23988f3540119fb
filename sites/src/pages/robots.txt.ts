import { PATHS } from '@fuar/shared/paths';
import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) => {
  const closed = [PATHS.admin, PATHS.signIn, '/api', '/console', '/rest'];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`);
};
