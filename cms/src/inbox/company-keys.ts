import { searchKey } from '@fuar/shared/text/search-key';
import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { findRows } from '../database/rows.ts';
import { addressKey } from '../mail/address-key.ts';

/** Mail hosts that are open to anybody. Two senders with such a domain need not belong to the same company. */
const PUBLIC_HOSTS = new Set([
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.com.tr', 'outlook.com', 'outlook.com.tr'],
  ...['live.com', 'live.com.tr', 'msn.com', 'windowslive.com', 'yahoo.com', 'yahoo.com.tr', 'ymail.com'],
  ...['rocketmail.com', 'icloud.com', 'me.com', 'mac.com', 'yandex.com', 'yandex.com.tr', 'yandex.ru'],
  ...['mynet.com', 'superonline.com', 'ttmail.com', 'ttnet.net.tr', 'turk.net', 'mail.com', 'mail.ru'],
  ...['aol.com', 'gmx.com', 'gmx.de', 'gmx.net', 'web.de', 't-online.de', 'zoho.com', 'proton.me'],
  ...['protonmail.com', 'protonmail.ch', 'tutanota.com', 'hey.com', 'fastmail.com'],
]);
/** Shorter numbers get no key, because they are extensions or mistakes. */
const SHORTEST_PHONE = 7;

type CompanyFields = {
  companyName: string;
  contactEmail: string;
  contactPhone: string;
  phone?: string | null;
};

/** Two requests with an equal key may come from the same company. An empty key matches nothing. */
export function companyKeys({ companyName, contactEmail, contactPhone, phone }: CompanyFields) {
  return {
    companyKey: nameKey(companyName),
    domainKey: domainKey(contactEmail),
    phoneKey: phoneKey(phone ?? ''),
    contactPhoneKey: phoneKey(contactPhone),
  };
}

/** 'Dicle Makine A.Ş.' → 'diclemakineas' */
const nameKey = (name: string) => searchKey(name).replace(/[^\p{L}\p{N}]/gu, '');

function domainKey(email: string): string {
  const domain = addressKey(email).split('@').at(-1) ?? '';
  return PUBLIC_HOSTS.has(domain) ? '' : domain;
}

/** The ten digits of a Turkish number, or all digits of a foreign number: '+90 (412) 251-47-00' → '4122514700'. */
function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const key = /^(?:90|0)(\d{10})$/.exec(digits)?.[1] ?? digits;
  return key.length < SHORTEST_PHONE ? '' : key;
}

export const keepCompanyKeys: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' ? { ...data, ...companyKeys(data as CompanyFields) } : data;

export async function ensureCompanyKeys(payload: Payload): Promise<void> {
  const collection = 'participant-submissions';
  const docs = await findRows<CompanyFields & { id: number }>(payload, collection, {
    where: { companyKey: { exists: false } },
  });
  for (const row of docs) {
    const data = { ...companyKeys(row), updatedAt: null };
    await payload.db.updateOne({ collection, id: row.id, data, returning: false });
  }
}
