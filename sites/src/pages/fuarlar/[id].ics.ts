import type { APIRoute } from 'astro';
import { fairsToIcs } from '../../lib/calendar.ts';
import { idPaths, read } from '../../lib/content.ts';

export const getStaticPaths = () => idPaths('calendarIds');

/** The calendar file of an upcoming fair. Other fairs, and fairs whose date cannot be parsed, have no file. */
export const GET: APIRoute = async ({ params, site }) => {
  const fair = await read('calendarFair', Number(params.id));
  if (!fair) return new Response(null, { status: 404 });
  return new Response(fairsToIcs([fair], site), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
};
