/** Shapes of the API's values, independent of the schema library: enough to derive GraphQL types and nodes. */

export type ScalarType = "String" | "Int" | "Float" | "Boolean" | "Date";

export interface ScalarShape {
  readonly kind: "scalar";
  readonly type: ScalarType;
  /** All that it may be, where that is a small set. */
  readonly values?: readonly string[];
}

export interface ListShape {
  readonly kind: "list";
  readonly item: Shape;
}

/** Null, or missing, or what is within. */
export interface OptionalShape {
  readonly kind: "optional";
  readonly inner: Shape;
}

/** A value for each locale, of which a node has its own. */
export interface LocalizedShape {
  readonly kind: "localized";
  readonly inner: Shape;
  /** Fallback in a locale that lacks the value; undefined if an entry requires it. */
  readonly otherwise?: unknown;
}

/** A picture, described in one locale or in all. */
export interface PictureShape {
  readonly kind: "picture";
}

/** A film or a sound. */
export interface RecordingShape {
  readonly kind: "recording";
}

/** The id of an entry of another type. */
export interface ReferenceShape {
  readonly kind: "reference";
  readonly to: string;
  /** Field by which a node has the entry itself. */
  readonly as: string;
}

export interface FieldShape {
  /** As the API calls it. */
  readonly name: string;
  readonly description: string;
  readonly shape: Shape;
}

export interface ObjectShape {
  readonly kind: "object";
  readonly name: string;
  readonly description: string;
  readonly fields: readonly FieldShape[];
}

/** One of several types of objects, discriminated by one of their fields. */
export interface UnionShape {
  readonly kind: "union";
  readonly name: string;
  readonly description: string;
  readonly discriminator: string;
  readonly options: ReadonlyMap<string, ObjectShape>;
}

export type Shape =
  | ScalarShape
  | ListShape
  | OptionalShape
  | LocalizedShape
  | PictureShape
  | RecordingShape
  | ReferenceShape
  | ObjectShape
  | UnionShape;
