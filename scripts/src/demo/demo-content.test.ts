import { readdirSync, statSync } from 'node:fs';
import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import { exhibitorInputSchema } from '@fuar/shared/schemas/exhibitor';
import { fairFactInputs } from '@fuar/shared/schemas/fair-facts';
import { siteSettingsInputSchema } from '@fuar/shared/schemas/site-settings';
import { EMAIL_PATTERN } from '@fuar/shared/text/clean-text';
import { describe, expect, test } from 'vitest';
import { DEMO_ALBUMS } from './albums.ts';
import { demoContactMessages } from './contact-messages.ts';
import { DEMO_DOCUMENTS } from './fairs/documents.ts';
import { demoExhibitors } from './fairs/exhibitors.ts';
import { CANCELLED, WITH_DOCUMENTS } from './fairs/facts.ts';
import { demoFairs } from './fairs.ts';
import { DEMO_PAGE_CONTENTS } from './page-contents.ts';
import { demoParticipantSubmissions } from './participant-submissions.ts';
import { demoPressItems } from './press-items.ts';
import { DEMO_SETTINGS } from './settings.ts';
import { DEMO_SLIDES } from './slides.ts';

const TODAY = '2026-11-21';
const fairs = demoFairs(TODAY);
const press = demoPressItems(TODAY);
const messages = demoContactMessages(TODAY);
const submissions = demoParticipantSubmissions(TODAY);

test('has 300 exhibitors with names and stands of their own', () => {
  const exhibitors = demoExhibitors();
  expect(exhibitors).toHaveLength(300);
  expect(new Set(exhibitors.map(({ name }) => name)).size).toBe(300);
  expect(new Set(exhibitors.map(({ stand }) => stand)).size).toBe(300);
  for (const exhibitor of exhibitors) expect(exhibitorInputSchema.safeParse(exhibitor).error).toBeUndefined();
});

test('shows a postponed fair, a cancelled one, one with every fact, and a series of three', () => {
  const factsOf = (key: string) => fairs.find((fair) => fair.key === key);
  const postponed = fairs.filter(({ notice }) => notice === 'postponed');
  expect(
    postponed.map(({ status, previousDate = '' }) => [status, Boolean(parseFairDate(previousDate))]),
  ).toEqual([['Upcoming', true]]);
  expect(factsOf(CANCELLED.key)).toMatchObject({ status: 'Upcoming' });
  const complete = factsOf(WITH_DOCUMENTS) ?? {};
  const ofChanges = ['notice', 'noticeText', 'previousDate'];
  expect(Object.keys(fairFactInputs).filter((name) => !(name in complete))).toEqual(ofChanges);
  const { series } = factsOf(WITH_DOCUMENTS) ?? {};
  const editions = fairs.filter((fair) => fair.series === series);
  expect(editions.map(({ edition }) => edition)).toEqual([3, 2, 1]);
  const [next, last] = editions;
  expect([next?.visitorsLast, next?.exhibitorsLast]).toEqual([last?.visitorsLast, last?.exhibitorsLast]);
});

test('the folder of documents has exactly the files of DEMO_DOCUMENTS', () => {
  const files = readdirSync(new URL('./documents/', import.meta.url));
  expect(files.sort()).toEqual(DEMO_DOCUMENTS.map(({ file }) => file));
});

test('has content of a whole year', () => {
  expect(press.filter((item) => item.type === 'Bulletin')).toHaveLength(10);
  expect(press.filter((item) => item.type === 'Coverage')).toHaveLength(8);
  expect(DEMO_ALBUMS).toHaveLength(5);
  expect(DEMO_SLIDES).toHaveLength(4);
  expect(messages).toHaveLength(12);
  expect(submissions).toHaveLength(15);
});

describe('pictures', () => {
  const named = [
    ...fairs.map((fair) => fair.picture),
    ...press.flatMap((item) => item.picture ?? []),
    ...DEMO_ALBUMS.flatMap((album) => album.pictures),
    ...DEMO_SLIDES.map((slide) => slide.picture),
  ];

  test('the folder has exactly the used pictures, each used once, at most 12 MB', () => {
    const folder = new URL('./media/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name !== 'README.md');
    expect(files.sort()).toEqual([...named].sort());
    const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
    expect(bytes).toBeLessThanOrEqual(12 * 1024 * 1024);
  });

  test('an album has 8 to 14 pictures and belongs to a completed fair', () => {
    for (const { fair, pictures } of DEMO_ALBUMS) {
      expect(pictures.length).toBeGreaterThanOrEqual(8);
      expect(pictures.length).toBeLessThanOrEqual(14);
      expect(fairs.find(({ key }) => key === fair)?.status).toBe('Completed');
    }
  });
});

test('HTML has only elements of the editor, correctly nested', () => {
  const texts = [
    ...fairs.map((fair) => fair.details ?? ''),
    ...press.map((item) => item.content),
    ...DEMO_PAGE_CONTENTS.map((page) => page.content),
  ];
  for (const text of texts) {
    const open: string[] = [];
    for (const [tag, closing, name = '', attributes = ''] of text.matchAll(/<(\/?)([a-z\d]+)([^>]*)>/g)) {
      expect(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a']).toContain(name);
      expect(attributes, tag).toMatch(name === 'a' && !closing ? /^ href="(mailto:|tel:|\/)[^"]+"$/ : /^$/);
      if (closing) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
    expect(text).not.toMatch(/\n|> +<(p|h2|h3|ul|ol|li|blockquote)>/);
    expect(text).toMatch(/^<(p|h2)>/);
  }
});

test('contact data belong to no real person', () => {
  const people = [...messages.map((one) => one.email), ...submissions.map((one) => one.contactEmail)];
  for (const email of people) expect(email).toMatch(EMAIL_PATTERN);
  const rows = [fairs, demoExhibitors(), press, messages, submissions];
  const all = JSON.stringify([rows, DEMO_SETTINGS, DEMO_PAGE_CONTENTS]);
  for (const [, host] of all.matchAll(/(?:@|https?:\/\/)([\w.-]+)/g)) expect(host).toMatch(/\.example$/);
  for (const [phone] of all.matchAll(/\b0\d{3} \d{3} \d{2} \d{2}\b/g)) expect(phone).toMatch(/^0\d{3} 000 /);
  expect(siteSettingsInputSchema.safeParse(DEMO_SETTINGS).error).toBeUndefined();
});

test('coverages have a source and a link, bulletins have neither', () => {
  for (const { type, source, link } of press) {
    expect(source !== undefined && link !== undefined).toBe(type === 'Coverage');
  }
});

test('inboxes have read and unread items from before today, for upcoming fairs', () => {
  for (const box of [messages, submissions]) {
    expect(new Set(box.map((one) => one.isRead))).toEqual(new Set([true, false]));
    for (const { createdAt } of box) {
      expect(new Date(createdAt).toISOString()).toBe(createdAt);
      expect(createdAt < TODAY).toBe(true);
    }
  }
  for (const { fair } of submissions) {
    expect(fairs.find(({ key }) => key === fair)?.status).toBe('Upcoming');
  }
});
