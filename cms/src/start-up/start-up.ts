import { startPlugins } from "payload-kit/start-up";
import { startLinkChecks } from "../gate/addresses/external-links";
import { readSiteAhead } from "../gate/facts/read-site";
import { startEnquiries } from "../enquiries/running";
import { readEnv } from "../env";
import { startSets } from "../sets/running";
import { closeVacanciesDaily } from "./close-vacancies";
import { startInTurn } from "./database-lock";
import { ensureDemoContent } from "./demo";
import { ensureFirstAdmin } from "./first-admin";
import { openCms } from "./open-cms";
import { freeStuckJobs } from "./stuck-jobs";

/**
 * All that must be done before the server listens: migrations, first administrator, demo content, due jobs, the mailbox,
 * the publisher, the work of plugins, the clock of links, and what the gate judges by.
 */
export async function startUp(): Promise<void> {
  const { env, payload } = await startInTurn(readEnv().databaseUrl, async () => {
    const opened = await openCms({ cron: true });
    await ensureFirstAdmin(opened.payload, opened.env);
    await freeStuckJobs(opened.payload);
    if (opened.env.demoContent) await ensureDemoContent(opened.payload);
    return opened;
  });
  await startEnquiries(payload, env);
  await startPlugins(payload);
  await startSets(payload, env);
  if (env.releases.isOn) closeVacanciesDaily(payload);
  startLinkChecks(payload);
  readSiteAhead(payload, env.siteUrl);
}
