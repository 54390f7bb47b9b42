/** What is judged, and what is found. */
import type { PageFault } from "@future-native/contract";
import type { LocaleCode } from "@future-native/contract/locales";
import type { AddressState } from "./addresses/ask-address";
import type { Entry } from "./facts/entry";
import type { Site } from "./facts/site";
import type { Localized } from "../i18n";

/** The page of a draft, as the preview has drawn it. */
export interface DraftPage {
  readonly locale: LocaleCode;
  readonly faults: readonly PageFault[];
}

/** A change that is to go live. */
export interface Change {
  /** Slug of the collection or global. */
  readonly list: string;
  /** Empty for a global, and for an entry that was never saved. */
  readonly id: string;
  /** As visitors have it; undefined for what is not on the site. */
  readonly before: Entry | undefined;
  /** As they would have it; undefined for what is taken off the site. */
  readonly after: Entry | undefined;
  /** Everything else that is published. */
  readonly site: Site;
  /** What is known of addresses elsewhere. */
  readonly addresses: ReadonlyMap<string, AddressState>;
  /** What the preview has found on the page of `after`; undefined where no page was looked at. */
  readonly page?: DraftPage | undefined;
  readonly now: Date;
}

/** Something that is wrong with a change. */
export interface Fault {
  /** An error stops the publication, a warning does not. */
  readonly severity: "error" | "warning";
  /** Path of the field at fault; empty for the entry as a whole. */
  readonly field: string;
  /** Null where all languages share the field. */
  readonly locale: LocaleCode | null;
  readonly message: Localized;
  /** What of the field is at fault, for instance the address of a link: the same fault has the same one. */
  readonly subject: string;
}

/** Looks for one kind of fault. Pure: what it needs to know is in the change. */
export type Check = (change: Change) => Fault[];
