import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`form_type\` text NOT NULL,
  	\`name\` text,
  	\`org\` text,
  	\`vacancy\` text,
  	\`speaker\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`description\` text,
  	\`notes\` text,
  	\`language\` text NOT NULL,
  	\`source\` text,
  	\`page\` text,
  	\`privacy\` integer,
  	\`advertising\` integer,
  	\`consent_version\` text,
  	\`consent_at\` text,
  	\`sent_at\` text,
  	\`attempts\` numeric DEFAULT 0,
  	\`last_error\` text,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`mail\` text NOT NULL,
  	\`suspicion\` text,
  	\`file_key\` text,
  	\`file_name\` text,
  	\`file_size\` numeric,
  	\`key\` text NOT NULL,
  	\`fingerprint\` text,
  	\`due_at\` text,
  	\`first_tried_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_form_type_idx\` ON \`enquiries\` (\`form_type\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_email_idx\` ON \`enquiries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_mail_idx\` ON \`enquiries\` (\`mail\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_key_idx\` ON \`enquiries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_fingerprint_idx\` ON \`enquiries\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_due_at_idx\` ON \`enquiries\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`email_language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`email_confirm\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_email_language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_email_confirm\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`email_language\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`email_confirm\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_email_language\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_email_confirm\`;`)
}
