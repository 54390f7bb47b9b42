import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Moves what waits to the new table; of two notes of one release, which a race could leave, the later stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`release_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`release\` numeric,
  	\`change\` text,
  	\`force\` integer DEFAULT false,
  	\`attempts\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`release_changes_release_idx\` ON \`release_changes\` (\`release\`);`)
  await db.run(sql`CREATE INDEX \`release_changes_updated_at_idx\` ON \`release_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`release_changes_created_at_idx\` ON \`release_changes\` (\`created_at\`);`)
  await db.run(sql`INSERT INTO \`release_changes\` (\`release\`, \`change\`, \`force\`)
    SELECT CASE \`releases\`.\`slot\` WHEN 'building' THEN \`releases\`.\`id\` END, \`noted\`.\`value\`, \`releases\`.\`force\`
    FROM \`releases\`, json_each(\`releases\`.\`changes\`) AS \`noted\`
    WHERE \`releases\`.\`slot\` IN ('waiting', 'building') AND json_type(\`releases\`.\`changes\`) = 'array';`)
  await db.run(sql`DELETE FROM \`releases\` WHERE EXISTS (
    SELECT 1 FROM \`releases\` AS \`newer\`
    WHERE \`newer\`.\`folder\` = \`releases\`.\`folder\` AND \`newer\`.\`id\` > \`releases\`.\`id\`);`)
  await db.run(sql`DROP INDEX \`releases_folder_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`releases_folder_idx\` ON \`releases\` (\`folder\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`release_changes\`;`)
  await db.run(sql`DROP INDEX \`releases_folder_idx\`;`)
  await db.run(sql`CREATE INDEX \`releases_folder_idx\` ON \`releases\` (\`folder\`);`)
}
