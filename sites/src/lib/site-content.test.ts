import { aFair, anExhibitor, aPressItem } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { startFixtureApi } from '../testing/fixture-api.ts';
import { anEmptyContent } from '../testing/fixture-content.ts';
import { fairsToIcs } from './calendar.ts';
import { hasSameAnswer, toQuery } from './content.ts';
import { withDraft } from './draft-content.ts';
import { pageFiles } from './page-files.ts';
import { pageTitle } from './page-title.ts';
import { createReader } from './read-api.ts';
import { READS } from './site-content.ts';

async function contentWith(given: Partial<ReturnType<typeof anEmptyContent>>) {
  const api = await startFixtureApi({ ...anEmptyContent(), ...given });
  try {
    return await createReader(api.url)();
  } finally {
    await api.stop();
  }
}

test('earlier editions are the fairs of the same series, in any letter case, latest first', async () => {
  const series = 'Sofra Günleri';
  const content = await contentWith({
    fairs: [
      aFair({ id: 5, date: '1 Mart 2028', series }),
      aFair({ id: 4, date: '1 Mart 2027', series: 'SOFRA  günleri' }),
      aFair({ id: 3, date: '1 Mart 2026', series }),
      aFair({ id: 2, date: '1 Mart 2025', series: 'Başka' }),
      aFair({ id: 1, date: 'Yakında', series }),
    ],
  });
  const idsOf = (id: number) => READS.earlierEditions(content, id).map((edition) => edition.id);
  expect([5, 4, 3, 2, 1].map(idsOf)).toEqual([[4, 3], [3], [], [], [5, 4, 3]]);
});

test('a postponed or cancelled fair without a new date keeps its old days in the calendar', async () => {
  const date = 'Yeni tarih sonra açıklanacak';
  const content = await contentWith({
    fairs: [
      aFair({ id: 3, date, notice: 'postponed', previousDate: '15-17 Ekim 2090' }),
      aFair({ id: 2, date, notice: 'cancelled', previousDate: '5 Mayıs 2090' }),
      aFair({ id: 1, date, previousDate: '5 Mayıs 2090' }),
    ],
  });
  const ics = fairsToIcs(READS.calendarFairs(content), new URL('https://fuar.example'));
  expect(ics.match(/^(DTSTART|STATUS).*(?=\r)/gm)).toEqual([
    'DTSTART;VALUE=DATE:20901015',
    'STATUS:TENTATIVE',
    'DTSTART;VALUE=DATE:20900505',
    'STATUS:CANCELLED',
  ]);
  expect(READS.calendarIds(content)).toEqual([3, 2]);
});

test('a changed exhibitor changes only the list of its own fair', async () => {
  const content = await contentWith({
    fairs: [aFair({ id: 1 }), aFair({ id: 2 })],
    exhibitors: [anExhibitor({ id: 1, fairId: 1 }), anExhibitor({ id: 2, fairId: 2 })],
  });
  const draft = withDraft(content, { rows: { exhibitors: [anExhibitor({ id: 1, fairId: 1, hall: 'B' })] } });
  const changed = [
    'exhibitors:1',
    'exhibitors:2',
    'exhibitorCount:1',
    'exhibitedFairIds',
    'fair:1',
    'earlierEditions:1',
  ].filter((key) => !hasSameAnswer(content, draft, toQuery(key)));
  expect(changed).toEqual(['exhibitors:1']);
});

test('only public fairs with exhibitors have a page of exhibitors, with a title', async () => {
  const content = await contentWith({
    fairs: [aFair({ id: 1, title: 'Kitap Fuarı' }), aFair({ id: 2 })],
    exhibitors: [anExhibitor({ fairId: 1 }), anExhibitor({ fairId: 99 })],
  });
  expect(pageFiles(content).filter((file) => file.includes('katilimcilar'))).toEqual([
    '/fuarlar/1/katilimcilar.html',
  ]);
  expect(pageTitle(content, '/fuarlar/1/katilimcilar')).toBe('Kitap Fuarı Katılımcıları');
});

test('cards and albums have no placeholder, because no page shows it', async () => {
  const image = { width: 3, height: 2, srcset: [], placeholder: 'data:image/webp;base64,AA' };
  const row = { imageUrl: '/media/a.webp', image };
  const content = await contentWith({
    fairs: [aFair({ ...row, id: 1 })],
    press: [aPressItem(row)],
    galleryImages: [{ ...row, id: 1, fairId: 1 }],
  });
  const shown = [
    READS.upcomingCards(content, 1),
    READS.latestPress(content, 1),
    READS.albums(content),
  ].flat();
  expect(shown.map((card) => card.image)).toEqual(Array(3).fill({ width: 3, height: 2, srcset: [] }));
});
