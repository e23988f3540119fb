import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';

/** The version of the content that is online. The CMS reads it, whatever the host is. */
export const GET: APIRoute = async () => Response.json(await read('release'));
