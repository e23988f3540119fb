import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`gallery_images\` ADD \`changed_in\` numeric;`)
  // Give existing rows the lowest version, because a comparison with null would never find them.
  for (const table of ['fairs', 'press_items', 'gallery_images', 'slider_images', 'page_contents']) {
    await db.run(sql`UPDATE ${sql.identifier(table)} SET \`changed_in\` = 0 WHERE \`changed_in\` IS NULL;`)
  }
  await db.run(sql`CREATE INDEX \`gallery_images_changed_in_idx\` ON \`gallery_images\` (\`changed_in\`);`)
  await db.run(sql`CREATE INDEX \`fairs_changed_in_idx\` ON \`fairs\` (\`changed_in\`);`)
  await db.run(sql`CREATE INDEX \`press_items_changed_in_idx\` ON \`press_items\` (\`changed_in\`);`)
  await db.run(sql`CREATE INDEX \`slider_images_changed_in_idx\` ON \`slider_images\` (\`changed_in\`);`)
  await db.run(sql`CREATE INDEX \`page_contents_changed_in_idx\` ON \`page_contents\` (\`changed_in\`);`)
}

export { down } from '../no-down.ts';
