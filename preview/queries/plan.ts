/** What a page query asks for, its fragments put in: small enough to be carried out in a browser without GraphQL. */

/** A field of a node, or of what lies in it. */
export interface FieldPlan {
  /** Name in the result. */
  readonly key: string;
  /** Name in the node; of a link, that of the field with the ids. */
  readonly name: string;
  /** The value is the id, or the ids, of other nodes. */
  readonly isLink?: true;
  /** Asked for of values of this type only, of all that a list may hold. */
  readonly only?: string;
  readonly fields?: readonly FieldPlan[];
}

/** The value of an argument: itself, or that of a variable. */
export type Operand = { readonly value: unknown } | { readonly variable: string };

/** One node, or all nodes, of a type. */
export interface RootPlan {
  readonly key: string;
  readonly type: string;
  readonly isList: boolean;
  /** Fields that must be equal to something. */
  readonly where: readonly (readonly [field: string, operand: Operand])[];
  /** By the first field, where that is equal by the second, and so on; none keeps the order of the API. */
  readonly sort: readonly { readonly field: string; readonly isDescending: boolean }[];
  readonly limit?: number;
  /** Of a list: what is asked for beside its nodes. */
  readonly isCounted?: true;
  readonly fields: readonly FieldPlan[];
}

/** By the name of the template's file, without its ending. */
export type Plans = Readonly<Record<string, readonly RootPlan[]>>;
