import type { Payload } from "payload";
import type { CmsEnv } from "../../env";
import { createAnnouncer, isPublic, type Announcer } from "./announcer";
import { announcer } from "../state";

/**
 * Starts the announcer where `INDEXNOW_KEY` is set and the site is public, and reports changes that the previous
 * process could not send.
 */
export function startAnnouncer(payload: Payload, { releases, siteUrl }: CmsEnv): Announcer | undefined {
  const { indexNow: settings, folder } = releases;
  if (!settings) return undefined;
  if (!isPublic(siteUrl)) {
    payload.logger.warn({ msg: `IndexNow: off, because ${siteUrl} is this machine alone. Set SITE_URL.` });
    return undefined;
  }
  const started = createAnnouncer({ settings, releases: folder, log: payload.logger });
  announcer.value = started;
  started.announce();
  return started;
}
