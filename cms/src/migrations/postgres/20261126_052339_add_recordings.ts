import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TABLE "recordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poster_id" integer,
  	"fallback_id" integer,
  	"seconds" numeric,
  	"codecs" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recordings_id" integer;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_fallback_id_recordings_id_fk" FOREIGN KEY ("fallback_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "recordings_poster_idx" ON "recordings" USING btree ("poster_id");
  CREATE INDEX "recordings_fallback_idx" ON "recordings" USING btree ("fallback_id");
  CREATE INDEX "recordings_updated_at_idx" ON "recordings" USING btree ("updated_at");
  CREATE INDEX "recordings_created_at_idx" ON "recordings" USING btree ("created_at");
  CREATE UNIQUE INDEX "recordings_filename_idx" ON "recordings" USING btree ("filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recordings_fk" FOREIGN KEY ("recordings_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_recordings_id_idx" ON "payload_locked_documents_rels" USING btree ("recordings_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "recordings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "recordings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recordings_fk";
  
  DROP INDEX "payload_locked_documents_rels_recordings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recordings_id";`)
}
