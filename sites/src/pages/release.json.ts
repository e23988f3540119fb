import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';

/** How the CMS learns, from any host, which version of the content is online. */
export const GET: APIRoute = async () => Response.json(await read('release'));
