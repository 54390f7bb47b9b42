import type { Payload } from "payload";
import { changedPages } from "./changed-pages";
import { sendAddresses, type IndexNowSettings } from "./send-addresses";

export interface AnnouncerOptions {
  readonly settings: IndexNowSettings;
  /** Folder of all releases. */
  readonly releases: string;
  readonly log: Pick<Payload["logger"], "info" | "error">;
  /** Milliseconds before the second attempt. */
  readonly firstPause?: number;
}

export interface Announcer {
  /** Starts to report the live release, in the background. */
  announce(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Gives up what is under way; the next start tells it. */
  stop(): Promise<void>;
}

/** Addresses of this machine alone, which no search engine reaches. */
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether search engines could look at a site. @param siteUrl its address */
export function isPublic(siteUrl: string): boolean {
  return !LOOPBACK.test(new URL(siteUrl).hostname);
}

/**
 * Reports the changed addresses of each release to search engines (X2), one release after another. Addresses that were
 * not accepted are sent again with the next release.
 */
export function createAnnouncer({ settings, releases, log, firstPause }: AnnouncerOptions): Announcer {
  let abort = new AbortController();
  let work: Promise<void> = Promise.resolve();
  let isOver = false;

  async function tell(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const changed = await changedPages(releases, settings.siteUrl);
    if (!changed) return;
    const addresses = changed.paths.map((path) => settings.siteUrl + path);
    const pause = firstPause === undefined ? {} : { firstPause };
    if (addresses.length > 0) await sendAddresses(addresses, settings, { signal, ...pause });
    await changed.keep();
    if (addresses.length > 0) log.info({ msg: `IndexNow: told of ${addresses.length} addresses` });
  }

  return {
    announce() {
      if (isOver) return;
      // The next run includes the addresses of a run that is aborted here.
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      work = work
        .then(() => tell(signal))
        .catch((error: unknown) => {
          if (!signal.aborted) log.error({ err: error, msg: "IndexNow: given up; the next release tells it again" });
        });
    },
    idle: () => work,
    async stop() {
      isOver = true;
      abort.abort();
      await work;
    },
  };
}
