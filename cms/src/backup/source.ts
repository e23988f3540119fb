import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import type { Row } from '../database/row-steps.ts';

/** Content as every database has it: rows with ids, days and moments as text, nothing that is null. */
export type Source = {
  /** What the rows have been through. */
  migrations: readonly string[];
  /** Whether all of it is of one moment; else it is to be read until nothing has changed meanwhile. */
  isOneMoment: boolean;
  /** The last id of each collection, which may be that of a row that is gone. */
  counters: () => Promise<Record<string, number>>;
  rows: (slug: string) => AsyncIterable<Row>;
  global: (slug: string) => Promise<Row | undefined>;
  close: () => Promise<void>;
};

/** Payload's own rows are of one database and of the moment: who is editing what, which columns a list shows. */
export function contentCollections({ collections }: SanitizedConfig): SanitizedCollectionConfig[] {
  return collections.filter(({ slug }) => !slug.startsWith('payload-'));
}

/** Sessions end, locks open and links to new passwords die with a restore. */
const OF_THE_MOMENT = [
  'sessions',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
];

export function toContentRow({ auth }: { auth?: unknown }, row: Row): Row {
  const left = auth ? OF_THE_MOMENT : [];
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && value !== undefined && !left.includes(name),
    ),
  );
}
