import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`glossary\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`term\` text NOT NULL,
  	\`is_kept\` integer DEFAULT false,
  	\`ru\` text,
  	\`br\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`glossary_term_idx\` ON \`glossary\` (\`term\`);`)
  await db.run(sql`CREATE INDEX \`glossary_updated_at_idx\` ON \`glossary\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`glossary_created_at_idx\` ON \`glossary\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`translation_flags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`list\` text NOT NULL,
  	\`entry\` text,
  	\`locale\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`translation_flags_updated_at_idx\` ON \`translation_flags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translation_flags_created_at_idx\` ON \`translation_flags\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`list_entry_idx\` ON \`translation_flags\` (\`list\`,\`entry\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`glossary\`;`)
  await db.run(sql`DROP TABLE \`translation_flags\`;`)
}
