import type { APIRoute } from 'astro';
import { read } from '../lib/content.ts';

/** The version of the content that is online. The CMS and the publisher poll this file while they wait for a release. */
export const GET: APIRoute = async () => Response.json(await read('release'));
