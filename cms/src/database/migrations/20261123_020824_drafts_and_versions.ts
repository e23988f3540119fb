import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`drafts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text NOT NULL,
  	\`publish_at\` numeric,
  	\`failure\` text,
  	\`kind\` text NOT NULL,
  	\`row_id\` text,
  	\`row_version\` text,
  	\`title\` text,
  	\`by\` text,
  	\`pictures\` text,
  	\`gallery\` text,
  	\`fields\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`drafts_publish_at_idx\` ON \`drafts\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`drafts_pictures_idx\` ON \`drafts\` (\`pictures\`);`)
  await db.run(sql`CREATE INDEX \`drafts_updated_at_idx\` ON \`drafts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`drafts_created_at_idx\` ON \`drafts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_rowId_idx\` ON \`drafts\` (\`kind\`,\`row_id\`);`)
  await db.run(sql`CREATE TABLE \`versions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`event\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`row_id\` text,
  	\`row_version\` text,
  	\`title\` text,
  	\`by\` text,
  	\`pictures\` text,
  	\`gallery\` text,
  	\`fields\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`versions_event_idx\` ON \`versions\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`versions_pictures_idx\` ON \`versions\` (\`pictures\`);`)
  await db.run(sql`CREATE INDEX \`kind_rowId_1_idx\` ON \`versions\` (\`kind\`,\`row_id\`);`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`has_version\` integer;`)
  await db.run(sql`ALTER TABLE \`fairs\` ADD \`from_draft\` text;`)
  await db.run(sql`CREATE INDEX \`fairs_from_draft_idx\` ON \`fairs\` (\`from_draft\`);`)
  await db.run(sql`ALTER TABLE \`press_items\` ADD \`has_version\` integer;`)
  await db.run(sql`ALTER TABLE \`press_items\` ADD \`from_draft\` text;`)
  await db.run(sql`CREATE INDEX \`press_items_from_draft_idx\` ON \`press_items\` (\`from_draft\`);`)
  await db.run(sql`ALTER TABLE \`page_contents\` ADD \`has_version\` integer;`)
  await db.run(sql`ALTER TABLE \`page_contents\` ADD \`from_draft\` text;`)
  await db.run(sql`CREATE INDEX \`page_contents_from_draft_idx\` ON \`page_contents\` (\`from_draft\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`drafts_id\` integer REFERENCES drafts(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`versions_id\` integer REFERENCES versions(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_drafts_id_idx\` ON \`payload_locked_documents_rels\` (\`drafts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`versions_id\`);`)
}

export { down } from '../no-down.ts';
