import { redirect } from "next/navigation";
import type { PayloadRequest } from "payload";
import { isAdmin } from "payload-kit/access";
import { SAVED_BY } from "../fields/saved-by";
import { demoState } from "../seed/demo-state";
import { FIRST_RUN_PATH, SKIPPED } from "./paths";

type Viewer = Pick<PayloadRequest, "payload" | "user">;

/**
 * Whether the first-run page opens in the place of the dashboard: for an administrator who has not skipped it, until a
 * person has saved the settings. The demo content has settings of its own.
 */
export async function isFirstRun({ payload, user }: Viewer): Promise<boolean> {
  if (!user || !isAdmin(user)) return false;
  const { [SAVED_BY]: savedBy } = await payload.findGlobal({ slug: "settings", draft: true, depth: 0 });
  if (savedBy || (await demoState(payload)) === "finished") return false;
  const where = { key: { equals: SKIPPED }, "user.value": { equals: user.id } };
  return (await payload.count({ collection: "payload-preferences", where })).totalDocs === 0;
}

/** Leads an administrator from the dashboard to the first-run page, once. */
export async function Start(viewer: Viewer) {
  if (await isFirstRun(viewer)) redirect(viewer.payload.config.routes.admin + FIRST_RUN_PATH);
  return null;
}
