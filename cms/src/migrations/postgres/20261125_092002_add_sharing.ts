import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "jobs" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "jobs_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "jobs_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_seo_picture_id" integer;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "settings" ADD COLUMN "sharing_picture_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_sharing_picture_id" integer;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_sharing_picture_id_media_id_fk" FOREIGN KEY ("sharing_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_sharing_picture_id_media_id_fk" FOREIGN KEY ("version_sharing_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "jobs_seo_seo_picture_idx" ON "jobs" USING btree ("seo_picture_id");
  CREATE INDEX "_jobs_v_version_seo_version_seo_picture_idx" ON "_jobs_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "settings_sharing_picture_idx" ON "settings" USING btree ("sharing_picture_id");
  CREATE INDEX "_settings_v_version_version_sharing_picture_idx" ON "_settings_v" USING btree ("version_sharing_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "jobs" DROP CONSTRAINT "jobs_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_jobs_v" DROP CONSTRAINT "_jobs_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_sharing_picture_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_sharing_picture_id_media_id_fk";
  
  DROP INDEX "jobs_seo_seo_picture_idx";
  DROP INDEX "_jobs_v_version_seo_version_seo_picture_idx";
  DROP INDEX "settings_sharing_picture_idx";
  DROP INDEX "_settings_v_version_version_sharing_picture_idx";
  ALTER TABLE "jobs" DROP COLUMN "seo_picture_id";
  ALTER TABLE "jobs_locales" DROP COLUMN "seo_title";
  ALTER TABLE "jobs_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "settings" DROP COLUMN "sharing_picture_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_sharing_picture_id";`)
}
