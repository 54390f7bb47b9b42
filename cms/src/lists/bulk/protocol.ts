/** Path of the endpoint, below Payload's API. */
export const BULK_PATH = "/bulk";

export const ACTS = ["publish", "unpublish", "delete"] as const;
export type Act = (typeof ACTS)[number];

/** Each entry is judged by all that is published, twice: before and while it is done. */
export const MOST_AT_ONCE = 100;

/** Request of a plan. */
export interface BulkQuestion {
  readonly collection: string;
  readonly act: Act;
  readonly ids: readonly number[];
  /** Whether it is only told what would be done. */
  readonly isTrial: boolean;
}

/** Effect of an action on the pages that an entry has of its own. */
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
  /** Titles of published entries that link to its pages. */
  readonly linkedFrom: readonly string[];
  /** Warnings of the gate, which do not block. */
  readonly warnings: readonly string[];
}

export interface BulkAnswer {
  readonly entries: readonly BulkEntry[];
}
