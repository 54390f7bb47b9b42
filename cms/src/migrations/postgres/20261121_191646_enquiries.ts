import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_enquiries_form_type" AS ENUM('1', '2', '3');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en', 'ru', 'br');
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'read', 'answered', 'spam');
  CREATE TYPE "public"."enum_enquiries_mail" AS ENUM('waiting', 'sent', 'failed', 'held');
  CREATE TYPE "public"."enum_enquiries_suspicion" AS ENUM('trap', 'tooFast', 'duplicate');
  CREATE TYPE "public"."enum_settings_email_language" AS ENUM('en', 'ru', 'pt');
  CREATE TYPE "public"."enum__settings_v_version_email_language" AS ENUM('en', 'ru', 'pt');
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_type" "enum_enquiries_form_type" NOT NULL,
  	"name" varchar,
  	"org" varchar,
  	"vacancy" varchar,
  	"speaker" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"description" varchar,
  	"notes" varchar,
  	"language" "enum_enquiries_language" NOT NULL,
  	"source" varchar,
  	"page" varchar,
  	"privacy" boolean,
  	"advertising" boolean,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0,
  	"last_error" varchar,
  	"state" "enum_enquiries_state" DEFAULT 'new' NOT NULL,
  	"mail" "enum_enquiries_mail" NOT NULL,
  	"suspicion" "enum_enquiries_suspicion",
  	"file_key" varchar,
  	"file_name" varchar,
  	"file_size" numeric,
  	"key" varchar NOT NULL,
  	"fingerprint" varchar,
  	"due_at" timestamp(3) with time zone,
  	"first_tried_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "settings" ADD COLUMN "email_language" "enum_settings_email_language" DEFAULT 'en';
  ALTER TABLE "settings" ADD COLUMN "email_confirm" boolean DEFAULT false;
  ALTER TABLE "_settings_v" ADD COLUMN "version_email_language" "enum__settings_v_version_email_language" DEFAULT 'en';
  ALTER TABLE "_settings_v" ADD COLUMN "version_email_confirm" boolean DEFAULT false;
  CREATE INDEX "enquiries_form_type_idx" ON "enquiries" USING btree ("form_type");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "enquiries_state_idx" ON "enquiries" USING btree ("state");
  CREATE INDEX "enquiries_mail_idx" ON "enquiries" USING btree ("mail");
  CREATE UNIQUE INDEX "enquiries_key_idx" ON "enquiries" USING btree ("key");
  CREATE INDEX "enquiries_fingerprint_idx" ON "enquiries" USING btree ("fingerprint");
  CREATE INDEX "enquiries_due_at_idx" ON "enquiries" USING btree ("due_at");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "enquiries" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "email_language";
  ALTER TABLE "settings" DROP COLUMN "email_confirm";
  ALTER TABLE "_settings_v" DROP COLUMN "version_email_language";
  ALTER TABLE "_settings_v" DROP COLUMN "version_email_confirm";
  DROP TYPE "public"."enum_enquiries_form_type";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_enquiries_state";
  DROP TYPE "public"."enum_enquiries_mail";
  DROP TYPE "public"."enum_enquiries_suspicion";
  DROP TYPE "public"."enum_settings_email_language";
  DROP TYPE "public"."enum__settings_v_version_email_language";`)
}
