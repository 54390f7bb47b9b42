import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_translation_flags_reason" AS ENUM('older', 'machine');
  ALTER TABLE "translation_flags" ADD COLUMN "reason" "enum_translation_flags_reason" DEFAULT 'older' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "translation_flags" DROP COLUMN "reason";
  DROP TYPE "public"."enum_translation_flags_reason";`)
}
