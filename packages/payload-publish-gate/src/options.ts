import type { PayloadRequest } from "payload";
import type { Doc } from "payload-kit";
import type { ListConfig } from "payload-kit/entries";
import type { Reader } from "payload-kit/in-transaction";
import type { Checks, PageFault } from "./change";
import type { ContentOptions, PictureOptions } from "./content";
import type { Entry } from "./entry";
import type { Site } from "./site";

/** @template Facts what checks of the site need beside {@link Site} */
export interface PublishGateOptions<Facts extends object = object> {
  readonly checks: Checks<Facts>;
  readonly content: ContentOptions;
  readonly pictures: PictureOptions;
  /** Read for each change that is judged. */
  readonly facts: (judged: Judged) => Promise<Facts>;
  readonly preview?: PreviewOptions;
  /** The values of a form as its save would make them. */
  readonly completeForm?: (config: ListConfig, form: Form, req: PayloadRequest) => Promise<Doc>;
  /** Fields of a form that Payload's own validation would refuse in any locale. */
  readonly invalidFields?: (config: ListConfig, form: Form, req: PayloadRequest) => Promise<readonly InvalidField[]>;
}

/** A preview whose window checks the page of a draft. */
interface PreviewOptions {
  /** Type of the message that asks it, and of its answer. */
  readonly message: string;
  /** Reads the `faults` of the answer; undefined for what is malformed. */
  readonly read: (faults: unknown) => readonly PageFault[] | undefined;
}

export interface Judged {
  readonly list: string;
  /** Undefined for an entry that is taken off the site. */
  readonly entry: Entry | undefined;
  readonly pictures: Site["pictures"];
  readonly reader: Reader;
}

/** A form, saved or not, with its values in the locale that it is in. */
export interface Form {
  readonly id: number | undefined;
  readonly locale: string;
  readonly data: Doc;
}

/** A field that a publication would be refused for; `locale` is null where all share its value. */
export interface InvalidField {
  readonly path: string;
  readonly locale: string | null;
  readonly message: string;
}
