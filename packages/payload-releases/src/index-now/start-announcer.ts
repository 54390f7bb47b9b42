import type { Payload } from "payload";
import type { ReleaseSettings } from "../options";
import { createAnnouncer, isPublic, type Announcer } from "./announcer";
import { announcer } from "../state";

/** Starts the announcer where the site is public, and reports changes that the previous process could not send. */
export function startAnnouncer(
  payload: Payload,
  { folder, indexNow: settings }: Pick<ReleaseSettings, "folder" | "indexNow">,
): Announcer | undefined {
  if (!settings) return undefined;
  if (!isPublic(settings.siteUrl)) {
    payload.logger.warn({ msg: `IndexNow: off, because ${settings.siteUrl} is this machine alone.` });
    return undefined;
  }
  const started = createAnnouncer({ settings, releases: folder, log: payload.logger });
  announcer.value = started;
  started.announce();
  return started;
}
