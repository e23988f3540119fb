import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`company_key\` text;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`domain_key\` text;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`phone_key\` text;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`contact_phone_key\` text;`)
  await db.run(sql`CREATE INDEX \`participant_submissions_company_key_idx\` ON \`participant_submissions\` (\`company_key\`);`)
  await db.run(sql`CREATE INDEX \`participant_submissions_domain_key_idx\` ON \`participant_submissions\` (\`domain_key\`);`)
  await db.run(sql`CREATE INDEX \`participant_submissions_phone_key_idx\` ON \`participant_submissions\` (\`phone_key\`);`)
  await db.run(sql`CREATE INDEX \`participant_submissions_contact_phone_key_idx\` ON \`participant_submissions\` (\`contact_phone_key\`);`)
}

export { down } from '../no-down.ts';
