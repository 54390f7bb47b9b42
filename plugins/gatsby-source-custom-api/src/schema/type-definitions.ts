/** GraphQL types in the schema language, out of the shapes of the contract. */
import { picture, recording } from "@future-native/contract";
import { ENTITIES, NODE_TYPES, type DerivedField, type NodeType } from "../shapes/entities";
import { idsField, linkOf } from "../shapes/links";
import { readObject } from "../shapes/read-shape";
import type { FieldShape, ObjectShape, Shape } from "../shapes/shape";

/** Fields of every node. */
const NODE_FIELDS = [
  field("entryId", "The entry's id in the API, the same in all locales", "String!"),
  field("locale", "Code of the locale that this node is in: en, ru or br", "String!"),
  field("locales", "Codes of the locales in which the entry exists, in alphabetical order", "[String!]!"),
  field(
    "missingLocales",
    "Codes of the locales of the site in which the entry is not translated yet, in alphabetical order",
    "[String!]!",
  ),
];

const FILE = field(
  "file",
  "The downloaded file, for childImageSharp and publicURL; null when the plugin downloads none",
  'File @link(from: "fileId")',
);

/** Every object type, complete, so that nothing is inferred and an empty list changes no query. */
export function typeDefinitions(): string[] {
  return [
    ...NODE_TYPES.map(nodeDefinition),
    ...[...innerObjects().values()].map((shape) => objectDefinition(shape, shape.fields.map(innerField))),
    withFile(readObject(picture, "Picture")),
    withFile(readObject(recording, "Recording")),
  ];
}

function nodeDefinition(type: NodeType): string {
  const { shape, derived } = ENTITIES[type];
  const own = shape.fields.filter(({ name }) => name !== "id" && name !== "locale").map(entityField);
  const fields = [...NODE_FIELDS, ...own, ...derived.map(derivedField)];
  return definition(`${type} implements Node`, shape.description, fields);
}

const withFile = (shape: ObjectShape) => objectDefinition(shape, [...shape.fields.map(innerField), FILE]);

const objectDefinition = ({ name, description }: ObjectShape, fields: readonly string[]) =>
  definition(name, description, fields);

/** The objects that nodes hold within them, by name; not those with a file, and not what is a node itself. */
function innerObjects(): Map<string, ObjectShape> {
  const found = new Map<string, ObjectShape>();
  const visit = (shape: Shape): void => {
    if (shape.kind === "list") visit(shape.item);
    else if (shape.kind === "optional" || shape.kind === "localized") visit(shape.inner);
    else if (shape.kind === "union") shape.options.forEach(visit);
    else if (shape.kind === "object" && !found.has(shape.name)) {
      found.set(shape.name, shape);
      shape.fields.forEach((inner) => visit(inner.shape));
    }
  };
  for (const { shape } of Object.values(ENTITIES)) {
    shape.fields.filter((candidate) => !linkOf(candidate)).forEach((own) => visit(own.shape));
  }
  visit(readObject(picture, "Picture"));
  found.delete("Picture");
  return found;
}

function entityField(own: FieldShape): string {
  const link = linkOf(own);
  if (!link) return innerField(own);
  const single = link.isOptional ? link.type : `${link.type}!`;
  const type = link.isList ? `[${link.type}!]!` : single;
  return field(link.name, own.description, `${type} @link(from: "${link.from}")`);
}

/** Gatsby has an `id` of its own. */
function innerField({ name, description, shape }: FieldShape): string {
  return field(name === "id" ? "entryId" : name, description, typeOf(shape) + (holdsDate(shape) ? " @dateformat" : ""));
}

function derivedField({ name, description, type, link }: DerivedField): string {
  return field(name, description, link ? `${type} @link(from: "${idsField(name, false)}")` : type);
}

function typeOf(shape: Shape): string {
  switch (shape.kind) {
    case "scalar":
      return `${shape.type}!`;
    case "list":
      return `[${typeOf(shape.item)}]!`;
    case "optional":
      return typeOf(shape.inner).replace(/!$/, "");
    case "localized":
      return shape.otherwise === null ? typeOf(shape.inner).replace(/!$/, "") : typeOf(shape.inner);
    case "picture":
      return "Picture!";
    case "recording":
      return "Recording!";
    case "object":
    case "union":
      return `${shape.name}!`;
    case "reference":
      throw new Error(`A reference to ${shape.to} stands within another object; only entities can have one.`);
  }
}

function holdsDate(shape: Shape): boolean {
  if (shape.kind === "list") return holdsDate(shape.item);
  if (shape.kind === "optional" || shape.kind === "localized") return holdsDate(shape.inner);
  return shape.kind === "scalar" && shape.type === "Date";
}

function field(name: string, description: string, type: string): string {
  return `  ${quoted(description)}\n  ${name}: ${type}`;
}

function definition(head: string, description: string, fields: readonly string[]): string {
  return `${quoted(description)}\ntype ${head} @dontInfer {\n${fields.join("\n")}\n}\n`;
}

function quoted(text: string): string {
  return `"""${text.replaceAll('"""', '\\"""')}"""`;
}
