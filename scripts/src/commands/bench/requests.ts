import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { REQUEST_STATUSES } from '@fuar/shared/content/inbox-statuses';

const DAY_MS = 86_400_000;

type Fair = { id: number; title: string };

/** Writes requests directly into the database, because calls of `/api` would take minutes. The newest requests have no owner. */
export function insertRequests(dataDir: string, fairs: Fair[], count: number, owner: number): void {
  const database = new DatabaseSync(join(dataDir, 'data.db'));
  database.exec('PRAGMA busy_timeout = 10000; BEGIN');
  for (let n = 0; n < count; n += 1) {
    const fair = fairs[n % fairs.length] as Fair;
    const isNew = n > count - 100;
    const status = isNew ? 'new' : REQUEST_STATUSES[n % REQUEST_STATUSES.length];
    const at = new Date(Date.now() - (count - n) * (DAY_MS / 100)).toISOString();
    const company = `${n % 2 ? 'Işıldar' : 'Çağdaş'} Makine ${n % 1500} A.Ş.`;
    const phone = String(5_320_000_000 + (n % 1500));
    insert(database, {
      company_name: company,
      contact_name: `Yetkili ${n}`,
      contact_email: `kisi${n}@firma${n % 1500}.example`,
      contact_phone: `0${phone}`,
      fair_id: fair.id,
      fair_title: fair.title,
      requested_area: 9 + (n % 40) + (n % 10) / 10,
      stand_type: 'standard',
      kvkk_consent: 1,
      consent_at: at,
      consent_version: '1',
      number: `BF-${at.slice(0, 4)}-${String(n + 1).padStart(4, '0')}`,
      source: 'form',
      status,
      offered_area: n % 3 === 0 && !isNew ? 12 + (n % 30) : null,
      owner_id: n % 4 && !isNew ? owner : null,
      follow_up_on: n % 5 === 0 && !isNew ? at.slice(0, 10) : null,
      company_key: company.toLowerCase(),
      domain_key: `firma${n % 1500}.example`,
      phone_key: '',
      contact_phone_key: phone,
      is_read: isNew ? 0 : 1,
      is_spam: 0,
      updated_at: at,
      created_at: at,
    });
  }
  database.exec('COMMIT');
  database.close();
}

function insert(database: DatabaseSync, row: Record<string, string | number | null | undefined>): void {
  const names = Object.keys(row);
  const sql = `INSERT INTO participant_submissions (${names}) VALUES (${names.map(() => '?')})`;
  database.prepare(sql).run(...Object.values(row).map((value) => value ?? null));
}
