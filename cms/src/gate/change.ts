/** Input and output of the checks. */
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
  /** Known states of external addresses. */
  readonly addresses: ReadonlyMap<string, AddressState>;
  /** Faults that the preview found on the page of `after`; undefined if no page was checked. */
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
  /** The part of the field at fault, for instance the address of a link; identifies the fault across two judgements. */
  readonly subject: string;
}

/** Looks for one kind of fault. Pure: what it needs to know is in the change. */
export type Check = (change: Change) => Fault[];
