import type { Payload, PayloadRequest } from "payload";
import type { Localized } from "payload-kit/texts";
import type { DeployHook } from "./deploy-hook";
import type { IndexNowSettings } from "./index-now/send-addresses";
import type { ContentRef, Job, Outcome } from "./publisher/protocol";
import type { PublishedSite } from "./publisher/site";

/** A module of Node that calls `runPublisherProcess`. It may be TypeScript, which `tsx` loads. */
export interface PublisherProcess {
  readonly module: string;
  /** Folder of the repository. */
  readonly cwd: string;
}

/** Settings of an installation; their units and defaults are those of a job of the publisher (publisher/protocol.ts). */
export interface ReleaseSettings extends Pick<Job, "keep" | "tabsKeptDays" | "resident" | "target" | "longestSilence"> {
  /** Whether this instance publishes; otherwise changes are noted and wait. */
  readonly isOn: boolean;
  /** Folder of all releases, absolute. */
  readonly folder: string;
  /** Time of day of the build from nothing, such as `03:00`, by the server's clock, `03:00Z` in UTC; null for none. */
  readonly nightly: string | null;
  /** Hook of a static host that builds in place of the publisher. */
  readonly deployHook: DeployHook | null;
  /** Search engines that are told of changed pages. */
  readonly indexNow: IndexNowSettings | null;
}

/** Checks of a plugin that publishes several entries together, in `custom.releaseGuards` of the config (X12). */
export interface ReleaseGuards {
  /** Names of the folders of approved releases: one that was built from the same content goes live unchanged. */
  approvedFolders(payload: Payload): Promise<string[]>;
  /** Removes those that a release has brought to visitors. @param releases folder of all releases */
  dropApproved(payload: Payload, releases: string, folders: readonly string[]): Promise<void>;
  readonly heldBackBy: HeldBackBy;
  /**
   * Takes the entries that made a release fail out of the next one, without losing their texts.
   * @param liveSince when the content of the live release was read, ISO 8601
   * @returns false, and changes nothing, if one of them can only be corrected. Without a guard each of them is
   */
  leaveOut(payload: Payload, entries: readonly ContentRef[], liveSince: string): Promise<boolean>;
}

/** Undefined where no plugin adds any. */
export const guardsOf = ({ config }: Pick<Payload, "config">): ReleaseGuards | undefined => config.custom.releaseGuards;

/** Rows that hold builds back while a column of them has one of some values: a build must not find half of a change (X12). */
export interface HeldBackBy {
  /** Names in the database. */
  readonly table: string;
  readonly column: string;
  readonly values: readonly string[];
}

export interface ReleasesOptions {
  /** Group of the log in the admin's navigation. */
  readonly group?: Localized;
  readonly settings: ReleaseSettings;
  readonly process: PublisherProcess;
  /** Content API that builds read, and the token by which it knows them. */
  readonly api: { readonly url: string; readonly token: string };
  /** Of the site for visitors, without a trailing slash. */
  readonly siteUrl: string;
  /** Entry that a page shows. */
  readonly entryOf: PublishedSite["entryOf"];
  /** Whether anything shows an upload. By default all uploads count as shown, and each change of one makes a release. */
  readonly isShown?: (upload: { slug: string; id: number | string }, req: PayloadRequest) => Promise<boolean>;
  /** Called before each build. */
  readonly beforeBuild?: (payload: Payload) => void;
  /** Replaces the reason of a failed build by one that the content API noted meanwhile. */
  readonly explain?: (payload: Payload, outcome: Outcome) => Outcome;
}
