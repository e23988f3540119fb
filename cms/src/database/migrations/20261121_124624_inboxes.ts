import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`is_read\` integer DEFAULT false NOT NULL,
  	\`is_spam\` integer DEFAULT false NOT NULL,
  	\`request_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_is_spam_idx\` ON \`contact_messages\` (\`is_spam\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_request_key_idx\` ON \`contact_messages\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`participant_submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`company_name\` text NOT NULL,
  	\`address\` text,
  	\`phone\` text,
  	\`website\` text,
  	\`contact_name\` text NOT NULL,
  	\`contact_email\` text NOT NULL,
  	\`contact_phone\` text NOT NULL,
  	\`contact_title\` text,
  	\`fair_id\` integer,
  	\`fair_title\` text NOT NULL,
  	\`requested_area\` numeric NOT NULL,
  	\`stand_type\` text NOT NULL,
  	\`notes\` text,
  	\`kvkk_consent\` integer DEFAULT false NOT NULL,
  	\`consent_at\` text NOT NULL,
  	\`consent_version\` text NOT NULL,
  	\`is_read\` integer DEFAULT false NOT NULL,
  	\`is_spam\` integer DEFAULT false NOT NULL,
  	\`request_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`fair_id\`) REFERENCES \`fairs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`participant_submissions_fair_idx\` ON \`participant_submissions\` (\`fair_id\`);`)
  await db.run(sql`CREATE INDEX \`participant_submissions_is_spam_idx\` ON \`participant_submissions\` (\`is_spam\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`participant_submissions_request_key_idx\` ON \`participant_submissions\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`participant_submissions_updated_at_idx\` ON \`participant_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`participant_submissions_created_at_idx\` ON \`participant_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consent_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version\` text NOT NULL,
  	\`text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_texts_version_idx\` ON \`consent_texts\` (\`version\`);`)
  await db.run(sql`CREATE INDEX \`consent_texts_updated_at_idx\` ON \`consent_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_texts_created_at_idx\` ON \`consent_texts\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`contact_messages_id\` integer REFERENCES contact_messages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`participant_submissions_id\` integer REFERENCES participant_submissions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consent_texts_id\` integer REFERENCES consent_texts(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_participant_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`participant_submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_texts_id\`);`)
}

export { down } from '../no-down.ts';
