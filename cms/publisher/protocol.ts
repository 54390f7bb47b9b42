/** What the CMS and the process that publishes say to each other. Imports nothing, because both sides read it. */

/** Steps of a publication, in their order (A6). */
export const STEPS = ["fetch", "build", "release", "check", "switch"] as const;
export type Step = (typeof STEPS)[number];

export interface Job {
  /** Server that speaks the contract. */
  apiUrl: string;
  /** Address of the site for visitors. */
  siteUrl: string;
  /** Folder of all releases; `current` in it links to the live one. */
  releases: string;
  /** How many releases to keep, the live one included. */
  keep: number;
  /** Whether the site has the page `/kitchen-sink`. */
  kitchenSink: boolean;
  /** Build although the content is that of the newest release, and let pages go however many. */
  force: boolean;
}

export type Task = { task: "publish"; job: Job } | { task: "roll-back"; releases: string; folder: string };

export interface Progress {
  step: Step;
  /** Of the whole way, 0 to 100. */
  percent: number;
}

/** Milliseconds that each step took. */
export type Timings = Partial<Record<Step, number>>;

/** An entry that a message is about. */
export interface Place {
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
  | { result: "live"; folder: string; pages: number; changedFiles: number; timings: Timings }
  | { result: "unchanged"; folder: string }
  /** Somebody else builds: a static host that was told to. */
  | { result: "handed-on" }
  | { result: "failed"; step: Step; reason: string; places: Place[]; log: string; timings: Timings };

export type Message = ({ type: "progress" } & Progress) | { type: "outcome"; outcome: Outcome };
