import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cases" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_cases_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "services" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "awards" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_awards_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "clients" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "team" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_team_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "jobs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "gallery" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_gallery_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "news" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "blog_externals" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_blog_externals_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_home" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_home_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_about" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_about_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_cases" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_cases_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_career" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_career_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_contacts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_contacts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_blog" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_blog_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_privacy" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_privacy_v" ADD COLUMN "version_saved_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "cases" DROP COLUMN "saved_by";
  ALTER TABLE "_cases_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "services" DROP COLUMN "saved_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "awards" DROP COLUMN "saved_by";
  ALTER TABLE "_awards_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "clients" DROP COLUMN "saved_by";
  ALTER TABLE "_clients_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "team" DROP COLUMN "saved_by";
  ALTER TABLE "_team_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "jobs" DROP COLUMN "saved_by";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "gallery" DROP COLUMN "saved_by";
  ALTER TABLE "_gallery_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "news" DROP COLUMN "saved_by";
  ALTER TABLE "_news_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "blog_posts" DROP COLUMN "saved_by";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "blog_externals" DROP COLUMN "saved_by";
  ALTER TABLE "_blog_externals_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "settings" DROP COLUMN "saved_by";
  ALTER TABLE "_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_home" DROP COLUMN "saved_by";
  ALTER TABLE "_page_home_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_about" DROP COLUMN "saved_by";
  ALTER TABLE "_page_about_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_cases" DROP COLUMN "saved_by";
  ALTER TABLE "_page_cases_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_career" DROP COLUMN "saved_by";
  ALTER TABLE "_page_career_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_contacts" DROP COLUMN "saved_by";
  ALTER TABLE "_page_contacts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_blog" DROP COLUMN "saved_by";
  ALTER TABLE "_page_blog_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_privacy" DROP COLUMN "saved_by";
  ALTER TABLE "_page_privacy_v" DROP COLUMN "version_saved_by";`)
}
