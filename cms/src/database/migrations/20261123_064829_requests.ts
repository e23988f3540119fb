import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

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

export { down } from '../no-down.ts';
