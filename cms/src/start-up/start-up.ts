import { startPlugins } from "payload-kit/start-up";
import { isOn } from "payload-releases/rows";
import { startEnquiries } from "../enquiries/running";
import { readEnv } from "../env";
import { closeVacanciesDaily } from "./close-vacancies";
import { startInTurn } from "../database/lock";
import { ensureDemoContent } from "./demo";
import { ensureEmptySite } from "../seed/empty-site";
import { ensureFirstAdmin } from "./first-admin";
import { openCms } from "./open-cms";
import { freeStuckJobs } from "./stuck-jobs";

/**
 * All that must be done before the server listens: migrations, first administrator, demo content or a name, due jobs, the mailbox,
 * the publisher, and the work of plugins.
 */
export async function startUp(): Promise<void> {
  const { env, payload } = await startInTurn(readEnv().databaseUrl, async () => {
    const opened = await openCms({ cron: true });
    await ensureFirstAdmin(opened.payload, opened.env);
    await freeStuckJobs(opened.payload);
    await (opened.env.demoContent ? ensureDemoContent : ensureEmptySite)(opened.payload);
    return opened;
  });
  await startEnquiries(payload, env);
  await startPlugins(payload);
  if (env.releases.isOn && isOn(payload)) closeVacanciesDaily(payload);
}
