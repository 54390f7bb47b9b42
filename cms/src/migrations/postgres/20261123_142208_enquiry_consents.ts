import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_enquiries_advertising_from" AS ENUM('asked', 'preset');
  ALTER TABLE "enquiries" ADD COLUMN "advertising_from" "enum_enquiries_advertising_from";
  ALTER TABLE "enquiries" ADD COLUMN "notice_version" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "privacy_text" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "advertising_text" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "address" varchar;
  CREATE INDEX "enquiries_address_idx" ON "enquiries" USING btree ("address");`)
  // Of enquiries from before, the texts are known by the name of their wording; only Russian forms asked for advertising.
  await db.execute(`UPDATE "enquiries" SET "email" = btrim("email", chr(9) || chr(10) || chr(13) || ' '), "address" = lower(btrim("email", chr(9) || chr(10) || chr(13) || ' '));`)
  await db.execute(`UPDATE "enquiries" SET "privacy_text" = CASE "language"::text WHEN 'en' THEN 'I agree to the processing of my personal data under the privacy policy' WHEN 'ru' THEN 'Даю согласие на обработку персональных данных на условиях политики конфиденциальности' WHEN 'br' THEN 'Concordo com o tratamento dos meus dados pessoais nos termos da política de privacidade' END WHERE "privacy" = true AND "consent_version" = '2026-11-21';`)
  await db.execute(`UPDATE "enquiries" SET "advertising_text" = 'Даю согласие на новости и предложения по электронной почте' WHERE "advertising" = true AND "language"::text = 'ru' AND "consent_version" = '2026-11-21';`)
  await db.execute(`UPDATE "enquiries" SET "advertising_from" = (CASE "language"::text WHEN 'ru' THEN 'asked' ELSE 'preset' END)::"enum_enquiries_advertising_from" WHERE "advertising" = true;`)
  await db.execute(`UPDATE "enquiries" SET "advertising" = false WHERE "language"::text <> 'ru';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP INDEX "enquiries_address_idx";
  ALTER TABLE "enquiries" DROP COLUMN "advertising_from";
  ALTER TABLE "enquiries" DROP COLUMN "notice_version";
  ALTER TABLE "enquiries" DROP COLUMN "privacy_text";
  ALTER TABLE "enquiries" DROP COLUMN "advertising_text";
  ALTER TABLE "enquiries" DROP COLUMN "address";
  DROP TYPE "public"."enum_enquiries_advertising_from";`)
}
