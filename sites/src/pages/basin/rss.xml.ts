import type { APIRoute } from 'astro';
import { read } from '../../lib/content.ts';
import { toPressFeed } from '../../lib/press-feed.ts';

const NEWEST = 30;

export const GET: APIRoute = async ({ site }) =>
  new Response(toPressFeed(await read('newestPress', NEWEST), site), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
