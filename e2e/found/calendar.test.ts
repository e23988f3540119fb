import { isCancelled } from '@fuar/shared/content/fair-facts';
import { daysBetween } from '@fuar/shared/dates/iso-day';
import ICAL from 'ical.js';
import { expect, test } from '../site/fixtures.ts';

function readEvents(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

test('an upcoming fair offers a calendar file with all its days', async ({ page, api }) => {
  const [fair] = await api.fairs.upcomingCards({ limit: 1 });
  if (!fair?.startDate || !fair.endDate) throw new Error('the next fair has a date');
  await page.goto(`/fuarlar/${fair.id}`);
  const link = page.getByRole('link', { name: 'Takvime Ekle', exact: true });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const [event] = readEvents(await response.text());
  expect(event?.summary).toBe(fair.title);
  expect(event?.startDate.toString()).toBe(fair.startDate);
  expect(daysBetween(fair.endDate, event?.endDate.toString() ?? '')).toBe(1);
  const google = await page.getByRole('link', { name: /^Google Takvim’e ekle/ }).getAttribute('href');
  expect(new URL(google ?? '').searchParams.get('text')).toBe(fair.title);
});

test('a calendar subscription contains all upcoming fairs', async ({ page, api, product }) => {
  await page.goto('/fuarlar');
  const address = await page.getByRole('link', { name: 'Takvime abone ol' }).getAttribute('href');
  expect(address).toBe(`${product.url.replace('http', 'webcal')}/takvim.ics`);
  const events = readEvents(await (await page.request.get('/takvim.ics')).text());
  const dated = (await api.fairs.cards({ status: 'upcoming' })).filter(({ startDate }) => startDate);
  expect(events.map(({ summary }) => summary)).toEqual(dated.map(({ title }) => title));
  const statuses = events.map(({ component }) => component.getFirstPropertyValue('status'));
  expect(statuses).toEqual(dated.map((fair) => (isCancelled(fair) ? 'CANCELLED' : 'CONFIRMED')));
});

test('the press room has a feed with full texts', async ({ page, api }) => {
  const [item] = await api.press.list();
  const response = await page.request.get('/basin/rss.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  await page.goto('/');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/basin/rss.xml');
  const first = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const entry = feed.querySelector('item');
      return {
        isXml: !feed.querySelector('parsererror'),
        title: entry?.querySelector('title')?.textContent,
        length: entry?.getElementsByTagName('content:encoded')[0]?.textContent?.length ?? 0,
      };
    },
    await response.text(),
  );
  expect(first).toMatchObject({ isXml: true, title: item?.title });
  expect(first.length).toBeGreaterThanOrEqual(item?.content.length ?? Number.POSITIVE_INFINITY);
});
