import { startEnquiries } from "../enquiries/running";
import { startReleases } from "../releases/running";
import { ensureDemoContent } from "./demo";
import { ensureFirstAdmin } from "./first-admin";
import { openCms } from "./open-cms";
import { freeStuckJobs } from "./stuck-jobs";

/** All that must be done before the server listens: migrations, first administrator, demo content, due jobs, the mailbox, the publisher. */
export async function startUp(): Promise<void> {
  const { env, payload } = await openCms({ cron: true });
  await ensureFirstAdmin(payload, env);
  await freeStuckJobs(payload);
  if (env.demoContent) await ensureDemoContent(payload);
  await startEnquiries(payload, env);
  await startReleases(payload, env);
}
