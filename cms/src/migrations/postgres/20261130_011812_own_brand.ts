import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_settings_languages" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum__settings_v_version_languages" AS ENUM('en', 'ru', 'br');
  CREATE TABLE "settings_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "settings" ADD COLUMN "colors_ground" varchar;
  ALTER TABLE "settings" ADD COLUMN "colors_ink" varchar;
  ALTER TABLE "settings" ADD COLUMN "colors_accent" varchar;
  ALTER TABLE "settings" ADD COLUMN "logo" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_colors_ground" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_colors_ink" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_colors_accent" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_logo" varchar;
  ALTER TABLE "settings_languages" ADD CONSTRAINT "settings_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_languages" ADD CONSTRAINT "_settings_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_languages_order_idx" ON "settings_languages" USING btree ("order");
  CREATE INDEX "settings_languages_parent_idx" ON "settings_languages" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_languages_order_idx" ON "_settings_v_version_languages" USING btree ("order");
  CREATE INDEX "_settings_v_version_languages_parent_idx" ON "_settings_v_version_languages" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "settings_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "settings_languages" CASCADE;
  DROP TABLE "_settings_v_version_languages" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "colors_ground";
  ALTER TABLE "settings" DROP COLUMN "colors_ink";
  ALTER TABLE "settings" DROP COLUMN "colors_accent";
  ALTER TABLE "settings" DROP COLUMN "logo";
  ALTER TABLE "_settings_v" DROP COLUMN "version_colors_ground";
  ALTER TABLE "_settings_v" DROP COLUMN "version_colors_ink";
  ALTER TABLE "_settings_v" DROP COLUMN "version_colors_accent";
  ALTER TABLE "_settings_v" DROP COLUMN "version_logo";
  DROP TYPE "public"."enum_settings_languages";
  DROP TYPE "public"."enum__settings_v_version_languages";`)
}
