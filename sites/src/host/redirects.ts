import { PATHS } from '@fuar/shared/paths';
import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';
import { FIXED_FILES } from '../lib/page-files.ts';
import { flattenRedirects, redirectLines } from '../lib/redirects.ts';

/** `/_redirects`: the redirects that staff entered, in Netlify's format, which our gateway also reads. */
export const GET: APIRoute = async () => {
  const redirects = await read('redirects');
  // Do not read the pages if there are no redirects. Otherwise each new page would cause this file to be rendered again.
  const pages = redirects.length > 0 ? await pagesWithIds() : new Set<string>();
  const isPage = (path: string) =>
    pages.has(path) || FIXED_FILES.has(path) || FIXED_FILES.has(`${path}.html`);
  return new Response(`# Old addresses\n${redirectLines(flattenRedirects(redirects, isPage))}`);
};

async function pagesWithIds(): Promise<Set<string>> {
  const fairs = await read('fairIds');
  const exhibited = await read('exhibitedFairIds');
  const press = await read('pressIds');
  return new Set([
    ...fairs.map(PATHS.fair),
    ...exhibited.map(PATHS.fairExhibitors),
    ...press.map(PATHS.pressItem),
  ]);
}
