import { exhibitorKey } from '@fuar/shared/content/exhibitor-order';
import { EXHIBITOR_COLUMN_NAMES } from '@fuar/shared/content/fair-facts';
import { LISTS } from '@fuar/shared/content/kinds';
import type { EditedFields } from '@fuar/shared/schemas/editing';
import type { Exhibitor } from '@fuar/shared/schemas/exhibitor';
import type { FairDocument } from '@fuar/shared/schemas/fair-facts';
import type { CollectionSlug, Payload, Where } from 'payload';
import { findRows } from '../database/rows.ts';
import { mediaPath } from '../media/media-path.ts';
import { mediaNamesIn } from '../media/references.ts';

type KeptDocument = Omit<FairDocument, 'id'>;
type KeptExhibitor = Omit<Exhibitor, 'id' | 'fairId' | 'image'>;

/**
 * The rows that a restore of a fair brings back. `gallery` contains the addresses of the fair's pictures, in order. `requests`
 * contains the ids of its stand requests: the deletion of the fair keeps these rows and clears their reference to the fair.
 */
export type KeptRows = {
  gallery: readonly string[];
  documents: readonly KeptDocument[];
  exhibitors: readonly KeptExhibitor[];
  requests: readonly number[];
};

export const NO_KEPT_ROWS: KeptRows = { gallery: [], documents: [], exhibitors: [], requests: [] };

type KeptColumns = { [Name in keyof KeptRows]?: string | null };

export function toColumns(fields: EditedFields, kept: KeptRows = NO_KEPT_ROWS) {
  const names = new Set(mediaNamesIn([fields, kept]));
  const toText = (rows: readonly unknown[]) => (rows.length > 0 ? JSON.stringify(rows) : null);
  return {
    fields: JSON.stringify(fields),
    gallery: toText(kept.gallery),
    documents: toText(kept.documents),
    exhibitors: toText(kept.exhibitors),
    requests: toText(kept.requests),
    pictures: names.size > 0 ? `/${[...names].join('/')}/` : null,
  };
}

export function parseKeptRows({ gallery, documents, exhibitors, requests }: KeptColumns): KeptRows {
  const read = (text: string | null | undefined) => (text ? JSON.parse(text) : []);
  return {
    gallery: read(gallery),
    documents: read(documents),
    exhibitors: read(exhibitors),
    requests: read(requests),
  };
}

/** The present rows of a fair, together with `before`, the rows that an interrupted deletion has already stored. */
export async function collectKeptRows(
  payload: Payload,
  fair: number,
  before = NO_KEPT_ROWS,
): Promise<KeptRows> {
  const { gallery, documents, exhibitors, requests } = await readRows(payload, fair);
  return {
    gallery: joined(before.gallery, gallery, (address) => address),
    documents: joined(before.documents, documents, ({ url }) => url),
    exhibitors: joined(before.exhibitors, exhibitors, exhibitorKey),
    requests: joined(before.requests, requests, String),
  };
}

export function rowsNotIn<Row>(rows: readonly Row[], present: readonly Row[], keyOf: (row: Row) => string) {
  const known = new Set(present.map(keyOf));
  return rows.filter((row) => !known.has(keyOf(row)));
}

function joined<Row>(before: readonly Row[], now: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...before, ...rowsNotIn(now, before, keyOf)];
}

type ExhibitorRow = Omit<KeptExhibitor, 'imageUrl'> & { id: number; image?: number | null };
type DocumentRow = { id: number; title: string; filename: string; bytes: number };

export async function readRows(payload: Payload, fair: number): Promise<KeptRows> {
  const where = { fair: { equals: fair } };
  const sort = [...LISTS.galleryImages.order];
  const find = <Row>(collection: CollectionSlug) => findRows<Row>(payload, collection, { where, sort });
  const pictures = await find<{ image?: number | null }>('gallery-images');
  const documents = await find<DocumentRow>('fair-documents');
  const exhibitors = await find<ExhibitorRow>('exhibitors');
  const onlyId = { where, select: { id: true } } as const;
  const requests = await findRows<{ id: number }>(payload, 'participant-submissions', onlyId);
  const ids = [...pictures, ...exhibitors].flatMap(({ image }) => image ?? []);
  const addressOf = await readAddresses(payload, ids);
  return {
    gallery: pictures.flatMap(({ image }) => addressOf.get(image ?? 0) ?? []),
    documents: documents.map(({ title, filename, bytes }) => ({ title, url: mediaPath(filename), bytes })),
    exhibitors: exhibitors.map((row) => {
      const texts = EXHIBITOR_COLUMN_NAMES.map((column) => [column, row[column]]);
      const kept = [...texts, ['imageUrl', addressOf.get(row.image ?? 0)]];
      return { name: row.name, ...Object.fromEntries(kept.filter(([, text]) => text)) };
    }),
    requests: requests.map(({ id }) => id),
  };
}

async function readAddresses(payload: Payload, ids: number[]): Promise<Map<number, string>> {
  const pictures = ids.length > 0 ? await findPictures(payload, { id: { in: [...new Set(ids)] } }) : [];
  return new Map(pictures.map(({ id, address }) => [id, address]));
}

/** The stored pictures that match, with the addresses of their originals. */
export async function findPictures(
  payload: Payload,
  where: Where,
): Promise<{ id: number; address: string }[]> {
  type Row = { id: number; filename?: string | null };
  const docs = await findRows<Row>(payload, 'media', { where, select: { filename: true } });
  return docs.flatMap(({ id, filename }) => (filename ? [{ id, address: mediaPath(filename) }] : []));
}
