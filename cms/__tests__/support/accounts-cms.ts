/** A CMS whose accounts are tested, on either database: started without a build, asked over a socket. */
import { rmSync } from "node:fs";
import path from "node:path";
import { temporaryCms } from "./cms-settings";
import { openPostgres, openSqlite, type Database } from "./database";
import { startMailCms, type MailCms } from "./mail-cms";
import { startMailbox, type Mailbox } from "./mailbox";
import { startPostgres } from "./postgres";

export interface AccountsCms {
  readonly admin: { readonly email: string; readonly password: string };
  readonly mailbox: Mailbox;
  readonly database: Database;
  /** Starts an instance. */
  start(settings?: Record<string, string>): Promise<MailCms>;
  close(): Promise<void>;
}

export async function openAccountsCms(kind: Database["kind"]): Promise<AccountsCms> {
  const { folder, env } = temporaryCms();
  const mailbox = await startMailbox();
  const postgres = kind === "postgres" ? await startPostgres() : undefined;
  const url = await postgres?.createDatabase("accounts");
  const all = { ...env, SMTP_URL: mailbox.url, ...(url ? { DATABASE_URL: url, RATE_LIMIT_STORE: "database" } : {}) };
  const instances: MailCms[] = [];
  let database: Database | undefined;
  return {
    admin: { email: String(env.ADMIN_EMAIL), password: String(env.ADMIN_PASSWORD) },
    mailbox,
    get database() {
      if (!database) throw new Error("Start an instance first: it makes the database.");
      return database;
    },
    async start(settings = {}) {
      const instance = await startMailCms({ ...all, ...settings });
      instances.push(instance);
      database ??= url ? await openPostgres(url) : await openSqlite(path.join(folder, "cms.sqlite"));
      return instance;
    },
    async close() {
      await database?.close();
      await Promise.all(instances.map((instance) => instance.kill()));
      await mailbox.stop();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
