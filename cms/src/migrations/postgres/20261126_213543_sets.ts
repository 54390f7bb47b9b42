import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_sets_screens" AS ENUM('settings', 'page-home', 'page-about', 'page-cases', 'page-career', 'page-contacts', 'page-blog', 'page-privacy');
  CREATE TYPE "public"."enum_sets_phase" AS ENUM('open', 'going-live', 'live', 'putting-back', 'put-back');
  CREATE TYPE "public"."enum_set_states_work" AS ENUM('none', 'building', 'shown', 'failed');
  CREATE TYPE "public"."enum_set_states_step" AS ENUM('fetch', 'build', 'release', 'check', 'switch');
  CREATE TYPE "public"."enum_set_replies_kind" AS ENUM('note', 'approval');
  ALTER TYPE "public"."enum_releases_way" ADD VALUE 'shown';
  CREATE TABLE "sets_screens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sets_screens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sets_redirects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "sets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"goes_live_at" timestamp(3) with time zone,
  	"phase" "enum_sets_phase" DEFAULT 'open' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cases_id" integer,
  	"services_id" integer,
  	"awards_id" integer,
  	"clients_id" integer,
  	"news_id" integer,
  	"jobs_id" integer,
  	"team_id" integer,
  	"gallery_id" integer,
  	"blog_posts_id" integer,
  	"blog_externals_id" integer
  );
  
  CREATE TABLE "set_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"set" numeric NOT NULL,
  	"work" "enum_set_states_work" DEFAULT 'none' NOT NULL,
  	"step" "enum_set_states_step",
  	"percent" numeric,
  	"reason" jsonb,
  	"places" jsonb,
  	"folder" varchar,
  	"shown_at" timestamp(3) with time zone,
  	"hash" varchar,
  	"pages" numeric,
  	"nonce" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"passphrase" varchar,
  	"before" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "set_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"set" numeric NOT NULL,
  	"kind" "enum_set_replies_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar,
  	"path" varchar,
  	"excerpt" varchar,
  	"place" jsonb,
  	"hash" varchar,
  	"is_done" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sets_id" integer;
  ALTER TABLE "sets_screens" ADD CONSTRAINT "sets_screens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_redirects" ADD CONSTRAINT "sets_redirects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_awards_fk" FOREIGN KEY ("awards_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_gallery_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sets_rels" ADD CONSTRAINT "sets_rels_blog_externals_fk" FOREIGN KEY ("blog_externals_id") REFERENCES "public"."blog_externals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sets_screens_order_idx" ON "sets_screens" USING btree ("order");
  CREATE INDEX "sets_screens_parent_idx" ON "sets_screens" USING btree ("parent_id");
  CREATE INDEX "sets_redirects_order_idx" ON "sets_redirects" USING btree ("_order");
  CREATE INDEX "sets_redirects_parent_id_idx" ON "sets_redirects" USING btree ("_parent_id");
  CREATE INDEX "sets_goes_live_at_idx" ON "sets" USING btree ("goes_live_at");
  CREATE INDEX "sets_phase_idx" ON "sets" USING btree ("phase");
  CREATE INDEX "sets_updated_at_idx" ON "sets" USING btree ("updated_at");
  CREATE INDEX "sets_created_at_idx" ON "sets" USING btree ("created_at");
  CREATE INDEX "sets_rels_order_idx" ON "sets_rels" USING btree ("order");
  CREATE INDEX "sets_rels_parent_idx" ON "sets_rels" USING btree ("parent_id");
  CREATE INDEX "sets_rels_path_idx" ON "sets_rels" USING btree ("path");
  CREATE INDEX "sets_rels_cases_id_idx" ON "sets_rels" USING btree ("cases_id");
  CREATE INDEX "sets_rels_services_id_idx" ON "sets_rels" USING btree ("services_id");
  CREATE INDEX "sets_rels_awards_id_idx" ON "sets_rels" USING btree ("awards_id");
  CREATE INDEX "sets_rels_clients_id_idx" ON "sets_rels" USING btree ("clients_id");
  CREATE INDEX "sets_rels_news_id_idx" ON "sets_rels" USING btree ("news_id");
  CREATE INDEX "sets_rels_jobs_id_idx" ON "sets_rels" USING btree ("jobs_id");
  CREATE INDEX "sets_rels_team_id_idx" ON "sets_rels" USING btree ("team_id");
  CREATE INDEX "sets_rels_gallery_id_idx" ON "sets_rels" USING btree ("gallery_id");
  CREATE INDEX "sets_rels_blog_posts_id_idx" ON "sets_rels" USING btree ("blog_posts_id");
  CREATE INDEX "sets_rels_blog_externals_id_idx" ON "sets_rels" USING btree ("blog_externals_id");
  CREATE UNIQUE INDEX "set_states_set_idx" ON "set_states" USING btree ("set");
  CREATE INDEX "set_states_updated_at_idx" ON "set_states" USING btree ("updated_at");
  CREATE INDEX "set_states_created_at_idx" ON "set_states" USING btree ("created_at");
  CREATE INDEX "set_replies_set_idx" ON "set_replies" USING btree ("set");
  CREATE INDEX "set_replies_updated_at_idx" ON "set_replies" USING btree ("updated_at");
  CREATE INDEX "set_replies_created_at_idx" ON "set_replies" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sets_fk" FOREIGN KEY ("sets_id") REFERENCES "public"."sets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sets_id_idx" ON "payload_locked_documents_rels" USING btree ("sets_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "sets_screens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sets_redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "set_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "set_replies" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sets_screens" CASCADE;
  DROP TABLE "sets_redirects" CASCADE;
  DROP TABLE "sets" CASCADE;
  DROP TABLE "sets_rels" CASCADE;
  DROP TABLE "set_states" CASCADE;
  DROP TABLE "set_replies" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sets_fk";
  
  ALTER TABLE "releases" ALTER COLUMN "way" SET DATA TYPE text;
  DROP TYPE "public"."enum_releases_way";
  CREATE TYPE "public"."enum_releases_way" AS ENUM('resident', 'one-shot');
  ALTER TABLE "releases" ALTER COLUMN "way" SET DATA TYPE "public"."enum_releases_way" USING "way"::"public"."enum_releases_way";
  DROP INDEX "payload_locked_documents_rels_sets_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sets_id";
  DROP TYPE "public"."enum_sets_screens";
  DROP TYPE "public"."enum_sets_phase";
  DROP TYPE "public"."enum_set_states_work";
  DROP TYPE "public"."enum_set_states_step";
  DROP TYPE "public"."enum_set_replies_kind";`)
}
