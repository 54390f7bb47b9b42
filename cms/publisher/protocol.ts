/** What the CMS and the process that publishes say to each other. Imports nothing, because both sides read it. */

/** Steps of a publication, in their order (A6). */
export const STEPS = ["fetch", "build", "release", "check", "switch"] as const;
export type Step = (typeof STEPS)[number];

export interface Job {
  /** Server that speaks the contract. */
  apiUrl: string;
  /** Shows the server who asks; the same for all builds of a CMS. */
  apiToken?: string | undefined;
  /** Address of the site for visitors. */
  siteUrl: string;
  /** Folder of all releases; `current` in it links to the live one. */
  releases: string;
  /** How many releases to keep, the live one included. */
  keep: number;
  /** Days that files of earlier releases stay in the newer ones, for tabs that were opened on them (X14). */
  tabsKeptDays: number;
  /** Keep a process that builds only what has changed (docs/decisions/0020); null for a build from the start each time. */
  resident: { memory: number } | null;
  /** Where a checked release is brought before it goes live: `s3://bucket/prefix`, or a command. */
  target?: string | undefined;
  /** Milliseconds without any progress after which it is ended with all its processes; five minutes by default. */
  longestSilence?: number;
  /** Build although the content is that of the newest release, and let pages go however many. */
  force: boolean;
  /** Build although the content is that of the newest release: whoever built it before did not come to its end. */
  again?: boolean;
  /** Build without what the last build has left, and go live only with what is not the same: the truth of a night. */
  fromNothing?: boolean;
  /** Go live with what is not the same although the content is: pictures were made again. */
  lookAgain?: boolean;
  /** Folders of the releases of sets: one goes live as it was shown, if the content is what it was made of (X12). */
  shown?: readonly string[];
}

/** Builds what the API answers to the job's token, for those who have a link to it; nothing goes live (X12). */
export interface ShowTask {
  task: "show";
  job: Job;
  /** Folder of what was shown before: it stays where it says the same. */
  before?: string | undefined;
  /** Name of the folder that another machine has shown it in; a new one by default. */
  as?: string | undefined;
  /** Refuse what differs from `before` by more than what has gone live since. */
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

/** How a site was built: by the process that stays, by a run of `gatsby build`, or before, for those who approved it. */
export const BUILD_MODES = ["resident", "one-shot", "shown"] as const;
export type BuildMode = (typeof BUILD_MODES)[number];

/** What a build counts while it runs. */
export interface Counted {
  what: "pictures" | "pages";
  done: number;
  all: number;
}

export interface Progress {
  step: Step;
  /** Of the whole way, 0 to 100. */
  percent: number;
  counted?: Counted | undefined;
}

/** Milliseconds that each step took. */
export type Timings = Partial<Record<Step, number>>;

/** An entry that a message is about. */
export interface ContentRef {
  /** Collection or global of the bundled CMS. */
  list: string;
  /** Empty for a global. */
  id: string;
  /** Where in it, when that is known. */
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
  /** Somebody else builds: a static host that was asked to. */
  | { result: "handed-on" }
  | {
      result: "failed";
      step: Step;
      reason: string;
      places: ContentRef[];
      log: string;
      timings: Timings;
      /** Seconds without progress after which it was ended; its step is the one that hung. */
      hungFor?: number;
      /** Whether its process was killed, which says nothing of what it was to publish. */
      wasKilled?: true;
    };

export type FailedOutcome = Extract<Outcome, { result: "failed" }>;

/** What has become of a set that was to be shown. */
export type ShowOutcome =
  /** `hash` is that of all its files (see releaseHash). */
  | { result: "shown"; folder: string; hash: string; pages: number; timings: Timings }
  /** The addresses that are no longer what was approved, some of them where they are many. */
  | { result: "differs"; paths: string[] }
  | FailedOutcome;

/** Messages to the process; several tasks may be under way. */
export interface Order {
  id: number;
  task: Task;
}

/** A message to the process that nobody waits for an answer to: a picture has been uploaded. */
export interface Arrival {
  /** Absolute path of a copy that the process takes away. Its name is that of the picture on the site. */
  picture: string;
  resident: Job["resident"];
}

/** A message that answers no order: pictures that the first build had made in haste are better now. */
export interface Refined {
  type: "refined";
}

export type Message = { id: number } & (
  | ({ type: "progress" } & Progress)
  /** With the bytes that the incremental builder's process has taken; 0 while there is none. */
  | { type: "outcome"; outcome: Outcome; builderMemory: number }
  /** The same of a set that was to be shown. */
  | { type: "shown"; outcome: ShowOutcome; builderMemory: number }
);
