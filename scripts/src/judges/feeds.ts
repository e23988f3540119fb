// Reads the calendar and the press feed with third-party clients: icalendar must see every coming fair and a change of date,
// feedparser must see every press item.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createClient } from '@fuar/shared/api/client';
import { addDays } from '@fuar/shared/dates/iso-day';
import { z } from 'zod';
import { repoPath } from '../repo.ts';
import { eventually, type Product } from '../testing/product.ts';
import { signIn } from '../testing/sign-in.ts';
import { pythonPackages } from './install.ts';
import type { Verdict } from './judge.ts';

const readSchema = z.object({
  events: z.array(
    z.object({
      uid: z.string(),
      start: z.string(),
      end: z.string(),
      sequence: z.number(),
      title: z.string(),
    }),
  ),
  errors: z.array(z.string()),
  entries: z.array(z.tuple([z.string(), z.string()])),
  complaint: z.string(),
});

/** A date that no fair of the demo has. `date` is what staff write. In iCalendar `end` is the day after the last day. */
const MOVED = { date: '3-5 Mart 2031', start: '2031-03-03', end: '2031-03-06' };

export async function judgeFeeds({ url }: Product): Promise<Verdict> {
  const folder = pythonPackages('icalendar==7.3.0', 'feedparser==6.0.14');
  const read = async () => {
    const args = [repoPath('scripts/src/judges/read-feeds.py'), `${url}/takvim.ics`, `${url}/basin/rss.xml`];
    const { stdout } = await promisify(execFile)('python3', args, {
      env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
    });
    return readSchema.parse(JSON.parse(stdout));
  };
  const client = createClient({ origin: url });
  const before = await read();
  const findings = [...before.errors, before.complaint].filter((text) => text !== '');

  const fairs = (await client.fairs.list({ status: 'upcoming' })).filter(({ startDate }) => startDate);
  for (const { id, title, startDate = '', endDate = '' } of fairs) {
    const end = addDays(endDate, 1);
    const isRead = before.events.some(
      (event) => event.title === title && event.start === startDate && event.end === end,
    );
    if (!isRead) findings.push(`fair ${id} is not in the calendar from ${startDate} to before ${end}`);
  }
  if (before.events.length !== fairs.length) findings.push(`${before.events.length} events`);

  const items = await client.press.list();
  const missing = items.filter(
    ({ id, title }) =>
      !before.entries.some(([name, link]) => name === title && link === `${url}/basin/${id}`),
  );
  findings.push(...missing.map(({ id }) => `press item ${id} is not in the feed`));

  const [first] = fairs;
  if (!first) throw new Error('the demo has no coming fair');
  const event = before.events.find(({ title }) => title === first.title);
  const staff = await signIn(url);
  await staff.fairs.update(first.id, { date: MOVED.date });
  await eventually(async () => (await (await fetch(`${url}/takvim.ics`)).text()).includes('20310303'));
  const moved = (await read()).events.find(({ uid }) => uid === event?.uid);
  await staff.fairs.update(first.id, { date: first.date });
  if (moved?.start !== MOVED.start || moved.end !== MOVED.end) findings.push('a moved fair did not move');
  if (!event || !moved || moved.sequence <= event.sequence) findings.push('a move did not raise SEQUENCE');
  return {
    says: `${before.events.length} events by icalendar, ${before.entries.length} entries by feedparser, a fair moved`,
    findings,
  };
}
