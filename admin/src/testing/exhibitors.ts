import { EXHIBITOR_COLUMNS, type ExhibitorColumn } from '@fuar/shared/content/fair-facts';
import type { AdminExhibitor, ExhibitorImport } from '@fuar/shared/schemas/exhibitor';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { aFairDocument, anExhibitor } from './builders.ts';
import { find, type Handlers, put, without } from './handlers.ts';

export type Exhibitors = {
  exhibitors: AdminExhibitor[];
  imported: ExhibitorImport;
};

export const NO_EXHIBITORS: Exhibitors = { exhibitors: [], imported: { added: 0, changed: 0, refused: [] } };

export function createExhibitorHandlers(api: Exhibitors & { fairs: AdminFair[] }): Handlers {
  const changeDocuments = (id: number, change: (fair: AdminFair) => AdminFair['documents']) => {
    api.fairs = api.fairs.map((fair) => (fair.id === id ? { ...fair, documents: change(fair) } : fair));
  };
  return {
    'GET /admin/fairs/:id/exhibitors': ({ id }) => api.exhibitors.filter(({ fairId }) => fairId === id),
    'POST /admin/fairs/:id/exhibitors': ({ id, input: { imageFile, ...texts } }) => {
      const logo = imageFile ? { imageUrl: '/media/logo.webp' } : {};
      const row = anExhibitor({ fairId: id, ...withoutEmpty(texts), ...logo, live: false });
      api.exhibitors = [...api.exhibitors, row];
      return row;
    },
    'POST /admin/fairs/:id/exhibitors/import': ({ id, input }) => {
      const { dryRun } = input as typeof input & { dryRun?: '0' | '1' };
      if (dryRun !== '1' && api.imported.refused.length === 0) {
        const added = Array.from({ length: api.imported.added }, () => anExhibitor({ fairId: id }));
        api.exhibitors = [...api.exhibitors, ...added];
      }
      return api.imported;
    },
    'PUT /admin/exhibitors/:id': ({ id, input: { imageFile: _, imageUrl, ...texts } }) => {
      const row = find(api.exhibitors, id);
      const saved = { ...withoutEmpty({ ...row, ...texts }), version: `${row.version}+` } as AdminExhibitor;
      if (imageUrl === '') delete saved.imageUrl;
      api.exhibitors = put(api.exhibitors, saved);
      return saved;
    },
    'DELETE /admin/exhibitors/:id': ({ id }) => {
      api.exhibitors = without(api.exhibitors, find(api.exhibitors, id).id);
    },

    'POST /admin/fairs/:id/documents': ({ id, input: { title, documentFile } }) => {
      const document = aFairDocument({ title, bytes: documentFile.size });
      changeDocuments(id, ({ documents }) => [...documents, document]);
      return document;
    },
    'DELETE /admin/fairs/:id/documents/:documentId': ({ id, second }) => {
      changeDocuments(id, ({ documents }) => without(documents, second));
    },
  };
}

const COLUMNS = Object.keys(EXHIBITOR_COLUMNS) as ExhibitorColumn[];

/** Removes cleared fields, because the server omits them in its responses. */
function withoutEmpty<T extends object>(texts: T): T {
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([name, value]) => !(COLUMNS as string[]).includes(name) || (value !== '' && value !== undefined),
    ),
  ) as T;
}
