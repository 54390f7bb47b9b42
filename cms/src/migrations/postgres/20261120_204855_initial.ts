import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_cases_territory_ground" AS ENUM('hot', 'lime', 'sky', 'ultra', 'rose', 'sand', 'moss', 'plum', 'ice', 'sun', 'ink', 'paper');
  CREATE TYPE "public"."enum_cases_territory_figure" AS ENUM('hot', 'lime', 'sky', 'ultra', 'rose', 'sand', 'moss', 'plum', 'ice', 'sun', 'ink', 'paper');
  CREATE TYPE "public"."enum_cases_territory_accent" AS ENUM('hot', 'lime', 'sky', 'ultra', 'rose', 'sand', 'moss', 'plum', 'ice', 'sun', 'ink', 'paper');
  CREATE TYPE "public"."enum_cases_territory_mark" AS ENUM('blob', 'arc', 'grid', 'wave', 'stack');
  CREATE TYPE "public"."enum_cases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cases_v_version_territory_ground" AS ENUM('hot', 'lime', 'sky', 'ultra', 'rose', 'sand', 'moss', 'plum', 'ice', 'sun', 'ink', 'paper');
  CREATE TYPE "public"."enum__cases_v_version_territory_figure" AS ENUM('hot', 'lime', 'sky', 'ultra', 'rose', 'sand', 'moss', 'plum', 'ice', 'sun', 'ink', 'paper');
  CREATE TYPE "public"."enum__cases_v_version_territory_accent" AS ENUM('hot', 'lime', 'sky', 'ultra', 'rose', 'sand', 'moss', 'plum', 'ice', 'sun', 'ink', 'paper');
  CREATE TYPE "public"."enum__cases_v_version_territory_mark" AS ENUM('blob', 'arc', 'grid', 'wave', 'stack');
  CREATE TYPE "public"."enum__cases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cases_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_awards_category" AS ENUM('short-list', 'grand-prix', 'gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_awards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__awards_v_version_category" AS ENUM('short-list', 'grand-prix', 'gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__awards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__awards_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_clients_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clients_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clients_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_team_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_jobs_format" AS ENUM('office', 'hybrid', 'remote');
  CREATE TYPE "public"."enum_jobs_employment" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum_jobs_salary_unit" AS ENUM('month', 'year');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_format" AS ENUM('office', 'hybrid', 'remote');
  CREATE TYPE "public"."enum__jobs_v_version_employment" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum__jobs_v_version_salary_unit" AS ENUM('month', 'year');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_gallery_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_news_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_blog_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_posts_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_blog_externals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_externals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_externals_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_offices_hidden_in" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_settings_social_network" AS ENUM('instagram', 'facebook', 'vk', 'linkedin', 'profile', 'youtube');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_social_network" AS ENUM('instagram', 'facebook', 'vk', 'linkedin', 'profile', 'youtube');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_page_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_home_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_page_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_about_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_page_cases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_cases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_cases_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_page_career_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_career_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_career_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_page_contacts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_contacts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_contacts_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_page_blog_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_blog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_blog_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_page_privacy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_privacy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_privacy_v_published_locale" AS ENUM('en', 'ru', 'br');
  CREATE TABLE "cases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"client_id" integer,
  	"cover_id" integer,
  	"territory_ground" "enum_cases_territory_ground" DEFAULT 'sand',
  	"territory_figure" "enum_cases_territory_figure" DEFAULT 'ink',
  	"territory_accent" "enum_cases_territory_accent" DEFAULT 'hot',
  	"territory_mark" "enum_cases_territory_mark" DEFAULT 'blob',
  	"territory_seed" numeric DEFAULT 1,
  	"seo_picture_id" integer,
  	"alias" varchar,
  	"sort" numeric,
  	"featured" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_cases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cases_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"case_categories_id" integer,
  	"services_id" integer
  );
  
  CREATE TABLE "_cases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" numeric,
  	"version_client_id" integer,
  	"version_cover_id" integer,
  	"version_territory_ground" "enum__cases_v_version_territory_ground" DEFAULT 'sand',
  	"version_territory_figure" "enum__cases_v_version_territory_figure" DEFAULT 'ink',
  	"version_territory_accent" "enum__cases_v_version_territory_accent" DEFAULT 'hot',
  	"version_territory_mark" "enum__cases_v_version_territory_mark" DEFAULT 'blob',
  	"version_territory_seed" numeric DEFAULT 1,
  	"version_seo_picture_id" integer,
  	"version_alias" varchar,
  	"version_sort" numeric,
  	"version_featured" boolean DEFAULT false,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__cases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cases_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_cases_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"case_categories_id" integer,
  	"services_id" integer
  );
  
  CREATE TABLE "case_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_categories_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"points" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_points" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "awards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" "enum_awards_category",
  	"year" numeric,
  	"case_id" integer,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_awards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "awards_locales" (
  	"festival" varchar,
  	"nomination" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_awards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category" "enum__awards_v_version_category",
  	"version_year" numeric,
  	"version_case_id" integer,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__awards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__awards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_awards_v_locales" (
  	"version_festival" varchar,
  	"version_nomination" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" integer,
  	"url" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_clients_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "clients_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_clients_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_logo_id" integer,
  	"version_url" varchar,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__clients_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__clients_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_clients_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"portrait_id" integer,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_team_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "team_locales" (
  	"name" varchar,
  	"position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"team_categories_id" integer
  );
  
  CREATE TABLE "_team_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_portrait_id" integer,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__team_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__team_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_team_v_locales" (
  	"version_name" varchar,
  	"version_position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_team_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"team_categories_id" integer
  );
  
  CREATE TABLE "team_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alias" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_categories_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"city_id" integer,
  	"format" "enum_jobs_format" DEFAULT 'hybrid',
  	"employment" "enum_jobs_employment" DEFAULT 'full-time',
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"salary_currency" varchar,
  	"salary_unit" "enum_jobs_salary_unit" DEFAULT 'month',
  	"valid_through" timestamp(3) with time zone,
  	"sort" numeric,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"offer" varchar,
  	"duties" varchar,
  	"skills" varchar,
  	"plus" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_city_id" integer,
  	"version_format" "enum__jobs_v_version_format" DEFAULT 'hybrid',
  	"version_employment" "enum__jobs_v_version_employment" DEFAULT 'full-time',
  	"version_salary_min" numeric,
  	"version_salary_max" numeric,
  	"version_salary_currency" varchar,
  	"version_salary_unit" "enum__jobs_v_version_salary_unit" DEFAULT 'month',
  	"version_valid_through" timestamp(3) with time zone,
  	"version_sort" numeric,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_offer" varchar,
  	"version_duties" varchar,
  	"version_skills" varchar,
  	"version_plus" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "job_cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_code" varchar NOT NULL,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_cities_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "gallery" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_gallery_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gallery_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__gallery_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__gallery_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_gallery_v_locales" (
  	"version_caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"locale" "enum_news_locale" DEFAULT 'en',
  	"title" varchar,
  	"text" varchar,
  	"date" timestamp(3) with time zone,
  	"url" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_locale" "enum__news_v_version_locale" DEFAULT 'en',
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "blog_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"author" varchar,
  	"cover_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" integer,
  	"alias" varchar,
  	"sort" numeric,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_blog_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blog_posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blog_tags_id" integer
  );
  
  CREATE TABLE "_blog_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_author" varchar,
  	"version_cover_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" integer,
  	"version_alias" varchar,
  	"version_sort" numeric,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__blog_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__blog_posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_blog_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blog_tags_id" integer
  );
  
  CREATE TABLE "blog_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"alias" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blog_externals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"source" varchar,
  	"url" varchar,
  	"date" timestamp(3) with time zone,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_blog_externals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_blog_externals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_source" varchar,
  	"version_url" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_sort" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__blog_externals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__blog_externals_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decorative" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "offices_hidden_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_offices_hidden_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"postal_code" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"legal_name" varchar,
  	"tax_number" varchar,
  	"sort" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offices_locales" (
  	"city" varchar,
  	"country" varchar,
  	"street" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cases_id" integer,
  	"case_categories_id" integer,
  	"services_id" integer,
  	"awards_id" integer,
  	"clients_id" integer,
  	"team_id" integer,
  	"team_categories_id" integer,
  	"jobs_id" integer,
  	"job_cities_id" integer,
  	"gallery_id" integer,
  	"news_id" integer,
  	"blog_posts_id" integer,
  	"blog_tags_id" integer,
  	"blog_externals_id" integer,
  	"media_id" integer,
  	"offices_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_settings_social_network",
  	"title" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "settings_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_name" varchar,
  	"founded_in" numeric,
  	"phone" varchar,
  	"email_general" varchar,
  	"email_jobs" varchar,
  	"school_url" varchar,
  	"verification_google" varchar,
  	"verification_yandex" varchar,
  	"verification_bing" varchar,
  	"_status" "enum_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"slogan" varchar,
  	"description" varchar,
  	"school_title" varchar,
  	"brief_word" varchar,
  	"brief_lead" varchar,
  	"brief_agency" varchar,
  	"brief_school" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__settings_v_version_social_network",
  	"title" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_product_name" varchar,
  	"version_founded_in" numeric,
  	"version_phone" varchar,
  	"version_email_general" varchar,
  	"version_email_jobs" varchar,
  	"version_school_url" varchar,
  	"version_verification_google" varchar,
  	"version_verification_yandex" varchar,
  	"version_verification_bing" varchar,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_settings_v_locales" (
  	"version_slogan" varchar,
  	"version_description" varchar,
  	"version_school_title" varchar,
  	"version_brief_word" varchar,
  	"version_brief_lead" varchar,
  	"version_brief_agency" varchar,
  	"version_brief_school" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_picture_id" integer,
  	"_status" "enum_page_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_home_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"words" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__page_home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_home_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_home_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_words" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_picture_id" integer,
  	"_status" "enum_page_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_about_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__page_about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_about_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_about_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_cases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_picture_id" integer,
  	"_status" "enum_page_cases_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_cases_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_cases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__page_cases_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_cases_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_cases_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_career_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "page_career_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_career_offer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "page_career_offer_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_career_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "page_career_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_career" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_picture_id" integer,
  	"_status" "enum_page_career_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_career_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"about" jsonb,
  	"internship_title" varchar,
  	"internship_lead" varchar,
  	"internship_points" varchar,
  	"internship_note" varchar,
  	"what_title" varchar,
  	"what_text" varchar,
  	"happy_title" varchar,
  	"happy_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_career_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_career_v_version_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_career_v_version_offer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_career_v_version_offer_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_career_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_career_v_version_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_career_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__page_career_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_career_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_career_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_about" jsonb,
  	"version_internship_title" varchar,
  	"version_internship_lead" varchar,
  	"version_internship_points" varchar,
  	"version_internship_note" varchar,
  	"version_what_title" varchar,
  	"version_what_text" varchar,
  	"version_happy_title" varchar,
  	"version_happy_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_contacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_picture_id" integer,
  	"_status" "enum_page_contacts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_contacts_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_contacts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__page_contacts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_contacts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_contacts_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_blog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_picture_id" integer,
  	"_status" "enum_page_blog_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_blog_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_blog_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__page_blog_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_blog_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_blog_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"revised_on" timestamp(3) with time zone,
  	"seo_picture_id" integer,
  	"_status" "enum_page_privacy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_privacy_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_privacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_version" varchar,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_seo_picture_id" integer,
  	"version__status" "enum__page_privacy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_privacy_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_privacy_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cases" ADD CONSTRAINT "cases_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases_locales" ADD CONSTRAINT "cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_case_categories_fk" FOREIGN KEY ("case_categories_id") REFERENCES "public"."case_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_parent_id_cases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_client_id_clients_id_fk" FOREIGN KEY ("version_client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v_locales" ADD CONSTRAINT "_cases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_case_categories_fk" FOREIGN KEY ("case_categories_id") REFERENCES "public"."case_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_categories_locales" ADD CONSTRAINT "case_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "awards" ADD CONSTRAINT "awards_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "awards_locales" ADD CONSTRAINT "awards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_awards_v" ADD CONSTRAINT "_awards_v_parent_id_awards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_awards_v" ADD CONSTRAINT "_awards_v_version_case_id_cases_id_fk" FOREIGN KEY ("version_case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_awards_v_locales" ADD CONSTRAINT "_awards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_awards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_locales" ADD CONSTRAINT "clients_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clients_v" ADD CONSTRAINT "_clients_v_parent_id_clients_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v" ADD CONSTRAINT "_clients_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v_locales" ADD CONSTRAINT "_clients_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clients_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_locales" ADD CONSTRAINT "team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_rels" ADD CONSTRAINT "team_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_rels" ADD CONSTRAINT "team_rels_team_categories_fk" FOREIGN KEY ("team_categories_id") REFERENCES "public"."team_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_parent_id_team_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v_locales" ADD CONSTRAINT "_team_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_rels" ADD CONSTRAINT "_team_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_rels" ADD CONSTRAINT "_team_v_rels_team_categories_fk" FOREIGN KEY ("team_categories_id") REFERENCES "public"."team_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_categories_locales" ADD CONSTRAINT "team_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_city_id_job_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."job_cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_city_id_job_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."job_cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_cities_locales" ADD CONSTRAINT "job_cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_locales" ADD CONSTRAINT "gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_parent_id_gallery_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v_locales" ADD CONSTRAINT "_gallery_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_blog_tags_fk" FOREIGN KEY ("blog_tags_id") REFERENCES "public"."blog_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_parent_id_blog_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_blog_tags_fk" FOREIGN KEY ("blog_tags_id") REFERENCES "public"."blog_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_externals_v" ADD CONSTRAINT "_blog_externals_v_parent_id_blog_externals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_externals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_hidden_in" ADD CONSTRAINT "offices_hidden_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_categories_fk" FOREIGN KEY ("case_categories_id") REFERENCES "public"."case_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_awards_fk" FOREIGN KEY ("awards_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_categories_fk" FOREIGN KEY ("team_categories_id") REFERENCES "public"."team_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_cities_fk" FOREIGN KEY ("job_cities_id") REFERENCES "public"."job_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_tags_fk" FOREIGN KEY ("blog_tags_id") REFERENCES "public"."blog_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_externals_fk" FOREIGN KEY ("blog_externals_id") REFERENCES "public"."blog_externals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_social" ADD CONSTRAINT "settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_figures" ADD CONSTRAINT "settings_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_figures_locales" ADD CONSTRAINT "settings_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_social" ADD CONSTRAINT "_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_figures" ADD CONSTRAINT "_settings_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_figures_locales" ADD CONSTRAINT "_settings_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home" ADD CONSTRAINT "page_home_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_home_locales" ADD CONSTRAINT "page_home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v" ADD CONSTRAINT "_page_home_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_home_v_locales" ADD CONSTRAINT "_page_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about" ADD CONSTRAINT "page_about_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_about_locales" ADD CONSTRAINT "page_about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v" ADD CONSTRAINT "_page_about_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_about_v_locales" ADD CONSTRAINT "_page_about_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_cases" ADD CONSTRAINT "page_cases_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_cases_locales" ADD CONSTRAINT "page_cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_cases_v" ADD CONSTRAINT "_page_cases_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_cases_v_locales" ADD CONSTRAINT "_page_cases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_career_values" ADD CONSTRAINT "page_career_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_career_values_locales" ADD CONSTRAINT "page_career_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_career_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_career_offer" ADD CONSTRAINT "page_career_offer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_career_offer_locales" ADD CONSTRAINT "page_career_offer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_career_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_career_steps" ADD CONSTRAINT "page_career_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_career_steps_locales" ADD CONSTRAINT "page_career_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_career_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_career" ADD CONSTRAINT "page_career_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_career_locales" ADD CONSTRAINT "page_career_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_career_v_version_values" ADD CONSTRAINT "_page_career_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_career_v_version_values_locales" ADD CONSTRAINT "_page_career_v_version_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_career_v_version_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_career_v_version_offer" ADD CONSTRAINT "_page_career_v_version_offer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_career_v_version_offer_locales" ADD CONSTRAINT "_page_career_v_version_offer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_career_v_version_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_career_v_version_steps" ADD CONSTRAINT "_page_career_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_career_v_version_steps_locales" ADD CONSTRAINT "_page_career_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_career_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_career_v" ADD CONSTRAINT "_page_career_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_career_v_locales" ADD CONSTRAINT "_page_career_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_contacts" ADD CONSTRAINT "page_contacts_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_contacts_locales" ADD CONSTRAINT "page_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contacts_v" ADD CONSTRAINT "_page_contacts_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_contacts_v_locales" ADD CONSTRAINT "_page_contacts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_blog" ADD CONSTRAINT "page_blog_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_blog_locales" ADD CONSTRAINT "page_blog_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_blog_v" ADD CONSTRAINT "_page_blog_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_blog_v_locales" ADD CONSTRAINT "_page_blog_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_privacy" ADD CONSTRAINT "page_privacy_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_privacy_locales" ADD CONSTRAINT "page_privacy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_privacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_privacy_v" ADD CONSTRAINT "_page_privacy_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_privacy_v_locales" ADD CONSTRAINT "_page_privacy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_privacy_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cases_client_idx" ON "cases" USING btree ("client_id");
  CREATE INDEX "cases_cover_idx" ON "cases" USING btree ("cover_id");
  CREATE INDEX "cases_seo_seo_picture_idx" ON "cases" USING btree ("seo_picture_id");
  CREATE UNIQUE INDEX "cases_alias_idx" ON "cases" USING btree ("alias");
  CREATE INDEX "cases_sort_idx" ON "cases" USING btree ("sort");
  CREATE INDEX "cases_published_at_idx" ON "cases" USING btree ("published_at");
  CREATE INDEX "cases_updated_at_idx" ON "cases" USING btree ("updated_at");
  CREATE INDEX "cases_created_at_idx" ON "cases" USING btree ("created_at");
  CREATE INDEX "cases__status_idx" ON "cases" USING btree ("_status");
  CREATE UNIQUE INDEX "cases_locales_locale_parent_id_unique" ON "cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cases_rels_order_idx" ON "cases_rels" USING btree ("order");
  CREATE INDEX "cases_rels_parent_idx" ON "cases_rels" USING btree ("parent_id");
  CREATE INDEX "cases_rels_path_idx" ON "cases_rels" USING btree ("path");
  CREATE INDEX "cases_rels_case_categories_id_idx" ON "cases_rels" USING btree ("case_categories_id");
  CREATE INDEX "cases_rels_services_id_idx" ON "cases_rels" USING btree ("services_id");
  CREATE INDEX "_cases_v_parent_idx" ON "_cases_v" USING btree ("parent_id");
  CREATE INDEX "_cases_v_version_version_client_idx" ON "_cases_v" USING btree ("version_client_id");
  CREATE INDEX "_cases_v_version_version_cover_idx" ON "_cases_v" USING btree ("version_cover_id");
  CREATE INDEX "_cases_v_version_seo_version_seo_picture_idx" ON "_cases_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_cases_v_version_version_alias_idx" ON "_cases_v" USING btree ("version_alias");
  CREATE INDEX "_cases_v_version_version_sort_idx" ON "_cases_v" USING btree ("version_sort");
  CREATE INDEX "_cases_v_version_version_published_at_idx" ON "_cases_v" USING btree ("version_published_at");
  CREATE INDEX "_cases_v_version_version_updated_at_idx" ON "_cases_v" USING btree ("version_updated_at");
  CREATE INDEX "_cases_v_version_version_created_at_idx" ON "_cases_v" USING btree ("version_created_at");
  CREATE INDEX "_cases_v_version_version__status_idx" ON "_cases_v" USING btree ("version__status");
  CREATE INDEX "_cases_v_created_at_idx" ON "_cases_v" USING btree ("created_at");
  CREATE INDEX "_cases_v_updated_at_idx" ON "_cases_v" USING btree ("updated_at");
  CREATE INDEX "_cases_v_snapshot_idx" ON "_cases_v" USING btree ("snapshot");
  CREATE INDEX "_cases_v_published_locale_idx" ON "_cases_v" USING btree ("published_locale");
  CREATE INDEX "_cases_v_latest_idx" ON "_cases_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_cases_v_locales_locale_parent_id_unique" ON "_cases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cases_v_rels_order_idx" ON "_cases_v_rels" USING btree ("order");
  CREATE INDEX "_cases_v_rels_parent_idx" ON "_cases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cases_v_rels_path_idx" ON "_cases_v_rels" USING btree ("path");
  CREATE INDEX "_cases_v_rels_case_categories_id_idx" ON "_cases_v_rels" USING btree ("case_categories_id");
  CREATE INDEX "_cases_v_rels_services_id_idx" ON "_cases_v_rels" USING btree ("services_id");
  CREATE UNIQUE INDEX "case_categories_alias_idx" ON "case_categories" USING btree ("alias");
  CREATE INDEX "case_categories_sort_idx" ON "case_categories" USING btree ("sort");
  CREATE INDEX "case_categories_updated_at_idx" ON "case_categories" USING btree ("updated_at");
  CREATE INDEX "case_categories_created_at_idx" ON "case_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "case_categories_locales_locale_parent_id_unique" ON "case_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_sort_idx" ON "services" USING btree ("sort");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_sort_idx" ON "_services_v" USING btree ("version_sort");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "awards_case_idx" ON "awards" USING btree ("case_id");
  CREATE INDEX "awards_sort_idx" ON "awards" USING btree ("sort");
  CREATE INDEX "awards_updated_at_idx" ON "awards" USING btree ("updated_at");
  CREATE INDEX "awards_created_at_idx" ON "awards" USING btree ("created_at");
  CREATE INDEX "awards__status_idx" ON "awards" USING btree ("_status");
  CREATE UNIQUE INDEX "awards_locales_locale_parent_id_unique" ON "awards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_awards_v_parent_idx" ON "_awards_v" USING btree ("parent_id");
  CREATE INDEX "_awards_v_version_version_case_idx" ON "_awards_v" USING btree ("version_case_id");
  CREATE INDEX "_awards_v_version_version_sort_idx" ON "_awards_v" USING btree ("version_sort");
  CREATE INDEX "_awards_v_version_version_updated_at_idx" ON "_awards_v" USING btree ("version_updated_at");
  CREATE INDEX "_awards_v_version_version_created_at_idx" ON "_awards_v" USING btree ("version_created_at");
  CREATE INDEX "_awards_v_version_version__status_idx" ON "_awards_v" USING btree ("version__status");
  CREATE INDEX "_awards_v_created_at_idx" ON "_awards_v" USING btree ("created_at");
  CREATE INDEX "_awards_v_updated_at_idx" ON "_awards_v" USING btree ("updated_at");
  CREATE INDEX "_awards_v_snapshot_idx" ON "_awards_v" USING btree ("snapshot");
  CREATE INDEX "_awards_v_published_locale_idx" ON "_awards_v" USING btree ("published_locale");
  CREATE INDEX "_awards_v_latest_idx" ON "_awards_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_awards_v_locales_locale_parent_id_unique" ON "_awards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "clients_logo_idx" ON "clients" USING btree ("logo_id");
  CREATE INDEX "clients_sort_idx" ON "clients" USING btree ("sort");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE INDEX "clients__status_idx" ON "clients" USING btree ("_status");
  CREATE UNIQUE INDEX "clients_locales_locale_parent_id_unique" ON "clients_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_clients_v_parent_idx" ON "_clients_v" USING btree ("parent_id");
  CREATE INDEX "_clients_v_version_version_logo_idx" ON "_clients_v" USING btree ("version_logo_id");
  CREATE INDEX "_clients_v_version_version_sort_idx" ON "_clients_v" USING btree ("version_sort");
  CREATE INDEX "_clients_v_version_version_updated_at_idx" ON "_clients_v" USING btree ("version_updated_at");
  CREATE INDEX "_clients_v_version_version_created_at_idx" ON "_clients_v" USING btree ("version_created_at");
  CREATE INDEX "_clients_v_version_version__status_idx" ON "_clients_v" USING btree ("version__status");
  CREATE INDEX "_clients_v_created_at_idx" ON "_clients_v" USING btree ("created_at");
  CREATE INDEX "_clients_v_updated_at_idx" ON "_clients_v" USING btree ("updated_at");
  CREATE INDEX "_clients_v_snapshot_idx" ON "_clients_v" USING btree ("snapshot");
  CREATE INDEX "_clients_v_published_locale_idx" ON "_clients_v" USING btree ("published_locale");
  CREATE INDEX "_clients_v_latest_idx" ON "_clients_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_clients_v_locales_locale_parent_id_unique" ON "_clients_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_portrait_idx" ON "team" USING btree ("portrait_id");
  CREATE INDEX "team_sort_idx" ON "team" USING btree ("sort");
  CREATE INDEX "team_updated_at_idx" ON "team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "team" USING btree ("created_at");
  CREATE INDEX "team__status_idx" ON "team" USING btree ("_status");
  CREATE UNIQUE INDEX "team_locales_locale_parent_id_unique" ON "team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_rels_order_idx" ON "team_rels" USING btree ("order");
  CREATE INDEX "team_rels_parent_idx" ON "team_rels" USING btree ("parent_id");
  CREATE INDEX "team_rels_path_idx" ON "team_rels" USING btree ("path");
  CREATE INDEX "team_rels_team_categories_id_idx" ON "team_rels" USING btree ("team_categories_id");
  CREATE INDEX "_team_v_parent_idx" ON "_team_v" USING btree ("parent_id");
  CREATE INDEX "_team_v_version_version_portrait_idx" ON "_team_v" USING btree ("version_portrait_id");
  CREATE INDEX "_team_v_version_version_sort_idx" ON "_team_v" USING btree ("version_sort");
  CREATE INDEX "_team_v_version_version_updated_at_idx" ON "_team_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_v_version_version_created_at_idx" ON "_team_v" USING btree ("version_created_at");
  CREATE INDEX "_team_v_version_version__status_idx" ON "_team_v" USING btree ("version__status");
  CREATE INDEX "_team_v_created_at_idx" ON "_team_v" USING btree ("created_at");
  CREATE INDEX "_team_v_updated_at_idx" ON "_team_v" USING btree ("updated_at");
  CREATE INDEX "_team_v_snapshot_idx" ON "_team_v" USING btree ("snapshot");
  CREATE INDEX "_team_v_published_locale_idx" ON "_team_v" USING btree ("published_locale");
  CREATE INDEX "_team_v_latest_idx" ON "_team_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_team_v_locales_locale_parent_id_unique" ON "_team_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_v_rels_order_idx" ON "_team_v_rels" USING btree ("order");
  CREATE INDEX "_team_v_rels_parent_idx" ON "_team_v_rels" USING btree ("parent_id");
  CREATE INDEX "_team_v_rels_path_idx" ON "_team_v_rels" USING btree ("path");
  CREATE INDEX "_team_v_rels_team_categories_id_idx" ON "_team_v_rels" USING btree ("team_categories_id");
  CREATE UNIQUE INDEX "team_categories_alias_idx" ON "team_categories" USING btree ("alias");
  CREATE INDEX "team_categories_sort_idx" ON "team_categories" USING btree ("sort");
  CREATE INDEX "team_categories_updated_at_idx" ON "team_categories" USING btree ("updated_at");
  CREATE INDEX "team_categories_created_at_idx" ON "team_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_categories_locales_locale_parent_id_unique" ON "team_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_city_idx" ON "jobs" USING btree ("city_id");
  CREATE INDEX "jobs_sort_idx" ON "jobs" USING btree ("sort");
  CREATE INDEX "jobs_published_at_idx" ON "jobs" USING btree ("published_at");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_city_idx" ON "_jobs_v" USING btree ("version_city_id");
  CREATE INDEX "_jobs_v_version_version_sort_idx" ON "_jobs_v" USING btree ("version_sort");
  CREATE INDEX "_jobs_v_version_version_published_at_idx" ON "_jobs_v" USING btree ("version_published_at");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_cities_sort_idx" ON "job_cities" USING btree ("sort");
  CREATE INDEX "job_cities_updated_at_idx" ON "job_cities" USING btree ("updated_at");
  CREATE INDEX "job_cities_created_at_idx" ON "job_cities" USING btree ("created_at");
  CREATE UNIQUE INDEX "job_cities_locales_locale_parent_id_unique" ON "job_cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gallery_picture_idx" ON "gallery" USING btree ("picture_id");
  CREATE INDEX "gallery_sort_idx" ON "gallery" USING btree ("sort");
  CREATE INDEX "gallery_updated_at_idx" ON "gallery" USING btree ("updated_at");
  CREATE INDEX "gallery_created_at_idx" ON "gallery" USING btree ("created_at");
  CREATE INDEX "gallery__status_idx" ON "gallery" USING btree ("_status");
  CREATE UNIQUE INDEX "gallery_locales_locale_parent_id_unique" ON "gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gallery_v_parent_idx" ON "_gallery_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_v_version_version_picture_idx" ON "_gallery_v" USING btree ("version_picture_id");
  CREATE INDEX "_gallery_v_version_version_sort_idx" ON "_gallery_v" USING btree ("version_sort");
  CREATE INDEX "_gallery_v_version_version_updated_at_idx" ON "_gallery_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_v_version_version_created_at_idx" ON "_gallery_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_v_version_version__status_idx" ON "_gallery_v" USING btree ("version__status");
  CREATE INDEX "_gallery_v_created_at_idx" ON "_gallery_v" USING btree ("created_at");
  CREATE INDEX "_gallery_v_updated_at_idx" ON "_gallery_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_v_snapshot_idx" ON "_gallery_v" USING btree ("snapshot");
  CREATE INDEX "_gallery_v_published_locale_idx" ON "_gallery_v" USING btree ("published_locale");
  CREATE INDEX "_gallery_v_latest_idx" ON "_gallery_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_gallery_v_locales_locale_parent_id_unique" ON "_gallery_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_locale_idx" ON "news" USING btree ("locale");
  CREATE INDEX "news_date_idx" ON "news" USING btree ("date");
  CREATE INDEX "news_picture_idx" ON "news" USING btree ("picture_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_locale_idx" ON "_news_v" USING btree ("version_locale");
  CREATE INDEX "_news_v_version_version_date_idx" ON "_news_v" USING btree ("version_date");
  CREATE INDEX "_news_v_version_version_picture_idx" ON "_news_v" USING btree ("version_picture_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "blog_posts_cover_idx" ON "blog_posts" USING btree ("cover_id");
  CREATE INDEX "blog_posts_seo_seo_picture_idx" ON "blog_posts" USING btree ("seo_picture_id");
  CREATE UNIQUE INDEX "blog_posts_alias_idx" ON "blog_posts" USING btree ("alias");
  CREATE INDEX "blog_posts_sort_idx" ON "blog_posts" USING btree ("sort");
  CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts" USING btree ("published_at");
  CREATE INDEX "blog_posts_updated_at_idx" ON "blog_posts" USING btree ("updated_at");
  CREATE INDEX "blog_posts_created_at_idx" ON "blog_posts" USING btree ("created_at");
  CREATE INDEX "blog_posts__status_idx" ON "blog_posts" USING btree ("_status");
  CREATE INDEX "blog_posts_rels_order_idx" ON "blog_posts_rels" USING btree ("order");
  CREATE INDEX "blog_posts_rels_parent_idx" ON "blog_posts_rels" USING btree ("parent_id");
  CREATE INDEX "blog_posts_rels_path_idx" ON "blog_posts_rels" USING btree ("path");
  CREATE INDEX "blog_posts_rels_blog_tags_id_idx" ON "blog_posts_rels" USING btree ("blog_tags_id");
  CREATE INDEX "_blog_posts_v_parent_idx" ON "_blog_posts_v" USING btree ("parent_id");
  CREATE INDEX "_blog_posts_v_version_version_cover_idx" ON "_blog_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_blog_posts_v_version_seo_version_seo_picture_idx" ON "_blog_posts_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_blog_posts_v_version_version_alias_idx" ON "_blog_posts_v" USING btree ("version_alias");
  CREATE INDEX "_blog_posts_v_version_version_sort_idx" ON "_blog_posts_v" USING btree ("version_sort");
  CREATE INDEX "_blog_posts_v_version_version_published_at_idx" ON "_blog_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_blog_posts_v_version_version_updated_at_idx" ON "_blog_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_posts_v_version_version_created_at_idx" ON "_blog_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_posts_v_version_version__status_idx" ON "_blog_posts_v" USING btree ("version__status");
  CREATE INDEX "_blog_posts_v_created_at_idx" ON "_blog_posts_v" USING btree ("created_at");
  CREATE INDEX "_blog_posts_v_updated_at_idx" ON "_blog_posts_v" USING btree ("updated_at");
  CREATE INDEX "_blog_posts_v_snapshot_idx" ON "_blog_posts_v" USING btree ("snapshot");
  CREATE INDEX "_blog_posts_v_published_locale_idx" ON "_blog_posts_v" USING btree ("published_locale");
  CREATE INDEX "_blog_posts_v_latest_idx" ON "_blog_posts_v" USING btree ("latest");
  CREATE INDEX "_blog_posts_v_rels_order_idx" ON "_blog_posts_v_rels" USING btree ("order");
  CREATE INDEX "_blog_posts_v_rels_parent_idx" ON "_blog_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_blog_posts_v_rels_path_idx" ON "_blog_posts_v_rels" USING btree ("path");
  CREATE INDEX "_blog_posts_v_rels_blog_tags_id_idx" ON "_blog_posts_v_rels" USING btree ("blog_tags_id");
  CREATE UNIQUE INDEX "blog_tags_alias_idx" ON "blog_tags" USING btree ("alias");
  CREATE INDEX "blog_tags_sort_idx" ON "blog_tags" USING btree ("sort");
  CREATE INDEX "blog_tags_updated_at_idx" ON "blog_tags" USING btree ("updated_at");
  CREATE INDEX "blog_tags_created_at_idx" ON "blog_tags" USING btree ("created_at");
  CREATE INDEX "blog_externals_sort_idx" ON "blog_externals" USING btree ("sort");
  CREATE INDEX "blog_externals_updated_at_idx" ON "blog_externals" USING btree ("updated_at");
  CREATE INDEX "blog_externals_created_at_idx" ON "blog_externals" USING btree ("created_at");
  CREATE INDEX "blog_externals__status_idx" ON "blog_externals" USING btree ("_status");
  CREATE INDEX "_blog_externals_v_parent_idx" ON "_blog_externals_v" USING btree ("parent_id");
  CREATE INDEX "_blog_externals_v_version_version_sort_idx" ON "_blog_externals_v" USING btree ("version_sort");
  CREATE INDEX "_blog_externals_v_version_version_updated_at_idx" ON "_blog_externals_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_externals_v_version_version_created_at_idx" ON "_blog_externals_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_externals_v_version_version__status_idx" ON "_blog_externals_v" USING btree ("version__status");
  CREATE INDEX "_blog_externals_v_created_at_idx" ON "_blog_externals_v" USING btree ("created_at");
  CREATE INDEX "_blog_externals_v_updated_at_idx" ON "_blog_externals_v" USING btree ("updated_at");
  CREATE INDEX "_blog_externals_v_snapshot_idx" ON "_blog_externals_v" USING btree ("snapshot");
  CREATE INDEX "_blog_externals_v_published_locale_idx" ON "_blog_externals_v" USING btree ("published_locale");
  CREATE INDEX "_blog_externals_v_latest_idx" ON "_blog_externals_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "offices_hidden_in_order_idx" ON "offices_hidden_in" USING btree ("order");
  CREATE INDEX "offices_hidden_in_parent_idx" ON "offices_hidden_in" USING btree ("parent_id");
  CREATE INDEX "offices_sort_idx" ON "offices" USING btree ("sort");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE UNIQUE INDEX "offices_locales_locale_parent_id_unique" ON "offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_cases_id_idx" ON "payload_locked_documents_rels" USING btree ("cases_id");
  CREATE INDEX "payload_locked_documents_rels_case_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("case_categories_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_awards_id_idx" ON "payload_locked_documents_rels" USING btree ("awards_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");
  CREATE INDEX "payload_locked_documents_rels_team_id_idx" ON "payload_locked_documents_rels" USING btree ("team_id");
  CREATE INDEX "payload_locked_documents_rels_team_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("team_categories_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_job_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("job_cities_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_blog_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_posts_id");
  CREATE INDEX "payload_locked_documents_rels_blog_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_tags_id");
  CREATE INDEX "payload_locked_documents_rels_blog_externals_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_externals_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_social_order_idx" ON "settings_social" USING btree ("_order");
  CREATE INDEX "settings_social_parent_id_idx" ON "settings_social" USING btree ("_parent_id");
  CREATE INDEX "settings_figures_order_idx" ON "settings_figures" USING btree ("_order");
  CREATE INDEX "settings_figures_parent_id_idx" ON "settings_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "settings_figures_locales_locale_parent_id_unique" ON "settings_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_version_social_order_idx" ON "_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_settings_v_version_social_parent_id_idx" ON "_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_figures_order_idx" ON "_settings_v_version_figures" USING btree ("_order");
  CREATE INDEX "_settings_v_version_figures_parent_id_idx" ON "_settings_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_settings_v_version_figures_locales_locale_parent_id_unique" ON "_settings_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_snapshot_idx" ON "_settings_v" USING btree ("snapshot");
  CREATE INDEX "_settings_v_published_locale_idx" ON "_settings_v" USING btree ("published_locale");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_home_seo_seo_picture_idx" ON "page_home" USING btree ("seo_picture_id");
  CREATE INDEX "page_home__status_idx" ON "page_home" USING btree ("_status");
  CREATE UNIQUE INDEX "page_home_locales_locale_parent_id_unique" ON "page_home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_home_v_version_seo_version_seo_picture_idx" ON "_page_home_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_page_home_v_version_version__status_idx" ON "_page_home_v" USING btree ("version__status");
  CREATE INDEX "_page_home_v_created_at_idx" ON "_page_home_v" USING btree ("created_at");
  CREATE INDEX "_page_home_v_updated_at_idx" ON "_page_home_v" USING btree ("updated_at");
  CREATE INDEX "_page_home_v_snapshot_idx" ON "_page_home_v" USING btree ("snapshot");
  CREATE INDEX "_page_home_v_published_locale_idx" ON "_page_home_v" USING btree ("published_locale");
  CREATE INDEX "_page_home_v_latest_idx" ON "_page_home_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_home_v_locales_locale_parent_id_unique" ON "_page_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_about_seo_seo_picture_idx" ON "page_about" USING btree ("seo_picture_id");
  CREATE INDEX "page_about__status_idx" ON "page_about" USING btree ("_status");
  CREATE UNIQUE INDEX "page_about_locales_locale_parent_id_unique" ON "page_about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_about_v_version_seo_version_seo_picture_idx" ON "_page_about_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_page_about_v_version_version__status_idx" ON "_page_about_v" USING btree ("version__status");
  CREATE INDEX "_page_about_v_created_at_idx" ON "_page_about_v" USING btree ("created_at");
  CREATE INDEX "_page_about_v_updated_at_idx" ON "_page_about_v" USING btree ("updated_at");
  CREATE INDEX "_page_about_v_snapshot_idx" ON "_page_about_v" USING btree ("snapshot");
  CREATE INDEX "_page_about_v_published_locale_idx" ON "_page_about_v" USING btree ("published_locale");
  CREATE INDEX "_page_about_v_latest_idx" ON "_page_about_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_about_v_locales_locale_parent_id_unique" ON "_page_about_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_cases_seo_seo_picture_idx" ON "page_cases" USING btree ("seo_picture_id");
  CREATE INDEX "page_cases__status_idx" ON "page_cases" USING btree ("_status");
  CREATE UNIQUE INDEX "page_cases_locales_locale_parent_id_unique" ON "page_cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_cases_v_version_seo_version_seo_picture_idx" ON "_page_cases_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_page_cases_v_version_version__status_idx" ON "_page_cases_v" USING btree ("version__status");
  CREATE INDEX "_page_cases_v_created_at_idx" ON "_page_cases_v" USING btree ("created_at");
  CREATE INDEX "_page_cases_v_updated_at_idx" ON "_page_cases_v" USING btree ("updated_at");
  CREATE INDEX "_page_cases_v_snapshot_idx" ON "_page_cases_v" USING btree ("snapshot");
  CREATE INDEX "_page_cases_v_published_locale_idx" ON "_page_cases_v" USING btree ("published_locale");
  CREATE INDEX "_page_cases_v_latest_idx" ON "_page_cases_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_cases_v_locales_locale_parent_id_unique" ON "_page_cases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_career_values_order_idx" ON "page_career_values" USING btree ("_order");
  CREATE INDEX "page_career_values_parent_id_idx" ON "page_career_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_career_values_locales_locale_parent_id_unique" ON "page_career_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_career_offer_order_idx" ON "page_career_offer" USING btree ("_order");
  CREATE INDEX "page_career_offer_parent_id_idx" ON "page_career_offer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_career_offer_locales_locale_parent_id_unique" ON "page_career_offer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_career_steps_order_idx" ON "page_career_steps" USING btree ("_order");
  CREATE INDEX "page_career_steps_parent_id_idx" ON "page_career_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_career_steps_locales_locale_parent_id_unique" ON "page_career_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_career_seo_seo_picture_idx" ON "page_career" USING btree ("seo_picture_id");
  CREATE INDEX "page_career__status_idx" ON "page_career" USING btree ("_status");
  CREATE UNIQUE INDEX "page_career_locales_locale_parent_id_unique" ON "page_career_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_career_v_version_values_order_idx" ON "_page_career_v_version_values" USING btree ("_order");
  CREATE INDEX "_page_career_v_version_values_parent_id_idx" ON "_page_career_v_version_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_career_v_version_values_locales_locale_parent_id_uniqu" ON "_page_career_v_version_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_career_v_version_offer_order_idx" ON "_page_career_v_version_offer" USING btree ("_order");
  CREATE INDEX "_page_career_v_version_offer_parent_id_idx" ON "_page_career_v_version_offer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_career_v_version_offer_locales_locale_parent_id_unique" ON "_page_career_v_version_offer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_career_v_version_steps_order_idx" ON "_page_career_v_version_steps" USING btree ("_order");
  CREATE INDEX "_page_career_v_version_steps_parent_id_idx" ON "_page_career_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_career_v_version_steps_locales_locale_parent_id_unique" ON "_page_career_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_career_v_version_seo_version_seo_picture_idx" ON "_page_career_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_page_career_v_version_version__status_idx" ON "_page_career_v" USING btree ("version__status");
  CREATE INDEX "_page_career_v_created_at_idx" ON "_page_career_v" USING btree ("created_at");
  CREATE INDEX "_page_career_v_updated_at_idx" ON "_page_career_v" USING btree ("updated_at");
  CREATE INDEX "_page_career_v_snapshot_idx" ON "_page_career_v" USING btree ("snapshot");
  CREATE INDEX "_page_career_v_published_locale_idx" ON "_page_career_v" USING btree ("published_locale");
  CREATE INDEX "_page_career_v_latest_idx" ON "_page_career_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_career_v_locales_locale_parent_id_unique" ON "_page_career_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_contacts_seo_seo_picture_idx" ON "page_contacts" USING btree ("seo_picture_id");
  CREATE INDEX "page_contacts__status_idx" ON "page_contacts" USING btree ("_status");
  CREATE UNIQUE INDEX "page_contacts_locales_locale_parent_id_unique" ON "page_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_contacts_v_version_seo_version_seo_picture_idx" ON "_page_contacts_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_page_contacts_v_version_version__status_idx" ON "_page_contacts_v" USING btree ("version__status");
  CREATE INDEX "_page_contacts_v_created_at_idx" ON "_page_contacts_v" USING btree ("created_at");
  CREATE INDEX "_page_contacts_v_updated_at_idx" ON "_page_contacts_v" USING btree ("updated_at");
  CREATE INDEX "_page_contacts_v_snapshot_idx" ON "_page_contacts_v" USING btree ("snapshot");
  CREATE INDEX "_page_contacts_v_published_locale_idx" ON "_page_contacts_v" USING btree ("published_locale");
  CREATE INDEX "_page_contacts_v_latest_idx" ON "_page_contacts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_contacts_v_locales_locale_parent_id_unique" ON "_page_contacts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_blog_seo_seo_picture_idx" ON "page_blog" USING btree ("seo_picture_id");
  CREATE INDEX "page_blog__status_idx" ON "page_blog" USING btree ("_status");
  CREATE UNIQUE INDEX "page_blog_locales_locale_parent_id_unique" ON "page_blog_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_blog_v_version_seo_version_seo_picture_idx" ON "_page_blog_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_page_blog_v_version_version__status_idx" ON "_page_blog_v" USING btree ("version__status");
  CREATE INDEX "_page_blog_v_created_at_idx" ON "_page_blog_v" USING btree ("created_at");
  CREATE INDEX "_page_blog_v_updated_at_idx" ON "_page_blog_v" USING btree ("updated_at");
  CREATE INDEX "_page_blog_v_snapshot_idx" ON "_page_blog_v" USING btree ("snapshot");
  CREATE INDEX "_page_blog_v_published_locale_idx" ON "_page_blog_v" USING btree ("published_locale");
  CREATE INDEX "_page_blog_v_latest_idx" ON "_page_blog_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_blog_v_locales_locale_parent_id_unique" ON "_page_blog_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_privacy_seo_seo_picture_idx" ON "page_privacy" USING btree ("seo_picture_id");
  CREATE INDEX "page_privacy__status_idx" ON "page_privacy" USING btree ("_status");
  CREATE UNIQUE INDEX "page_privacy_locales_locale_parent_id_unique" ON "page_privacy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_privacy_v_version_seo_version_seo_picture_idx" ON "_page_privacy_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_page_privacy_v_version_version__status_idx" ON "_page_privacy_v" USING btree ("version__status");
  CREATE INDEX "_page_privacy_v_created_at_idx" ON "_page_privacy_v" USING btree ("created_at");
  CREATE INDEX "_page_privacy_v_updated_at_idx" ON "_page_privacy_v" USING btree ("updated_at");
  CREATE INDEX "_page_privacy_v_snapshot_idx" ON "_page_privacy_v" USING btree ("snapshot");
  CREATE INDEX "_page_privacy_v_published_locale_idx" ON "_page_privacy_v" USING btree ("published_locale");
  CREATE INDEX "_page_privacy_v_latest_idx" ON "_page_privacy_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_privacy_v_locales_locale_parent_id_unique" ON "_page_privacy_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "cases" CASCADE;
  DROP TABLE "cases_locales" CASCADE;
  DROP TABLE "cases_rels" CASCADE;
  DROP TABLE "_cases_v" CASCADE;
  DROP TABLE "_cases_v_locales" CASCADE;
  DROP TABLE "_cases_v_rels" CASCADE;
  DROP TABLE "case_categories" CASCADE;
  DROP TABLE "case_categories_locales" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "awards" CASCADE;
  DROP TABLE "awards_locales" CASCADE;
  DROP TABLE "_awards_v" CASCADE;
  DROP TABLE "_awards_v_locales" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "clients_locales" CASCADE;
  DROP TABLE "_clients_v" CASCADE;
  DROP TABLE "_clients_v_locales" CASCADE;
  DROP TABLE "team" CASCADE;
  DROP TABLE "team_locales" CASCADE;
  DROP TABLE "team_rels" CASCADE;
  DROP TABLE "_team_v" CASCADE;
  DROP TABLE "_team_v_locales" CASCADE;
  DROP TABLE "_team_v_rels" CASCADE;
  DROP TABLE "team_categories" CASCADE;
  DROP TABLE "team_categories_locales" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
  DROP TABLE "job_cities" CASCADE;
  DROP TABLE "job_cities_locales" CASCADE;
  DROP TABLE "gallery" CASCADE;
  DROP TABLE "gallery_locales" CASCADE;
  DROP TABLE "_gallery_v" CASCADE;
  DROP TABLE "_gallery_v_locales" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "blog_posts" CASCADE;
  DROP TABLE "blog_posts_rels" CASCADE;
  DROP TABLE "_blog_posts_v" CASCADE;
  DROP TABLE "_blog_posts_v_rels" CASCADE;
  DROP TABLE "blog_tags" CASCADE;
  DROP TABLE "blog_externals" CASCADE;
  DROP TABLE "_blog_externals_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "offices_hidden_in" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "offices_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings_social" CASCADE;
  DROP TABLE "settings_figures" CASCADE;
  DROP TABLE "settings_figures_locales" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "_settings_v_version_social" CASCADE;
  DROP TABLE "_settings_v_version_figures" CASCADE;
  DROP TABLE "_settings_v_version_figures_locales" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_locales" CASCADE;
  DROP TABLE "page_home" CASCADE;
  DROP TABLE "page_home_locales" CASCADE;
  DROP TABLE "_page_home_v" CASCADE;
  DROP TABLE "_page_home_v_locales" CASCADE;
  DROP TABLE "page_about" CASCADE;
  DROP TABLE "page_about_locales" CASCADE;
  DROP TABLE "_page_about_v" CASCADE;
  DROP TABLE "_page_about_v_locales" CASCADE;
  DROP TABLE "page_cases" CASCADE;
  DROP TABLE "page_cases_locales" CASCADE;
  DROP TABLE "_page_cases_v" CASCADE;
  DROP TABLE "_page_cases_v_locales" CASCADE;
  DROP TABLE "page_career_values" CASCADE;
  DROP TABLE "page_career_values_locales" CASCADE;
  DROP TABLE "page_career_offer" CASCADE;
  DROP TABLE "page_career_offer_locales" CASCADE;
  DROP TABLE "page_career_steps" CASCADE;
  DROP TABLE "page_career_steps_locales" CASCADE;
  DROP TABLE "page_career" CASCADE;
  DROP TABLE "page_career_locales" CASCADE;
  DROP TABLE "_page_career_v_version_values" CASCADE;
  DROP TABLE "_page_career_v_version_values_locales" CASCADE;
  DROP TABLE "_page_career_v_version_offer" CASCADE;
  DROP TABLE "_page_career_v_version_offer_locales" CASCADE;
  DROP TABLE "_page_career_v_version_steps" CASCADE;
  DROP TABLE "_page_career_v_version_steps_locales" CASCADE;
  DROP TABLE "_page_career_v" CASCADE;
  DROP TABLE "_page_career_v_locales" CASCADE;
  DROP TABLE "page_contacts" CASCADE;
  DROP TABLE "page_contacts_locales" CASCADE;
  DROP TABLE "_page_contacts_v" CASCADE;
  DROP TABLE "_page_contacts_v_locales" CASCADE;
  DROP TABLE "page_blog" CASCADE;
  DROP TABLE "page_blog_locales" CASCADE;
  DROP TABLE "_page_blog_v" CASCADE;
  DROP TABLE "_page_blog_v_locales" CASCADE;
  DROP TABLE "page_privacy" CASCADE;
  DROP TABLE "page_privacy_locales" CASCADE;
  DROP TABLE "_page_privacy_v" CASCADE;
  DROP TABLE "_page_privacy_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_cases_territory_ground";
  DROP TYPE "public"."enum_cases_territory_figure";
  DROP TYPE "public"."enum_cases_territory_accent";
  DROP TYPE "public"."enum_cases_territory_mark";
  DROP TYPE "public"."enum_cases_status";
  DROP TYPE "public"."enum__cases_v_version_territory_ground";
  DROP TYPE "public"."enum__cases_v_version_territory_figure";
  DROP TYPE "public"."enum__cases_v_version_territory_accent";
  DROP TYPE "public"."enum__cases_v_version_territory_mark";
  DROP TYPE "public"."enum__cases_v_version_status";
  DROP TYPE "public"."enum__cases_v_published_locale";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum_awards_category";
  DROP TYPE "public"."enum_awards_status";
  DROP TYPE "public"."enum__awards_v_version_category";
  DROP TYPE "public"."enum__awards_v_version_status";
  DROP TYPE "public"."enum__awards_v_published_locale";
  DROP TYPE "public"."enum_clients_status";
  DROP TYPE "public"."enum__clients_v_version_status";
  DROP TYPE "public"."enum__clients_v_published_locale";
  DROP TYPE "public"."enum_team_status";
  DROP TYPE "public"."enum__team_v_version_status";
  DROP TYPE "public"."enum__team_v_published_locale";
  DROP TYPE "public"."enum_jobs_format";
  DROP TYPE "public"."enum_jobs_employment";
  DROP TYPE "public"."enum_jobs_salary_unit";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_format";
  DROP TYPE "public"."enum__jobs_v_version_employment";
  DROP TYPE "public"."enum__jobs_v_version_salary_unit";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum_gallery_status";
  DROP TYPE "public"."enum__gallery_v_version_status";
  DROP TYPE "public"."enum__gallery_v_published_locale";
  DROP TYPE "public"."enum_news_locale";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_locale";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_blog_posts_status";
  DROP TYPE "public"."enum__blog_posts_v_version_status";
  DROP TYPE "public"."enum__blog_posts_v_published_locale";
  DROP TYPE "public"."enum_blog_externals_status";
  DROP TYPE "public"."enum__blog_externals_v_version_status";
  DROP TYPE "public"."enum__blog_externals_v_published_locale";
  DROP TYPE "public"."enum_offices_hidden_in";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_settings_social_network";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_social_network";
  DROP TYPE "public"."enum__settings_v_version_status";
  DROP TYPE "public"."enum__settings_v_published_locale";
  DROP TYPE "public"."enum_page_home_status";
  DROP TYPE "public"."enum__page_home_v_version_status";
  DROP TYPE "public"."enum__page_home_v_published_locale";
  DROP TYPE "public"."enum_page_about_status";
  DROP TYPE "public"."enum__page_about_v_version_status";
  DROP TYPE "public"."enum__page_about_v_published_locale";
  DROP TYPE "public"."enum_page_cases_status";
  DROP TYPE "public"."enum__page_cases_v_version_status";
  DROP TYPE "public"."enum__page_cases_v_published_locale";
  DROP TYPE "public"."enum_page_career_status";
  DROP TYPE "public"."enum__page_career_v_version_status";
  DROP TYPE "public"."enum__page_career_v_published_locale";
  DROP TYPE "public"."enum_page_contacts_status";
  DROP TYPE "public"."enum__page_contacts_v_version_status";
  DROP TYPE "public"."enum__page_contacts_v_published_locale";
  DROP TYPE "public"."enum_page_blog_status";
  DROP TYPE "public"."enum__page_blog_v_version_status";
  DROP TYPE "public"."enum__page_blog_v_published_locale";
  DROP TYPE "public"."enum_page_privacy_status";
  DROP TYPE "public"."enum__page_privacy_v_version_status";
  DROP TYPE "public"."enum__page_privacy_v_published_locale";`)
}
