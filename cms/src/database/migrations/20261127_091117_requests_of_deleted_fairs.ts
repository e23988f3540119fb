import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`drafts\` ADD \`requests\` text;`)
  await db.run(sql`ALTER TABLE \`versions\` ADD \`requests\` text;`)
}

export { down } from '../no-down.ts';
