import type { GlobalConfig } from 'payload';
import { nobody } from '../access/staff-only.ts';

/** Rules for all accounts. Only `/api` reads and writes them. */
export function createSecurity(): GlobalConfig {
  return {
    slug: 'security',
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
    fields: [{ name: 'isSecondFactorRequired', type: 'checkbox', defaultValue: false }],
  };
}
