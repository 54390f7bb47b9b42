import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TABLE "glossary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"is_kept" boolean DEFAULT false,
  	"ru" varchar,
  	"br" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "translation_flags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" varchar NOT NULL,
  	"entry" varchar,
  	"locale" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "glossary_term_idx" ON "glossary" USING btree ("term");
  CREATE INDEX "glossary_updated_at_idx" ON "glossary" USING btree ("updated_at");
  CREATE INDEX "glossary_created_at_idx" ON "glossary" USING btree ("created_at");
  CREATE INDEX "translation_flags_updated_at_idx" ON "translation_flags" USING btree ("updated_at");
  CREATE INDEX "translation_flags_created_at_idx" ON "translation_flags" USING btree ("created_at");
  CREATE INDEX "list_entry_idx" ON "translation_flags" USING btree ("list","entry");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "glossary" CASCADE;
  DROP TABLE "translation_flags" CASCADE;`)
}
