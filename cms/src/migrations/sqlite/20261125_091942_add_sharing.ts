import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`seo_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`jobs_seo_seo_picture_idx\` ON \`jobs\` (\`seo_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_seo_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_seo_version_seo_picture_idx\` ON \`_jobs_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`sharing_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`settings_sharing_picture_idx\` ON \`settings\` (\`sharing_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_sharing_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_sharing_picture_idx\` ON \`_settings_v\` (\`version_sharing_picture_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`city_id\` integer,
  	\`format\` text DEFAULT 'hybrid',
  	\`employment\` text DEFAULT 'full-time',
  	\`salary_min\` numeric,
  	\`salary_max\` numeric,
  	\`salary_currency\` text,
  	\`salary_unit\` text DEFAULT 'month',
  	\`valid_through\` text,
  	\`sort\` numeric,
  	\`published_at\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`city_id\`) REFERENCES \`job_cities\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_jobs\`("id", "city_id", "format", "employment", "salary_min", "salary_max", "salary_currency", "salary_unit", "valid_through", "sort", "published_at", "saved_by", "updated_at", "created_at", "_status") SELECT "id", "city_id", "format", "employment", "salary_min", "salary_max", "salary_currency", "salary_unit", "valid_through", "sort", "published_at", "saved_by", "updated_at", "created_at", "_status" FROM \`jobs\`;`)
  await db.run(sql`DROP TABLE \`jobs\`;`)
  await db.run(sql`ALTER TABLE \`__new_jobs\` RENAME TO \`jobs\`;`)
  await db.run(sql`CREATE INDEX \`jobs_city_idx\` ON \`jobs\` (\`city_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_sort_idx\` ON \`jobs\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`jobs_published_at_idx\` ON \`jobs\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs__status_idx\` ON \`jobs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__jobs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_city_id\` integer,
  	\`version_format\` text DEFAULT 'hybrid',
  	\`version_employment\` text DEFAULT 'full-time',
  	\`version_salary_min\` numeric,
  	\`version_salary_max\` numeric,
  	\`version_salary_currency\` text,
  	\`version_salary_unit\` text DEFAULT 'month',
  	\`version_valid_through\` text,
  	\`version_sort\` numeric,
  	\`version_published_at\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_city_id\`) REFERENCES \`job_cities\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__jobs_v\`("id", "parent_id", "version_city_id", "version_format", "version_employment", "version_salary_min", "version_salary_max", "version_salary_currency", "version_salary_unit", "version_valid_through", "version_sort", "version_published_at", "version_saved_by", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_city_id", "version_format", "version_employment", "version_salary_min", "version_salary_max", "version_salary_currency", "version_salary_unit", "version_valid_through", "version_sort", "version_published_at", "version_saved_by", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_jobs_v\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__jobs_v\` RENAME TO \`_jobs_v\`;`)
  await db.run(sql`CREATE INDEX \`_jobs_v_parent_idx\` ON \`_jobs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_city_idx\` ON \`_jobs_v\` (\`version_city_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_sort_idx\` ON \`_jobs_v\` (\`version_sort\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_published_at_idx\` ON \`_jobs_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_updated_at_idx\` ON \`_jobs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_created_at_idx\` ON \`_jobs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version__status_idx\` ON \`_jobs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_created_at_idx\` ON \`_jobs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_updated_at_idx\` ON \`_jobs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_snapshot_idx\` ON \`_jobs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_published_locale_idx\` ON \`_jobs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_latest_idx\` ON \`_jobs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_name\` text,
  	\`founded_in\` numeric,
  	\`phone\` text,
  	\`email_general\` text,
  	\`email_jobs\` text,
  	\`email_language\` text DEFAULT 'en',
  	\`email_confirm\` integer DEFAULT false,
  	\`school_url\` text,
  	\`verification_google\` text,
  	\`verification_yandex\` text,
  	\`verification_bing\` text,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "product_name", "founded_in", "phone", "email_general", "email_jobs", "email_language", "email_confirm", "school_url", "verification_google", "verification_yandex", "verification_bing", "saved_by", "_status", "updated_at", "created_at") SELECT "id", "product_name", "founded_in", "phone", "email_general", "email_jobs", "email_language", "email_confirm", "school_url", "verification_google", "verification_yandex", "verification_bing", "saved_by", "_status", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_product_name\` text,
  	\`version_founded_in\` numeric,
  	\`version_phone\` text,
  	\`version_email_general\` text,
  	\`version_email_jobs\` text,
  	\`version_email_language\` text DEFAULT 'en',
  	\`version_email_confirm\` integer DEFAULT false,
  	\`version_school_url\` text,
  	\`version_verification_google\` text,
  	\`version_verification_yandex\` text,
  	\`version_verification_bing\` text,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_product_name", "version_founded_in", "version_phone", "version_email_general", "version_email_jobs", "version_email_language", "version_email_confirm", "version_school_url", "version_verification_google", "version_verification_yandex", "version_verification_bing", "version_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "version_product_name", "version_founded_in", "version_phone", "version_email_general", "version_email_jobs", "version_email_language", "version_email_confirm", "version_school_url", "version_verification_google", "version_verification_yandex", "version_verification_bing", "version_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_snapshot_idx\` ON \`_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_published_locale_idx\` ON \`_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
