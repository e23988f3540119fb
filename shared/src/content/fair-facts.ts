import type { ExhibitorInput } from '../schemas/exhibitor.ts';
import { keysOf } from './record.ts';

// Rules of fairs, documents and exhibitors. This file must not load zod, because islands and lists of the back-office import it.
export const FAIR_NOTICES = ['postponed', 'cancelled'] as const;

export type FairNotice = (typeof FAIR_NOTICES)[number];

export const FAIR_FACT_LIMITS = {
  productGroups: 50,
  productGroupLength: 60,
  edition: 999,
  count: 10_000_000,
  hallArea: 1_000_000,
} as const;

export const DOCUMENT_LIMITS = { megabytes: 15, bytes: 15 * 1024 * 1024, perFair: 20 } as const;

export const EXHIBITOR_LIMITS = { perFair: 2000 } as const;

export const CSV_LIMITS = { megabytes: 2, bytes: 2 * 1024 * 1024 } as const;

/**
 * The fields of an exhibitor with their labels. The labels are also the columns of an exhibitors file (CSV), in the order of an
 * export. An import accepts the columns in any order and letter case.
 */
export const EXHIBITOR_COLUMNS = {
  name: 'Firma',
  hall: 'Salon',
  stand: 'Stant',
  productGroup: 'Ürün grubu',
  country: 'Ülke',
  website: 'Web sitesi',
} as const satisfies Record<keyof ExhibitorInput, string>;

export type ExhibitorColumn = keyof typeof EXHIBITOR_COLUMNS;

export const EXHIBITOR_COLUMN_NAMES = keysOf(EXHIBITOR_COLUMNS);

export function isCancelled({ notice }: { notice?: FairNotice | null | undefined }): boolean {
  return notice === 'cancelled';
}
