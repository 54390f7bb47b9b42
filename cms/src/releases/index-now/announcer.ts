import { changedPages } from "./changed-pages";
import { sendAddresses, type IndexNowSettings } from "./send-addresses";

/** What the announcer needs of a log. */
interface Log {
  info(line: object): void;
  error(line: object): void;
}

export interface AnnouncerOptions {
  readonly settings: IndexNowSettings;
  /** Folder of all releases. */
  readonly releases: string;
  readonly log: Log;
  /** Milliseconds before the second attempt. */
  readonly firstPause?: number;
}

export interface Announcer {
  /** Says that another release is live. Nobody waits for what follows. */
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
 * Tells search engines after each release which addresses have changed (X2), one release after another. What they did not
 * take is told with the next release.
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
      // What is still tried is part of what has changed now.
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
