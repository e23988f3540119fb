import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { fairDocumentInputSchema } from '@fuar/shared/schemas/fair-document';
import { fairDocumentSchema } from '@fuar/shared/schemas/fair-facts';
import type { CollectionConfig } from 'payload';
import { nobody, staffWith } from '../access/staff-only.ts';
import { createDocumentHooks } from '../hooks/document-hooks.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { fieldsBySchema } from './fields-by-schema.ts';
import { requiredFairField } from './required-reference.ts';

/** The PDF files of fairs. Only `/api` adds them, because it checks the bytes and stores the file. */
export function createFairDocuments(storage: MediaStorage): CollectionConfig {
  return {
    slug: 'fair-documents',
    labels: { singular: m.fairDocument, plural: m.fairDocuments },
    access: { ...staffWith('content'), create: nobody, update: nobody },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'fair', 'filename'] },
    defaultSort: '-id',
    fields: [
      requiredFairField(),
      ...fieldsBySchema({
        entity: fairDocumentSchema,
        input: fairDocumentInputSchema,
        labels: { title: m.title },
      }),
      { name: 'filename', type: 'text', label: m.file, required: true, index: true },
      { name: 'bytes', type: 'number', label: m.bytes, required: true },
    ],
    hooks: createDocumentHooks(storage),
  };
}
