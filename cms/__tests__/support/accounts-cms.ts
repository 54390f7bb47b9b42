/** A CMS for tests of accounts, reached over HTTP. */
import type { Database } from "./database";
import { startMailCms, type MailCms } from "./mail-cms";
import { openMailSetting } from "./mail-setting";
import type { Mailbox } from "./mailbox";
import type { ServedCms } from "./served-cms";

export interface AccountsCms {
  readonly admin: { readonly email: string; readonly password: string };
  readonly mailbox: Mailbox;
  readonly database: Database;
  readonly server: ServedCms;
  /** Starts another instance on its database, in a process of its own. */
  start(settings?: Record<string, string>): Promise<MailCms>;
  close(): Promise<void>;
}

/** @param settings beside the usual */
export async function openAccountsCms(settings: Readonly<Record<string, string>> = {}): Promise<AccountsCms> {
  const { cms: server, mailbox, database, env, close } = await openMailSetting(settings);
  const instances: MailCms[] = [];
  return {
    ...{ server, mailbox, database },
    admin: { email: env.ADMIN_EMAIL ?? "", password: env.ADMIN_PASSWORD ?? "" },
    async start(more = {}) {
      const instance = await startMailCms({ ...env, ...more });
      instances.push(instance);
      return instance;
    },
    async close() {
      await Promise.all(instances.map((instance) => instance.kill()));
      await close();
    },
  };
}
