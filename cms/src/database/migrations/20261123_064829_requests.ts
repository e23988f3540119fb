import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`inbox_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`inbox\` text NOT NULL,
  	\`row_id\` numeric NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`by\` text,
  	\`type\` text NOT NULL,
  	\`text\` text,
  	\`from\` text,
  	\`to\` text,
  	\`mail_subject\` text,
  	\`mail_state\` text,
  	\`request_key\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_events_request_key_idx\` ON \`inbox_events\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`inbox_rowId_idx\` ON \`inbox_events\` (\`inbox\`,\`row_id\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`templates\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`status\` text DEFAULT 'open' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`owner_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`follow_up_on\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_owner_id_idx\` ON \`contact_messages\` (\`owner_id\`);`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`number\` text;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`source\` text DEFAULT 'form' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`decline_reason\` text;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`offered_area\` numeric;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`status\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`owner_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` ADD \`follow_up_on\` text;`)
  await db.run(sql`CREATE INDEX \`participant_submissions_number_idx\` ON \`participant_submissions\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`participant_submissions_status_idx\` ON \`participant_submissions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`participant_submissions_owner_id_idx\` ON \`participant_submissions\` (\`owner_id\`);`)
  await db.run(sql`ALTER TABLE \`mail_outbox\` ADD \`event_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`mail_outbox_event_id_idx\` ON \`mail_outbox\` (\`event_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`inbox_events_id\` integer REFERENCES inbox_events(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inbox_events_id_idx\` ON \`payload_locked_documents_rels\` (\`inbox_events_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`inbox_events\`;`)
  await db.run(sql`DROP TABLE \`reply_templates\`;`)
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
  	\`drafts_id\` integer,
  	\`versions_id\` integer,
  	\`records_id\` integer,
  	\`staff_sessions_id\` integer,
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
  	FOREIGN KEY (\`mail_outbox_id\`) REFERENCES \`mail_outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`drafts_id\`) REFERENCES \`drafts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`versions_id\`) REFERENCES \`versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`records_id\`) REFERENCES \`records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_sessions_id\`) REFERENCES \`staff_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "fairs_id", "press_items_id", "gallery_images_id", "slider_images_id", "page_contents_id", "redirects_id", "contact_messages_id", "participant_submissions_id", "consent_texts_id", "media_id", "publication_id", "mail_outbox_id", "drafts_id", "versions_id", "records_id", "staff_sessions_id") SELECT "id", "order", "parent_id", "path", "users_id", "fairs_id", "press_items_id", "gallery_images_id", "slider_images_id", "page_contents_id", "redirects_id", "contact_messages_id", "participant_submissions_id", "consent_texts_id", "media_id", "publication_id", "mail_outbox_id", "drafts_id", "versions_id", "records_id", "staff_sessions_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_drafts_id_idx\` ON \`payload_locked_documents_rels\` (\`drafts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`versions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_records_id_idx\` ON \`payload_locked_documents_rels\` (\`records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_sessions_id\`);`)
  await db.run(sql`DROP INDEX \`contact_messages_status_idx\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_owner_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`owner_id\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`follow_up_on\`;`)
  await db.run(sql`DROP INDEX \`participant_submissions_number_idx\`;`)
  await db.run(sql`DROP INDEX \`participant_submissions_status_idx\`;`)
  await db.run(sql`DROP INDEX \`participant_submissions_owner_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` DROP COLUMN \`number\`;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` DROP COLUMN \`decline_reason\`;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` DROP COLUMN \`offered_area\`;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` DROP COLUMN \`owner_id\`;`)
  await db.run(sql`ALTER TABLE \`participant_submissions\` DROP COLUMN \`follow_up_on\`;`)
  await db.run(sql`DROP INDEX \`mail_outbox_event_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`mail_outbox\` DROP COLUMN \`event_id\`;`)
}
