import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import type { Row } from '../database/row-steps.ts';
import type { Mail } from '../mail/outbox.ts';
import { documentsIn } from '../media/document-files.ts';
import { fileNamesOf } from '../media/references.ts';

/** Content in a form common to both databases: integer ids, dates as strings, no null values. */
export type Source = {
  migrations: readonly string[];
  /** True if the source is a snapshot. Otherwise the source must be read until two passes agree. */
  isSnapshot: boolean;
  /** The highest id each collection has assigned and the last request number of each year, including those of deleted rows. */
  counters: () => Promise<Record<string, number>>;
  rows: (slug: string) => AsyncIterable<Row>;
  global: (slug: string) => Promise<Row | undefined>;
  close: () => Promise<void>;
};

/** Leaves out Payload's own collections (locks, preferences), which make no sense in another database. */
export function contentCollections({ collections }: SanitizedConfig): SanitizedCollectionConfig[] {
  return collections.filter(({ slug }) => !slug.startsWith('payload-'));
}

/**
 * Fields of accounts that a backup leaves out. A restore therefore ends all sessions and lockouts. It also ends all links that
 * set a password, because a link that was used after the backup would otherwise work again.
 */
const TRANSIENT_ACCOUNT_FIELDS = [
  'sessions',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'inviteHash',
  'inviteUntil',
];

export function toContentRow({ auth }: { auth?: unknown }, row: Row): Row {
  const left = auth ? TRANSIENT_ACCOUNT_FIELDS : [];
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && value !== undefined && !left.includes(name),
    ),
  );
}

/** The kinds of mail that a restore drops. `withoutOldMail` says why. */
const NOT_AGAIN: unknown[] = ['reply', 'link', 'forgotten'] satisfies Mail['kind'][];

/**
 * Leaves out queued replies, because they may have been sent after the backup, and a reply must not be sent twice. Marks their
 * events as `unsure`, so that staff can decide whether to send them again. Also leaves out mails with password links, because a
 * restore ends all links.
 */
export function withoutOldMail(source: Source): Source {
  return {
    ...source,
    rows: async function* (slug) {
      for await (const row of source.rows(slug)) {
        if (slug === 'mail-outbox' && NOT_AGAIN.includes(row.kind)) continue;
        const isOpen = slug === 'inbox-events' && row.mailState === 'queued';
        yield isOpen ? { ...row, mailState: 'unsure' } : row;
      }
    },
  };
}

/** The files that a row names: all sizes of a picture, a document, or the documents in a version of a deleted fair. */
export function filesNamedBy(slug: string, row: Row): string[] {
  if (slug === 'media') return fileNamesOf(row);
  if (slug === 'fair-documents') return typeof row.filename === 'string' ? [row.filename] : [];
  return slug === 'drafts' || slug === 'versions' ? documentsIn(row) : [];
}
