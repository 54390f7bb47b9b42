import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_releases_state" AS ENUM('waiting', 'building', 'live', 'replaced', 'rolled-back', 'failed', 'handed-on');
  CREATE TYPE "public"."enum_releases_step" AS ENUM('fetch', 'build', 'release', 'check', 'switch');
  CREATE TABLE "cases_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cases_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "blog_posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_blog_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_releases_state" NOT NULL,
  	"slot" varchar,
  	"ready_at" timestamp(3) with time zone,
  	"lease" timestamp(3) with time zone,
  	"force" boolean DEFAULT false,
  	"step" "enum_releases_step",
  	"percent" numeric,
  	"folder" varchar,
  	"changes" jsonb,
  	"reason" varchar,
  	"places" jsonb,
  	"log" varchar,
  	"timings" jsonb,
  	"pages" numeric,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"live_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_redirects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "_settings_v_version_redirects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "cases_texts" ADD CONSTRAINT "cases_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_texts" ADD CONSTRAINT "_cases_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_texts" ADD CONSTRAINT "blog_posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_texts" ADD CONSTRAINT "_blog_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_redirects" ADD CONSTRAINT "settings_redirects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_redirects" ADD CONSTRAINT "_settings_v_version_redirects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cases_texts_order_parent" ON "cases_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cases_v_texts_order_parent" ON "_cases_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "blog_posts_texts_order_parent" ON "blog_posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "_blog_posts_v_texts_order_parent" ON "_blog_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE UNIQUE INDEX "releases_slot_idx" ON "releases" USING btree ("slot");
  CREATE INDEX "releases_folder_idx" ON "releases" USING btree ("folder");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "settings_redirects_order_idx" ON "settings_redirects" USING btree ("_order");
  CREATE INDEX "settings_redirects_parent_id_idx" ON "settings_redirects" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_redirects_order_idx" ON "_settings_v_version_redirects" USING btree ("_order");
  CREATE INDEX "_settings_v_version_redirects_parent_id_idx" ON "_settings_v_version_redirects" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "cases_texts" CASCADE;
  DROP TABLE "_cases_v_texts" CASCADE;
  DROP TABLE "blog_posts_texts" CASCADE;
  DROP TABLE "_blog_posts_v_texts" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "settings_redirects" CASCADE;
  DROP TABLE "_settings_v_version_redirects" CASCADE;
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_releases_step";`)
}
