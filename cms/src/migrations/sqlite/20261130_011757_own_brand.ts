import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_languages_order_idx\` ON \`settings_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_languages_parent_idx\` ON \`settings_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_languages_order_idx\` ON \`_settings_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_languages_parent_idx\` ON \`_settings_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`colors_ground\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`colors_ink\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`colors_accent\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`logo\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_colors_ground\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_colors_ink\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_colors_accent\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_logo\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_languages\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_languages\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`colors_ground\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`colors_ink\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`colors_accent\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`logo\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_colors_ground\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_colors_ink\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_colors_accent\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_logo\`;`)
}
