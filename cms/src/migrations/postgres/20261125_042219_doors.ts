import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // `users_sessions` stays for a version: an instance of the one before reads it while the other ones are upgraded.
  await db.execute(`
   CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed-in', 'failed', 'signed-out', 'session-ended', 'published', 'unpublished', 'created', 'changed', 'deleted', 'restored', 'exported', 'erased', 'put-back', 'password', 'factor-on', 'factor-off');
  CREATE TABLE "sessions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"address" varchar,
  	"browser" varchar,
  	"with_code" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"hash" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"by" varchar,
  	"title" varchar,
  	"entry" varchar,
  	"address" varchar,
  	"tries" numeric DEFAULT 1,
  	"counted" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");
  CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
  CREATE INDEX "sessions_updated_at_idx" ON "sessions" USING btree ("updated_at");
  CREATE INDEX "sessions_created_at_idx" ON "sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "recovery_codes_user_idx" ON "recovery_codes" USING btree ("user_id");
  CREATE INDEX "recovery_codes_hash_idx" ON "recovery_codes" USING btree ("hash");
  CREATE INDEX "recovery_codes_updated_at_idx" ON "recovery_codes" USING btree ("updated_at");
  CREATE INDEX "recovery_codes_created_at_idx" ON "recovery_codes" USING btree ("created_at");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_by_idx" ON "audit_log" USING btree ("by");
  CREATE INDEX "audit_log_entry_idx" ON "audit_log" USING btree ("entry");
  CREATE INDEX "audit_log_address_idx" ON "audit_log" USING btree ("address");
  CREATE UNIQUE INDEX "audit_log_counted_idx" ON "audit_log" USING btree ("counted");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "sessions" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TYPE "public"."enum_audit_log_action";`)
}
