import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`advertising_from\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`notice_version\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`privacy_text\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`advertising_text\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`address\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_address_idx\` ON \`enquiries\` (\`address\`);`)
  // Of enquiries from before, the texts are known by the name of their wording; only Russian forms asked for advertising.
  await db.run(sql`UPDATE \`enquiries\` SET \`email\` = trim(\`email\`, char(9, 10, 13, 32)), \`address\` = lower(trim(\`email\`, char(9, 10, 13, 32)));`)
  await db.run(sql`UPDATE \`enquiries\` SET \`privacy_text\` = CASE \`language\` WHEN 'en' THEN 'I agree to the processing of my personal data under the privacy policy' WHEN 'ru' THEN 'Даю согласие на обработку персональных данных на условиях политики конфиденциальности' WHEN 'br' THEN 'Concordo com o tratamento dos meus dados pessoais nos termos da política de privacidade' END WHERE \`privacy\` = 1 AND \`consent_version\` = '2026-11-21';`)
  await db.run(sql`UPDATE \`enquiries\` SET \`advertising_text\` = 'Даю согласие на новости и предложения по электронной почте' WHERE \`advertising\` = 1 AND \`language\` = 'ru' AND \`consent_version\` = '2026-11-21';`)
  await db.run(sql`UPDATE \`enquiries\` SET \`advertising_from\` = (CASE \`language\` WHEN 'ru' THEN 'asked' ELSE 'preset' END) WHERE \`advertising\` = 1;`)
  await db.run(sql`UPDATE \`enquiries\` SET \`advertising\` = 0 WHERE \`language\` <> 'ru';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`enquiries_address_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`advertising_from\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`notice_version\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`privacy_text\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`advertising_text\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`address\`;`)
}
