import { CALENDAR_MESSAGES as m } from '@fuar/shared/messages/public/calendar';
import type { APIRoute } from 'astro';
import { fairsToIcs } from '../lib/calendar.ts';
import { read } from '../lib/content.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(fairsToIcs(await read('calendarFairs'), site, m.feedName), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
