import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`team\` ADD \`named_to_search_engines\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_team_v\` ADD \`version_named_to_search_engines\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`team\` DROP COLUMN \`named_to_search_engines\`;`)
  await db.run(sql`ALTER TABLE \`_team_v\` DROP COLUMN \`version_named_to_search_engines\`;`)
}
