import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE INDEX "cases_locales_parent_id_idx" ON "cases_locales" USING btree ("_parent_id");
  CREATE INDEX "_cases_v_locales_parent_id_idx" ON "_cases_v_locales" USING btree ("_parent_id");
  CREATE INDEX "case_categories_locales_parent_id_idx" ON "case_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "services_locales_parent_id_idx" ON "services_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_locales_parent_id_idx" ON "_services_v_locales" USING btree ("_parent_id");
  CREATE INDEX "awards_locales_parent_id_idx" ON "awards_locales" USING btree ("_parent_id");
  CREATE INDEX "_awards_v_locales_parent_id_idx" ON "_awards_v_locales" USING btree ("_parent_id");
  CREATE INDEX "clients_locales_parent_id_idx" ON "clients_locales" USING btree ("_parent_id");
  CREATE INDEX "_clients_v_locales_parent_id_idx" ON "_clients_v_locales" USING btree ("_parent_id");
  CREATE INDEX "team_locales_parent_id_idx" ON "team_locales" USING btree ("_parent_id");
  CREATE INDEX "_team_v_locales_parent_id_idx" ON "_team_v_locales" USING btree ("_parent_id");
  CREATE INDEX "team_categories_locales_parent_id_idx" ON "team_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "jobs_locales_parent_id_idx" ON "jobs_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_locales_parent_id_idx" ON "_jobs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "job_cities_locales_parent_id_idx" ON "job_cities_locales" USING btree ("_parent_id");
  CREATE INDEX "gallery_locales_parent_id_idx" ON "gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "_gallery_v_locales_parent_id_idx" ON "_gallery_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "offices_locales_parent_id_idx" ON "offices_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_figures_locales_parent_id_idx" ON "settings_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_locales_parent_id_idx" ON "settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_figures_locales_parent_id_idx" ON "_settings_v_version_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_locales_parent_id_idx" ON "_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_home_locales_parent_id_idx" ON "page_home_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_home_v_locales_parent_id_idx" ON "_page_home_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_about_locales_parent_id_idx" ON "page_about_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_about_v_locales_parent_id_idx" ON "_page_about_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_cases_locales_parent_id_idx" ON "page_cases_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_cases_v_locales_parent_id_idx" ON "_page_cases_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_career_values_locales_parent_id_idx" ON "page_career_values_locales" USING btree ("_parent_id");
  CREATE INDEX "page_career_offer_locales_parent_id_idx" ON "page_career_offer_locales" USING btree ("_parent_id");
  CREATE INDEX "page_career_steps_locales_parent_id_idx" ON "page_career_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "page_career_locales_parent_id_idx" ON "page_career_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_career_v_version_values_locales_parent_id_idx" ON "_page_career_v_version_values_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_career_v_version_offer_locales_parent_id_idx" ON "_page_career_v_version_offer_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_career_v_version_steps_locales_parent_id_idx" ON "_page_career_v_version_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_career_v_locales_parent_id_idx" ON "_page_career_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_contacts_locales_parent_id_idx" ON "page_contacts_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_contacts_v_locales_parent_id_idx" ON "_page_contacts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_blog_locales_parent_id_idx" ON "page_blog_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_blog_v_locales_parent_id_idx" ON "_page_blog_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_privacy_locales_parent_id_idx" ON "page_privacy_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_privacy_v_locales_parent_id_idx" ON "_page_privacy_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP INDEX "cases_locales_parent_id_idx";
  DROP INDEX "_cases_v_locales_parent_id_idx";
  DROP INDEX "case_categories_locales_parent_id_idx";
  DROP INDEX "services_locales_parent_id_idx";
  DROP INDEX "_services_v_locales_parent_id_idx";
  DROP INDEX "awards_locales_parent_id_idx";
  DROP INDEX "_awards_v_locales_parent_id_idx";
  DROP INDEX "clients_locales_parent_id_idx";
  DROP INDEX "_clients_v_locales_parent_id_idx";
  DROP INDEX "team_locales_parent_id_idx";
  DROP INDEX "_team_v_locales_parent_id_idx";
  DROP INDEX "team_categories_locales_parent_id_idx";
  DROP INDEX "jobs_locales_parent_id_idx";
  DROP INDEX "_jobs_v_locales_parent_id_idx";
  DROP INDEX "job_cities_locales_parent_id_idx";
  DROP INDEX "gallery_locales_parent_id_idx";
  DROP INDEX "_gallery_v_locales_parent_id_idx";
  DROP INDEX "media_locales_parent_id_idx";
  DROP INDEX "offices_locales_parent_id_idx";
  DROP INDEX "settings_figures_locales_parent_id_idx";
  DROP INDEX "settings_locales_parent_id_idx";
  DROP INDEX "_settings_v_version_figures_locales_parent_id_idx";
  DROP INDEX "_settings_v_locales_parent_id_idx";
  DROP INDEX "page_home_locales_parent_id_idx";
  DROP INDEX "_page_home_v_locales_parent_id_idx";
  DROP INDEX "page_about_locales_parent_id_idx";
  DROP INDEX "_page_about_v_locales_parent_id_idx";
  DROP INDEX "page_cases_locales_parent_id_idx";
  DROP INDEX "_page_cases_v_locales_parent_id_idx";
  DROP INDEX "page_career_values_locales_parent_id_idx";
  DROP INDEX "page_career_offer_locales_parent_id_idx";
  DROP INDEX "page_career_steps_locales_parent_id_idx";
  DROP INDEX "page_career_locales_parent_id_idx";
  DROP INDEX "_page_career_v_version_values_locales_parent_id_idx";
  DROP INDEX "_page_career_v_version_offer_locales_parent_id_idx";
  DROP INDEX "_page_career_v_version_steps_locales_parent_id_idx";
  DROP INDEX "_page_career_v_locales_parent_id_idx";
  DROP INDEX "page_contacts_locales_parent_id_idx";
  DROP INDEX "_page_contacts_v_locales_parent_id_idx";
  DROP INDEX "page_blog_locales_parent_id_idx";
  DROP INDEX "_page_blog_v_locales_parent_id_idx";
  DROP INDEX "page_privacy_locales_parent_id_idx";
  DROP INDEX "_page_privacy_v_locales_parent_id_idx";`)
}
