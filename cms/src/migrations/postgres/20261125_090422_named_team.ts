import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "team" ADD COLUMN "named_to_search_engines" boolean DEFAULT false;
  ALTER TABLE "_team_v" ADD COLUMN "version_named_to_search_engines" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "team" DROP COLUMN "named_to_search_engines";
  ALTER TABLE "_team_v" DROP COLUMN "version_named_to_search_engines";`)
}
