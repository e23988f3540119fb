import type { CollectionConfig } from 'payload';
import { internalOnlyRow } from '../access/staff-only.ts';

/**
 * Stores the device and the last use of each session for the screen 'Oturumlarım', because Payload's own list of sessions lacks
 * them. `seenAt` is milliseconds since 1970.
 */
export function createStaffSessions(): CollectionConfig {
  return {
    slug: 'staff-sessions',
    access: internalOnlyRow,
    admin: { hidden: true },
    timestamps: false,
    fields: [
      { name: 'sid', type: 'text', required: true, unique: true },
      { name: 'userId', type: 'number', required: true, index: true },
      { name: 'device', type: 'text' },
      { name: 'seenAt', type: 'number', required: true },
    ],
  };
}
