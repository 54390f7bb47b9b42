/** Input and output of the checks. */
import type { Localized } from "payload-kit/texts";
import type { AddressState } from "./addresses/ask-address";
import type { Entry } from "./entry";
import type { Locales } from "payload-kit/locales";
import type { Site } from "./site";

/** A violation that axe-core finds on the page of a draft, with what identifies its field. */
export interface PageFault {
  /** Axe's name of the rule. */
  readonly rule: string;
  /** Axe's own words for it, in English. */
  readonly help: string;
  /** The text of the element; empty where it has none. */
  readonly text: string;
  /** The text of the nearest part of the page that has one, the element with its surroundings. */
  readonly around: string;
  /** Target of the element; empty for no link. */
  readonly href: string;
  /** Path of the picture that it shows; empty for none. */
  readonly picture: string;
}

/** The page of a draft, as the preview has drawn it. */
export interface DraftPage {
  readonly locale: string;
  readonly faults: readonly PageFault[];
}

/** A change that is to go live. */
export interface Change<Facts = unknown> {
  /** Slug of the collection or global. */
  readonly list: string;
  /** Empty for a global, and for an entry that was never saved. */
  readonly id: string;
  /** As visitors have it; undefined for what is not on the site. */
  readonly before: Entry | undefined;
  /** As they would have it; undefined for what is taken off the site. */
  readonly after: Entry | undefined;
  /** Everything else that is published, and what the site's own checks need. */
  readonly site: Site & Facts;
  /** Known states of external addresses. */
  readonly addresses: ReadonlyMap<string, AddressState>;
  /** Faults that the preview found on the page of `after`; undefined if no page was checked. */
  readonly page?: DraftPage | undefined;
  readonly locales: Locales;
  readonly now: Date;
}

/** Something that is wrong with a change. */
export interface Fault {
  /** An error stops the publication, a warning does not. */
  readonly severity: "error" | "warning";
  /** Path of the field at fault; empty for the entry as a whole. */
  readonly field: string;
  /** Null where all locales share the field. */
  readonly locale: string | null;
  readonly message: Localized;
  /** The part of the field at fault, for instance the address of a link; identifies the fault across two judgements. */
  readonly subject: string;
}

/** Looks for one kind of fault. Pure: what it needs to know is in the change. */
export type Check<Facts = unknown> = (change: Change<Facts>) => Fault[];

/** Checks by their names, in the order of their findings. */
export type Checks<Facts = unknown> = Readonly<Record<string, Check<Facts>>>;

/** A fault with the name of the check that has found it. */
export interface Finding extends Fault {
  readonly check: string;
}
