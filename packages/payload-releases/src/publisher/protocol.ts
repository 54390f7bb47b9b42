/** Messages between the CMS and the publisher process. Imports nothing, because both sides load it. */

/** Steps of a publication, in their order (A6). */
export const STEPS = ["fetch", "build", "release", "check", "switch"] as const;
export type Step = (typeof STEPS)[number];

export interface Job {
  /** Base address of the content API. */
  apiUrl: string;
  /** Token of the content API; constant for a CMS. */
  apiToken?: string | undefined;
  /** Address of the site for visitors. */
  siteUrl: string;
  /** Folder of all releases; `current` in it links to the live one. */
  releases: string;
  /** How many releases to keep, the live one included. */
  keep: number;
  /** Days that files of earlier releases are retained in newer ones, for tabs that were opened on them (X14). */
  tabsKeptDays: number;
  /**
   * Limit of the incremental builder's memory in bytes (docs/decisions/0020); null for a full `gatsby build` each time.
   */
  resident: { memory: number } | null;
  /** Delivery target of a checked release before it goes live: `s3://bucket/prefix`, or a command. */
  target?: string | undefined;
  /** Milliseconds without progress after which the task is ended with all its processes; five minutes by default. */
  longestSilence?: number;
  /** Build even if the content is unchanged, and accept any decrease in the number of pages. */
  force: boolean;
  /** Retry: build even if the content is unchanged, because the previous build was interrupted. */
  again?: boolean;
  /** Build without caches, and go live only if files differ: the nightly build. */
  fromNothing?: boolean;
  /** Build even if the content is unchanged, and go live only if files differ: pictures were re-encoded. */
  lookAgain?: boolean;
  /** Folders of shown releases: one that was built from the same content goes live unchanged (X12). */
  shown?: readonly string[];
}

/** Builds the content that the job's token reads as a release visible by link only; nothing goes live (X12). */
export interface ShowTask {
  task: "show";
  job: Job;
  /** Folder of the release that was shown before; reused if the content is the same. */
  before?: string | undefined;
  /** Folder name of this release on another machine; a new name by default. */
  as?: string | undefined;
  /** Refuse differences from `before` that did not go live since. */
  isApproved: boolean;
}

export interface RollBackTask {
  task: "roll-back";
  releases: string;
  folder: string;
  target?: string | undefined;
  longestSilence?: number;
}

export type Task = { task: "publish"; job: Job } | RollBackTask | ShowTask;

/** How a release was built: by the incremental builder, by a run of `gatsby build`, or earlier for its approval. */
export const BUILD_MODES = ["resident", "one-shot", "shown"] as const;
export type BuildMode = (typeof BUILD_MODES)[number];

/** Progress of a build in pictures or pages. */
export interface Counted {
  what: "pictures" | "pages";
  done: number;
  all: number;
}

export interface Progress {
  step: Step;
  /** Of the whole publication, 0 to 100. */
  percent: number;
  counted?: Counted | undefined;
}

/** Duration of each step in milliseconds. */
export type Timings = Partial<Record<Step, number>>;

/** An entry that a message is about. */
export interface ContentRef {
  /** Collection or global of the bundled CMS. */
  list: string;
  /** Empty for a global. */
  id: string;
  /** Locale of the text at fault, when known. */
  locale?: string;
  /** Path of the field. */
  field?: string;
}

export type Outcome =
  | {
      result: "live";
      folder: string;
      pages: number;
      changedFiles: number;
      timings: Timings;
      way?: BuildMode;
      why?: string;
    }
  | { result: "unchanged"; folder: string }
  /** A static host builds: its deploy hook was called. */
  | { result: "handed-on" }
  | {
      result: "failed";
      step: Step;
      /** In English. */
      reason: string;
      /** The same in the admin's languages, where it is known in them. */
      said?: Readonly<Record<"en" | "pt" | "ru", string>>;
      places: ContentRef[];
      log: string;
      timings: Timings;
      /** Seconds without progress after which the task was ended; `step` is the one that hung. */
      hungFor?: number;
      /** Whether its process was killed, in which case the content is not the cause. */
      wasKilled?: true;
    };

export type FailedOutcome = Extract<Outcome, { result: "failed" }>;

/** Outcome of showing a set. */
export type ShowOutcome =
  /** `hash` covers all its files (see releaseHash). */
  | { result: "shown"; folder: string; hash: string; pages: number; timings: Timings }
  /** Paths of files that differ from the approved ones, the first few. */
  | { result: "differs"; paths: string[] }
  | FailedOutcome;

/** Message to the publisher process; several tasks may run at the same time. */
export interface Order {
  id: number;
  task: Task;
}

/** Message to the publisher process without a response: a picture was uploaded. */
export interface Arrival {
  /** Absolute path of a copy that the publisher deletes. Its file name is that of the picture on the site. */
  picture: string;
  resident: Job["resident"];
}

/** Unsolicited message of the publisher process: pictures of the first build were re-encoded at full quality. */
export interface Refined {
  type: "refined";
}

export type Message = { id: number } & (
  | ({ type: "progress" } & Progress)
  /** `builderMemory` is that of the incremental builder's process in bytes; 0 without one. */
  | { type: "outcome"; outcome: Outcome; builderMemory: number }
  | { type: "shown"; outcome: ShowOutcome; builderMemory: number }
);
