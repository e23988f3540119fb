import { z } from 'zod';
import type { StaffRow } from './staff-row.ts';

const storedPasskeySchema = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()).optional(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
});

export type StoredPasskey = z.infer<typeof storedPasskeySchema>;

type Factors = Pick<StaffRow, 'passkeys' | 'recoveryCodes' | 'totpSecret'>;

export function passkeysOf({ passkeys }: Pick<Factors, 'passkeys'>): StoredPasskey[] {
  return passkeys ? z.array(storedPasskeySchema).parse(JSON.parse(passkeys)) : [];
}

export function recoveryHashesOf({ recoveryCodes }: Pick<Factors, 'recoveryCodes'>): string[] {
  return recoveryCodes ? z.array(z.string()).parse(JSON.parse(recoveryCodes)) : [];
}

export function secondFactorOf(row: Pick<Factors, 'passkeys' | 'totpSecret'>): 'none' | 'totp' | 'passkey' {
  if (passkeysOf(row).length > 0) return 'passkey';
  return row.totpSecret ? 'totp' : 'none';
}

export const WITHOUT_SECOND_FACTOR = {
  totpSecret: null,
  newTotpSecret: null,
  totpStep: null,
  passkeys: null,
  recoveryCodes: null,
} as const;
