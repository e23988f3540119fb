import type { GlobalConfig } from 'payload';
import { nobody } from '../access/staff-only.ts';

export function createSecurity(): GlobalConfig {
  return {
    slug: 'security',
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
    fields: [{ name: 'isSecondFactorRequired', type: 'checkbox', defaultValue: false }],
  };
}
