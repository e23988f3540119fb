import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

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

export { down } from '../no-down.ts';
