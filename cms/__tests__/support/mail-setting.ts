import { rmSync } from "node:fs";
import path from "node:path";
import { temporaryCms } from "./cms-settings";
import { openPostgres, openSqlite, type Database } from "./database";
import { startMailbox, type Mailbox } from "./mailbox";
import { startMailCms, type MailCms } from "./mail-cms";

export interface MailSetting {
  readonly cms: MailCms;
  readonly mailbox: Mailbox;
  readonly database: Database;
  /** Folder of the attachments. */
  readonly filesDir: string;
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A CMS that takes enquiries, its database and its mail server, all real. @param env settings beside the usual */
export async function openMailSetting(env: Readonly<Record<string, string>> = {}): Promise<MailSetting> {
  const { folder, env: basic } = temporaryCms();
  const mailbox = await startMailbox();
  const all: Record<string, string> = { ...basic, SMTP_URL: mailbox.url, ...env };
  const cms = await startMailCms(all);
  const url = all.DATABASE_URL ?? "";
  const database = url.startsWith("file:") ? await openSqlite(url.slice("file:".length)) : await openPostgres(url);
  return {
    cms,
    mailbox,
    database,
    filesDir: path.join(folder, "enquiries"),
    env: all,
    async close() {
      await database.close();
      await cms.stop();
      await mailbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The rows of the inbox that a condition in SQL chooses. */
export function enquiries({ database }: MailSetting, condition = "true"): Promise<Record<string, unknown>[]> {
  return database.query(`SELECT * FROM enquiries WHERE ${condition} ORDER BY id`);
}

/** The row with a key; keys are made by the tests, so there is nothing to quote. */
export async function enquiryWith(
  setting: MailSetting,
  key: string | undefined,
): Promise<Record<string, unknown> | undefined> {
  return (await enquiries(setting, `key = '${key}'`))[0];
}
