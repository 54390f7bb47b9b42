import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_releases_way" AS ENUM('resident', 'one-shot');
  ALTER TABLE "releases" ADD COLUMN "way" "enum_releases_way";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "releases" DROP COLUMN "way";
  DROP TYPE "public"."enum_releases_way";`)
}
