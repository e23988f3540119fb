import { parseFairDate } from '../dates/parse-fair-date.ts';
import type { Exhibitor } from '../schemas/exhibitor.ts';
import type { AdminFair, Fair } from '../schemas/fair.ts';
import type { PressItem } from '../schemas/press-item.ts';

let lastId = 0;

/** A fair with every required field; its days are derived from `date`. */
export function aFair(given: Partial<Fair> = {}): Fair {
  lastId += 1;
  const date = given.date ?? '15-17 Ekim 2025';
  return {
    id: lastId,
    title: `Tarım ve Hayvancılık Fuarı ${lastId}`,
    description: 'Bölgenin üreticileri bir arada.',
    details: '<p>Ayrıntılar</p>',
    status: 'Upcoming',
    documents: [],
    ...given,
    date,
    ...parseFairDate(date),
  };
}

export function anAdminFair(given: Partial<AdminFair> = {}): AdminFair {
  return { ...aFair(given), live: given.live ?? true, version: given.version ?? 'v1' };
}

export function anExhibitor(given: Partial<Exhibitor> = {}): Exhibitor {
  lastId += 1;
  return { id: lastId, fairId: 1, name: `Botan Tarım ${lastId}`, ...given };
}

export function aPressItem(given: Partial<PressItem> = {}): PressItem {
  lastId += 1;
  return {
    id: lastId,
    type: 'Bulletin',
    title: `Basın bülteni ${lastId}`,
    content: '<p>Fuarımızdan bir duyuru.</p>',
    date: '2026-05-04',
    ...given,
  };
}
