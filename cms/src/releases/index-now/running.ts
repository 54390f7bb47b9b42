import type { Payload } from "payload";
import type { CmsEnv } from "../../env";
import { createAnnouncer, isPublic, type Announcer } from "./announcer";

declare global {
  // Next bundles routes and start-up apart: only what hangs on globalThis is one for both.
  var cmsIndexNow: Announcer | undefined;
}

/**
 * Starts what tells search engines of changes, where `INDEXNOW_KEY` is set and they can reach the site; what the last run
 * did not get told is told now.
 */
export function startAnnouncer(payload: Payload, { releases, siteUrl }: CmsEnv): Announcer | undefined {
  const { indexNow: settings, folder } = releases;
  if (!settings) return undefined;
  if (!isPublic(siteUrl)) {
    payload.logger.warn({ msg: `IndexNow: off, because ${siteUrl} is this machine alone. Set SITE_URL.` });
    return undefined;
  }
  globalThis.cmsIndexNow = createAnnouncer({ settings, releases: folder, log: payload.logger });
  globalThis.cmsIndexNow.announce();
  return globalThis.cmsIndexNow;
}
