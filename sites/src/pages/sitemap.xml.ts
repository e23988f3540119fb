import { pagePaths } from '@fuar/shared/pages';
import { PATHS } from '@fuar/shared/paths';
import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';

export const GET: APIRoute = async ({ site }) => {
  const fairs = (await read('fairIds')).map(PATHS.fair);
  const exhibitors = (await read('exhibitedFairIds')).map(PATHS.fairExhibitors);
  const press = (await read('pressIds')).map(PATHS.pressItem);
  const urls = [...pagePaths('indexed'), ...fairs, ...exhibitors, ...press].map(
    (path) => `<url><loc>${new URL(path, site)}</loc></url>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml' } });
};
