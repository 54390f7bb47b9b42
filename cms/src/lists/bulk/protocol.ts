/** Where the admin asks and acts, below Payload's own API. */
export const BULK_PATH = "/bulk";

export const ACTS = ["publish", "unpublish", "delete"] as const;
export type Act = (typeof ACTS)[number];

/** Each entry is judged by all that is published, twice: before and while it is done. */
export const MOST_AT_ONCE = 100;

/** What is asked. */
export interface BulkQuestion {
  readonly collection: string;
  readonly act: Act;
  readonly ids: readonly number[];
  /** Whether it is only told what would be done. */
  readonly isTrial: boolean;
}

/** What an act does to the pages that an entry has of its own. */
export interface PageEffect {
  /** Whether the entry is, or comes to be, on the site at all: on pages of others where it has none of its own. */
  readonly isOnSite: boolean;
  readonly come: readonly string[];
  readonly change: readonly string[];
  readonly go: readonly string[];
}

/** An entry of the selection: what becomes, or has become, of it. */
export interface BulkEntry {
  readonly id: number;
  readonly title: string;
  /** `idle`: it is already as the act would make it. */
  readonly outcome: "done" | "refused" | "idle";
  /** Why it is refused, a sentence each. */
  readonly reasons: readonly string[];
  readonly pages: PageEffect;
  /** What of the site links to its pages, by title. */
  readonly linkedFrom: readonly string[];
  /** What the gate warns of and does not stop. */
  readonly warnings: readonly string[];
}

export interface BulkAnswer {
  readonly entries: readonly BulkEntry[];
}
