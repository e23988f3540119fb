import type { CollectionConfig } from 'payload';
import { internalOnlyRow } from '../access/staff-only.ts';

/** For the screen 'Oturumlarım': Payload's own list lacks device and last use. `seenAt` is milliseconds since 1970. */
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
