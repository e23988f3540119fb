import type { Field } from 'payload';

export const editingFields = (): Field[] => [
  { name: 'kind', type: 'text', required: true },
  { name: 'rowId', type: 'text' },
  // The row's version (api/row-version.ts) on which a draft is based, or which an entry of the history copies.
  { name: 'rowVersion', type: 'text' },
  { name: 'title', type: 'text' },
  { name: 'by', type: 'text' },
  // The names of all pictures in one string (`/1f3c….webp/2a4d….png/`), so that a search for a name reads only the index.
  { name: 'pictures', type: 'text', index: true },
  // JSON: the addresses of a deleted fair's gallery pictures, in order.
  { name: 'gallery', type: 'textarea' },
  // JSON: the documents and the exhibitors of a deleted fair.
  { name: 'documents', type: 'textarea' },
  { name: 'exhibitors', type: 'textarea' },
  // JSON: the ids of the stand requests of a deleted fair.
  { name: 'requests', type: 'textarea' },
  // The fields of a save call, as JSON.
  { name: 'fields', type: 'textarea', required: true },
];
