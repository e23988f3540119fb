import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`fair_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`fair_id\` integer,
  	\`title\` text NOT NULL,
  	\`filename\` text NOT NULL,
  	\`bytes\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`fair_id\`) REFERENCES \`fairs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`fair_documents_fair_idx\` ON \`fair_documents\` (\`fair_id\`);`)
  await db.run(sql`CREATE INDEX \`fair_documents_filename_idx\` ON \`fair_documents\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`fair_documents_updated_at_idx\` ON \`fair_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fair_documents_created_at_idx\` ON \`fair_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`exhibitors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`fair_id\` integer,
  	\`name\` text NOT NULL,
  	\`hall\` text,
  	\`stand\` text,
  	\`product_group\` text,
  	\`country\` text,
  	\`website\` text,
  	\`image_id\` integer,
  	\`changed_in\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`fair_id\`) REFERENCES \`fairs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`exhibitors_fair_idx\` ON \`exhibitors\` (\`fair_id\`);`)
  await db.run(sql`CREATE INDEX \`exhibitors_image_idx\` ON \`exhibitors\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`exhibitors_changed_in_idx\` ON \`exhibitors\` (\`changed_in\`);`)
  await db.run(sql`CREATE INDEX \`exhibitors_updated_at_idx\` ON \`exhibitors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`exhibitors_created_at_idx\` ON \`exhibitors\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`notice\` text;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`notice_text\` text;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`previous_date\` text;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`opening_hours\` text;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`hall\` text;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`hall_area\` numeric;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`edition\` numeric;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`series\` text;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`product_groups\` text;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`visitors_last\` numeric;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`exhibitors_last\` numeric;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`support_note\` text;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`is_supervised\` integer;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`invitation_url\` text;`)
  await db.run(sql`CREATE INDEX \`fairs_series_idx\` ON \`fairs\` (\`series\`);`)
  await db.run(sql`ALTER TABLE \`drafts\` ADD \`documents\` text;`)
  await db.run(sql`ALTER TABLE \`drafts\` ADD \`exhibitors\` text;`)
  await db.run(sql`ALTER TABLE \`versions\` ADD \`documents\` text;`)
  await db.run(sql`ALTER TABLE \`versions\` ADD \`exhibitors\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`fair_documents_id\` integer REFERENCES fair_documents(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`exhibitors_id\` integer REFERENCES exhibitors(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fair_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`fair_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exhibitors_id_idx\` ON \`payload_locked_documents_rels\` (\`exhibitors_id\`);`)
}

export { down } from '../no-down.ts';
