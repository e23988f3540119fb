import type { CollectionConfig } from 'payload';
import { internalOnlyRow } from '../access/staff-only.ts';

/**
 * One row, id 1: the content version that is requested, and the version that the site shows. Moments are milliseconds since
 * 1970 (0 means none), because the two databases store and compare dates differently.
 */
export function createPublicationRow(): CollectionConfig {
  return {
    slug: 'publication',
    access: internalOnlyRow,
    admin: { hidden: true },
    timestamps: false,
    fields: [
      { name: 'requested', type: 'number', defaultValue: 0, required: true },
      { name: 'published', type: 'number', defaultValue: 0, required: true },
      { name: 'publishedAt', type: 'number', defaultValue: 0, required: true },
      { name: 'attempts', type: 'number', defaultValue: 0, required: true },
      { name: 'nextTry', type: 'number', defaultValue: 0, required: true },
      { name: 'leaseUntil', type: 'number', defaultValue: 0, required: true },
      { name: 'message', type: 'text', defaultValue: '' },
    ],
  };
}
