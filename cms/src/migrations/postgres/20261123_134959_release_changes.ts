import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

/** Moves what waits to the new table; of two notes of one release, which a race could leave, the later stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TABLE "release_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release" numeric,
  	"change" jsonb,
  	"force" boolean DEFAULT false,
  	"attempts" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  INSERT INTO "release_changes" ("release", "change", "force")
    SELECT CASE "releases"."slot" WHEN 'building' THEN "releases"."id" END, "noted"."change", "releases"."force"
    FROM "releases", jsonb_array_elements("releases"."changes") AS "noted"("change")
    WHERE "releases"."slot" IN ('waiting', 'building') AND jsonb_typeof("releases"."changes") = 'array';
  DELETE FROM "releases" AS "older" USING "releases" AS "newer"
    WHERE "older"."folder" = "newer"."folder" AND "older"."id" < "newer"."id";
  DROP INDEX "releases_folder_idx";
  CREATE INDEX "release_changes_release_idx" ON "release_changes" USING btree ("release");
  CREATE INDEX "release_changes_updated_at_idx" ON "release_changes" USING btree ("updated_at");
  CREATE INDEX "release_changes_created_at_idx" ON "release_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "releases_folder_idx" ON "releases" USING btree ("folder");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "release_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "release_changes" CASCADE;
  DROP INDEX "releases_folder_idx";
  CREATE INDEX "releases_folder_idx" ON "releases" USING btree ("folder");`)
}
