/** An XLIFF 2.0 file; 2.1 has the same core: https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html */
import type { Inline, MarkedText } from "payload-kit/rich-text/marks";

export const XLIFF = "urn:oasis:names:tc:xliff:document:2.0";
export const GLOSSARY = "urn:oasis:names:tc:xliff:glossary:2.0";
export const XLIFF_TYPE = "application/xliff+xml";

/** A word that is always translated in the same way. */
export interface Term {
  readonly term: string;
  readonly translation: string;
}

export interface OutgoingUnit {
  readonly id: string;
  /** Name of the unit for translators. */
  readonly name: string;
  readonly source: MarkedText;
  /** The translation that there is, with the same marks. */
  readonly target?: readonly Inline[] | undefined;
  readonly terms: readonly Term[];
}

/** An entry. */
export interface OutgoingFile {
  readonly id: string;
  readonly title: string;
  readonly units: readonly OutgoingUnit[];
}

export interface IncomingUnit {
  readonly id: string;
  readonly source: readonly Inline[];
  /** Undefined where a part of it is not translated. */
  readonly target: readonly Inline[] | undefined;
}

export interface IncomingFile {
  readonly id: string;
  readonly units: readonly IncomingUnit[];
}

export interface IncomingDocument {
  readonly from: string;
  readonly to: string;
  readonly files: readonly IncomingFile[];
}

/** The id of an entry in a file. */
export const fileId = (list: string, id: string) => (id === "" ? list : `${list}.${id}`);
