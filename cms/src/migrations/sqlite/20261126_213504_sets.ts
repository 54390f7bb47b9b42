import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sets_screens\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sets_screens_order_idx\` ON \`sets_screens\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sets_screens_parent_idx\` ON \`sets_screens\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sets_redirects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sets_redirects_order_idx\` ON \`sets_redirects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sets_redirects_parent_id_idx\` ON \`sets_redirects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sets\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`goes_live_at\` text,
  	\`phase\` text DEFAULT 'open' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`sets_goes_live_at_idx\` ON \`sets\` (\`goes_live_at\`);`)
  await db.run(sql`CREATE INDEX \`sets_phase_idx\` ON \`sets\` (\`phase\`);`)
  await db.run(sql`CREATE INDEX \`sets_updated_at_idx\` ON \`sets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sets_created_at_idx\` ON \`sets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sets_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`cases_id\` integer,
  	\`services_id\` integer,
  	\`awards_id\` integer,
  	\`clients_id\` integer,
  	\`news_id\` integer,
  	\`jobs_id\` integer,
  	\`team_id\` integer,
  	\`gallery_id\` integer,
  	\`blog_posts_id\` integer,
  	\`blog_externals_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cases_id\`) REFERENCES \`cases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`awards_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clients_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_posts_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_externals_id\`) REFERENCES \`blog_externals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sets_rels_order_idx\` ON \`sets_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_parent_idx\` ON \`sets_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_path_idx\` ON \`sets_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_cases_id_idx\` ON \`sets_rels\` (\`cases_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_services_id_idx\` ON \`sets_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_awards_id_idx\` ON \`sets_rels\` (\`awards_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_clients_id_idx\` ON \`sets_rels\` (\`clients_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_news_id_idx\` ON \`sets_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_jobs_id_idx\` ON \`sets_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_team_id_idx\` ON \`sets_rels\` (\`team_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_gallery_id_idx\` ON \`sets_rels\` (\`gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_blog_posts_id_idx\` ON \`sets_rels\` (\`blog_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`sets_rels_blog_externals_id_idx\` ON \`sets_rels\` (\`blog_externals_id\`);`)
  await db.run(sql`CREATE TABLE \`set_states\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`set\` numeric NOT NULL,
  	\`work\` text DEFAULT 'none' NOT NULL,
  	\`step\` text,
  	\`percent\` numeric,
  	\`reason\` text,
  	\`places\` text,
  	\`folder\` text,
  	\`shown_at\` text,
  	\`hash\` text,
  	\`pages\` numeric,
  	\`nonce\` text,
  	\`expires_at\` text,
  	\`passphrase\` text,
  	\`before\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`set_states_set_idx\` ON \`set_states\` (\`set\`);`)
  await db.run(sql`CREATE INDEX \`set_states_updated_at_idx\` ON \`set_states\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`set_states_created_at_idx\` ON \`set_states\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`set_replies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`set\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`text\` text,
  	\`path\` text,
  	\`excerpt\` text,
  	\`place\` text,
  	\`hash\` text,
  	\`is_done\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`set_replies_set_idx\` ON \`set_replies\` (\`set\`);`)
  await db.run(sql`CREATE INDEX \`set_replies_updated_at_idx\` ON \`set_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`set_replies_created_at_idx\` ON \`set_replies\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sets_id\` integer REFERENCES sets(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sets_id_idx\` ON \`payload_locked_documents_rels\` (\`sets_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`DROP TABLE \`sets_screens\`;`)
  await db.run(sql`DROP TABLE \`sets_redirects\`;`)
  await db.run(sql`DROP TABLE \`sets\`;`)
  await db.run(sql`DROP TABLE \`sets_rels\`;`)
  await db.run(sql`DROP TABLE \`set_states\`;`)
  await db.run(sql`DROP TABLE \`set_replies\`;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`cases_id\` integer,
  	\`case_categories_id\` integer,
  	\`services_id\` integer,
  	\`awards_id\` integer,
  	\`clients_id\` integer,
  	\`team_id\` integer,
  	\`team_categories_id\` integer,
  	\`jobs_id\` integer,
  	\`job_cities_id\` integer,
  	\`gallery_id\` integer,
  	\`news_id\` integer,
  	\`blog_posts_id\` integer,
  	\`blog_tags_id\` integer,
  	\`blog_externals_id\` integer,
  	\`media_id\` integer,
  	\`recordings_id\` integer,
  	\`offices_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cases_id\`) REFERENCES \`cases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_categories_id\`) REFERENCES \`case_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`awards_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clients_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_categories_id\`) REFERENCES \`team_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_cities_id\`) REFERENCES \`job_cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_posts_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_tags_id\`) REFERENCES \`blog_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_externals_id\`) REFERENCES \`blog_externals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recordings_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "cases_id", "case_categories_id", "services_id", "awards_id", "clients_id", "team_id", "team_categories_id", "jobs_id", "job_cities_id", "gallery_id", "news_id", "blog_posts_id", "blog_tags_id", "blog_externals_id", "media_id", "recordings_id", "offices_id", "users_id") SELECT "id", "order", "parent_id", "path", "cases_id", "case_categories_id", "services_id", "awards_id", "clients_id", "team_id", "team_categories_id", "jobs_id", "job_cities_id", "gallery_id", "news_id", "blog_posts_id", "blog_tags_id", "blog_externals_id", "media_id", "recordings_id", "offices_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cases_id_idx\` ON \`payload_locked_documents_rels\` (\`cases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`case_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_awards_id_idx\` ON \`payload_locked_documents_rels\` (\`awards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clients_id_idx\` ON \`payload_locked_documents_rels\` (\`clients_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_id_idx\` ON \`payload_locked_documents_rels\` (\`team_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`team_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`job_cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_externals_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_externals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recordings_id_idx\` ON \`payload_locked_documents_rels\` (\`recordings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
