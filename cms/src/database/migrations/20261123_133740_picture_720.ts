import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w720_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w720_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w720_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w720_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w720_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w720_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_w720_sizes_w720_filename_idx\` ON \`media\` (\`sizes_w720_filename\`);`)
}

export { down } from '../no-down.ts';
