import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

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

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`drafts\`;`)
  await db.run(sql`DROP TABLE \`versions\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`fairs_id\` integer,
  	\`press_items_id\` integer,
  	\`gallery_images_id\` integer,
  	\`slider_images_id\` integer,
  	\`page_contents_id\` integer,
  	\`redirects_id\` integer,
  	\`contact_messages_id\` integer,
  	\`participant_submissions_id\` integer,
  	\`consent_texts_id\` integer,
  	\`media_id\` integer,
  	\`publication_id\` integer,
  	\`mail_outbox_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fairs_id\`) REFERENCES \`fairs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`press_items_id\`) REFERENCES \`press_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_images_id\`) REFERENCES \`gallery_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slider_images_id\`) REFERENCES \`slider_images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_contents_id\`) REFERENCES \`page_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`participant_submissions_id\`) REFERENCES \`participant_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consent_texts_id\`) REFERENCES \`consent_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publication_id\`) REFERENCES \`publication\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_outbox_id\`) REFERENCES \`mail_outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "fairs_id", "press_items_id", "gallery_images_id", "slider_images_id", "page_contents_id", "redirects_id", "contact_messages_id", "participant_submissions_id", "consent_texts_id", "media_id", "publication_id", "mail_outbox_id") SELECT "id", "order", "parent_id", "path", "users_id", "fairs_id", "press_items_id", "gallery_images_id", "slider_images_id", "page_contents_id", "redirects_id", "contact_messages_id", "participant_submissions_id", "consent_texts_id", "media_id", "publication_id", "mail_outbox_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fairs_id_idx\` ON \`payload_locked_documents_rels\` (\`fairs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_press_items_id_idx\` ON \`payload_locked_documents_rels\` (\`press_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_images_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slider_images_id_idx\` ON \`payload_locked_documents_rels\` (\`slider_images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_contents_id_idx\` ON \`payload_locked_documents_rels\` (\`page_contents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_participant_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`participant_submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publication_id_idx\` ON \`payload_locked_documents_rels\` (\`publication_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_outbox_id\`);`)
  await db.run(sql`DROP INDEX \`fairs_from_draft_idx\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`has_version\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`from_draft\`;`)
  await db.run(sql`DROP INDEX \`press_items_from_draft_idx\`;`)
  await db.run(sql`ALTER TABLE \`press_items\` DROP COLUMN \`has_version\`;`)
  await db.run(sql`ALTER TABLE \`press_items\` DROP COLUMN \`from_draft\`;`)
  await db.run(sql`DROP INDEX \`page_contents_from_draft_idx\`;`)
  await db.run(sql`ALTER TABLE \`page_contents\` DROP COLUMN \`has_version\`;`)
  await db.run(sql`ALTER TABLE \`page_contents\` DROP COLUMN \`from_draft\`;`)
}
