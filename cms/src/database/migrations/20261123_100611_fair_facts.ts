import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

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

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`fair_documents\`;`)
  await db.run(sql`DROP TABLE \`exhibitors\`;`)
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
  	\`inbox_events_id\` integer,
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
  	FOREIGN KEY (\`staff_sessions_id\`) REFERENCES \`staff_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inbox_events_id\`) REFERENCES \`inbox_events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "fairs_id", "press_items_id", "gallery_images_id", "slider_images_id", "page_contents_id", "redirects_id", "contact_messages_id", "participant_submissions_id", "consent_texts_id", "media_id", "publication_id", "mail_outbox_id", "drafts_id", "versions_id", "records_id", "staff_sessions_id", "inbox_events_id") SELECT "id", "order", "parent_id", "path", "users_id", "fairs_id", "press_items_id", "gallery_images_id", "slider_images_id", "page_contents_id", "redirects_id", "contact_messages_id", "participant_submissions_id", "consent_texts_id", "media_id", "publication_id", "mail_outbox_id", "drafts_id", "versions_id", "records_id", "staff_sessions_id", "inbox_events_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inbox_events_id_idx\` ON \`payload_locked_documents_rels\` (\`inbox_events_id\`);`)
  await db.run(sql`DROP INDEX \`fairs_series_idx\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`notice\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`notice_text\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`previous_date\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`hall\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`hall_area\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`edition\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`series\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`product_groups\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`visitors_last\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`exhibitors_last\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`support_note\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`is_supervised\`;`)
  await db.run(sql`ALTER TABLE \`fairs\` DROP COLUMN \`invitation_url\`;`)
  await db.run(sql`ALTER TABLE \`drafts\` DROP COLUMN \`documents\`;`)
  await db.run(sql`ALTER TABLE \`drafts\` DROP COLUMN \`exhibitors\`;`)
  await db.run(sql`ALTER TABLE \`versions\` DROP COLUMN \`documents\`;`)
  await db.run(sql`ALTER TABLE \`versions\` DROP COLUMN \`exhibitors\`;`)
}
