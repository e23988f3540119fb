import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`records\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`by\` text,
  	\`user_id\` numeric,
  	\`what\` text,
  	\`row_id\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`records_at_idx\` ON \`records\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`records_kind_idx\` ON \`records\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`records_by_idx\` ON \`records\` (\`by\`);`)
  await db.run(sql`CREATE INDEX \`records_user_id_idx\` ON \`records\` (\`user_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sid\` text NOT NULL,
  	\`user_id\` numeric NOT NULL,
  	\`device\` text,
  	\`seen_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sessions_sid_idx\` ON \`staff_sessions\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_user_id_idx\` ON \`staff_sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE TABLE \`security\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_second_factor_required\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`users\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`role\` text DEFAULT 'admin' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_disabled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`last_sign_in_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_invited\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invite_hash\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invite_until\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`totp_secret\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`new_totp_secret\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`totp_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`recovery_codes\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`passkeys\` text;`)
  await db.run(sql`CREATE INDEX \`users_invite_hash_idx\` ON \`users\` (\`invite_hash\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`records_id\` integer REFERENCES records(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`staff_sessions_id\` integer REFERENCES staff_sessions(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_records_id_idx\` ON \`payload_locked_documents_rels\` (\`records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_sessions_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`records\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`security\`;`)
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
  	FOREIGN KEY (\`versions_id\`) REFERENCES \`versions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "fairs_id", "press_items_id", "gallery_images_id", "slider_images_id", "page_contents_id", "redirects_id", "contact_messages_id", "participant_submissions_id", "consent_texts_id", "media_id", "publication_id", "mail_outbox_id", "drafts_id", "versions_id") SELECT "id", "order", "parent_id", "path", "users_id", "fairs_id", "press_items_id", "gallery_images_id", "slider_images_id", "page_contents_id", "redirects_id", "contact_messages_id", "participant_submissions_id", "consent_texts_id", "media_id", "publication_id", "mail_outbox_id", "drafts_id", "versions_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`DROP INDEX \`users_invite_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_disabled\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`last_sign_in_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_invited\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invite_hash\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invite_until\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`totp_secret\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`new_totp_secret\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`totp_step\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`recovery_codes\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`passkeys\`;`)
}
