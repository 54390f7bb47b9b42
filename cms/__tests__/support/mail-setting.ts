import { openPostgres, openSqlite, type Database } from "./database";
import { startMailbox, type Mailbox } from "./mailbox";
import type { ServedCms } from "./served-cms";
import { openTestCms } from "./test-cms";

export interface MailSetting {
  readonly cms: ServedCms;
  readonly mailbox: Mailbox;
  /** A connection of its own to the database of the CMS. */
  readonly database: Database;
  /** Folder of the attachments. */
  readonly filesDir: string;
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A CMS that takes enquiries, on the database of the project, and its mail server, all real. @param env settings beside the usual */
export async function openMailSetting(env: Readonly<Record<string, string>> = {}): Promise<MailSetting> {
  const mailbox = await startMailbox();
  const all = { ENQUIRIES_PER_HOUR: "1000000", SMTP_URL: mailbox.url, ...env };
  const opened = await openTestCms({ settings: all });
  const { serveCms } = await import("./served-cms");
  const cms = await serveCms(opened);
  const { databaseUrl, enquiryFilesDir } = opened.env;
  const isFile = databaseUrl.startsWith("file:");
  const database = isFile ? await openSqlite(databaseUrl.slice("file:".length)) : await openPostgres(databaseUrl);
  return {
    ...{ cms, mailbox, database, filesDir: enquiryFilesDir, env: opened.settings },
    async close() {
      await database.close();
      await cms.stop();
      await opened.close();
      await mailbox.stop();
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
