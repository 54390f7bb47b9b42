import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_users_notices" AS ENUM('enquiries', 'sets', 'releases', 'translations');
  CREATE TABLE "users_notices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_notices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users_notices" ADD CONSTRAINT "users_notices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_notices_order_idx" ON "users_notices" USING btree ("order");
  CREATE INDEX "users_notices_parent_idx" ON "users_notices" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "users_notices" CASCADE;
  DROP TYPE "public"."enum_users_notices";`)
}
