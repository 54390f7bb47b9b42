import type { LocaleCode } from "@future-native/contract";
import type { NodeType } from "../shapes/entities";

export type Fields = Record<string, unknown>;

/** A field by which an entry names others, before it is known which of them exist in the locale. */
export interface Relation {
  /** Name of the field in the API. */
  readonly field: string;
  /** Name of the node's field that will hold node ids; `@link(from:)` of the schema reads it. */
  readonly link: string;
  readonly type: NodeType;
  /** One id, or null; or a list of ids. */
  readonly target: string | null | readonly string[];
  /** Without it the entry makes no sense, so it must exist in the locale too. */
  readonly isRequired: boolean;
}

/** Content of an entry in a locale. */
export interface NodeContent {
  readonly fields: Fields;
  readonly relations: readonly Relation[];
}

/** An entry in one locale, with everything but its place among the others. */
export interface NodeInput extends NodeContent {
  readonly type: NodeType;
  readonly entryId: string;
  readonly locale: LocaleCode;
  /** Name of the entry in messages of errors. */
  readonly name: string;
  /** Address from which it came. */
  readonly url: string;
}
