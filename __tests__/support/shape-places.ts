/** Finds the further places of each field of the contract by static analysis (docs/builder.md, 'A new field'). */
import { Kind, parse, print, type SelectionSetNode, type TypeNode } from "graphql";
import ts from "typescript";
import { createTypes } from "../../plugins/gatsby-source-custom-api/src/schema";
import { linkOf } from "../../plugins/gatsby-source-custom-api/src/shapes/links";
import type { FieldShape } from "../../plugins/gatsby-source-custom-api/src/shapes/shape";
import { readSource, sourceFiles } from "./source-files";

const DESCRIBES = "src/site/describe-entry.ts";
const SERIALISERS = "cms/src/public-api/serialisers";

/** Origin of a type's content. */
export interface Origin {
  /** Slug of the collection or global. */
  readonly slug: string;
  /** Return type of its serialiser. */
  readonly returns: RegExp;
  /** Fields with another name in the CMS; null for computed ones. */
  readonly otherwise?: Readonly<Record<string, string | null>>;
}

const snakeCase = (name: string) => name.replaceAll("-", "_").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function parseSource(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readSource(path), ts.ScriptTarget.Latest, true);
}

function membersOf(members: ts.NodeArray<ts.TypeElement>): Map<string, ts.TypeElement> {
  return new Map(members.flatMap((member) => (member.name ? [[Object(member.name).text as string, member]] : [])));
}

/** Names of the fields of each collection and global, by slug, in the types that Payload generates. */
function readCollections(): Map<string, Set<string>> {
  const interfaces = new Map(
    parseSource("cms/src/payload-types.ts")
      .statements.filter(ts.isInterfaceDeclaration)
      .map(({ name, members }) => [name.text, membersOf(members)]),
  );
  const config = interfaces.get("Config");
  return new Map(
    ["collections", "globals"].flatMap((kind) => {
      const member = config?.get(kind);
      const slugs = member && ts.isPropertySignature(member) && member.type;
      if (!slugs || !ts.isTypeLiteralNode(slugs)) throw new Error(`payload-types.ts has no ${kind}.`);
      return [...membersOf(slugs.members)].map(([slug, reference]): [string, Set<string>] => {
        const type = ts.isPropertySignature(reference) ? (reference.type?.getText() ?? "") : "";
        return [slug, new Set(interfaces.get(type)?.keys())];
      });
    }),
  );
}

/** Names of the properties that the serialisers give, with what their functions return. */
function readSerialisers(): { returns: string; properties: Set<string> }[] {
  const found: { returns: string; properties: Set<string> }[] = [];
  const collect = (node: ts.Node, properties: Set<string>): void => {
    const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    if (isProperty && ts.isObjectLiteralExpression(node.parent)) properties.add(node.name.getText());
    ts.forEachChild(node, (child) => collect(child, properties));
  };
  for (const path of sourceFiles(SERIALISERS, /\.ts$/)) {
    for (const statement of parseSource(path).statements.filter(ts.isFunctionDeclaration)) {
      const properties = new Set<string>();
      collect(statement, properties);
      found.push({ returns: statement.type?.getText() ?? "", properties });
    }
  }
  return found;
}

type Tables = Readonly<Record<string, { readonly columns: Readonly<Record<string, unknown>> }>>;

/** Tables of the newest migration of a kind of database. */
function readTables(kind: "sqlite" | "postgres", read: (folder: string) => { tables: Tables }): [string, Tables] {
  const { tables } = read(`cms/src/migrations/${kind}`);
  return [
    kind,
    Object.fromEntries(Object.entries(tables).map(([name, table]) => [name.replace("public.", ""), table])),
  ];
}

function hasColumn(tables: Tables, slug: string, name: string, isList: boolean): boolean {
  const [table, column] = [snakeCase(slug), snakeCase(name)];
  const own = [tables[table], tables[`${table}_locales`]].flatMap((found) => Object.keys(found?.columns ?? {}));
  const isThere = own.some((candidate) => candidate === column || candidate.startsWith(`${column}_`));
  // Of a list of texts or relations the table of its rows does not tell which field they are of.
  const rows = isList ? [`${table}_texts`, `${table}_rels`] : [];
  return isThere || [`${table}_${column}`, ...rows].some((candidate) => candidate in tables);
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** Wherever the site has queries and fragments: components, templates, Gatsby's own files, local plugins. */
const siteFiles = () =>
  [...sourceFiles("src", /\.tsx?$/), ...sourceFiles("plugins", /\.tsx?$/), "gatsby-node.ts"].filter(
    (path) => !path.includes("__tests__"),
  );

function documentsIn(files: readonly string[]): string[] {
  const literals = files.flatMap((path) => [...readSource(path).matchAll(/`(\s*(?:query|fragment)\s+\w+[^`]*)`/g)]);
  return literals.map(([, text = ""]) => text);
}

/** `Case.title` for each field that a query or fragment of these files asks for. */
export function readQueries(files: readonly string[]): Set<string> {
  const definitions = createTypes({ buildUnionType: (config) => ({ kind: "UNION", config }) })
    .filter((type) => typeof type === "string")
    .flatMap((sdl) => parse(sdl).definitions);
  const types = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION)
      .map(({ name, fields = [] }) => [name.value, new Map(fields.map((one) => [one.name.value, nameOf(one.type)]))]),
  );
  const typeOf = (type: string | undefined, field: string) => {
    const root = [...types.keys()].find((name) => field.toLowerCase() === name.toLowerCase() || field === `all${name}`);
    return types.get(type ?? "")?.get(field) ?? (type === "Query" ? root : type);
  };
  const asked = new Set<string>();
  const visit = (type: string | undefined, { selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const inner = typeOf(type, selection.name.value);
        asked.add(`${type ?? ""}.${selection.name.value}`);
        // Fields that a list is filtered and sorted by.
        for (const { value } of selection.arguments ?? []) {
          for (const [, name = ""] of print(value).matchAll(/[{,]\s*(\w+):/g)) asked.add(`${inner ?? ""}.${name}`);
        }
        if (selection.selectionSet) visit(inner, selection.selectionSet);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.typeCondition?.name.value ?? type, selection.selectionSet);
      }
    }
  };
  for (const definition of documentsIn(files).flatMap((text) => parse(text).definitions)) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      visit(definition.typeCondition.name.value, definition.selectionSet);
    } else if (definition.kind === Kind.OPERATION_DEFINITION) visit("Query", definition.selectionSet);
  }
  return asked;
}

const queried = (type: string, field: FieldShape) => `${type}.${linkOf(field)?.name ?? field.name}`;

/**
 * Reads the sources once.
 * @param readSnapshot reads the newest snapshot in a folder of migrations
 * @returns what names the places in which a field of the contract is missing
 */
export function placesOfFields(readSnapshot: (folder: string) => { tables: Tables }) {
  const collections = readCollections();
  const serialisers = readSerialisers();
  const databases = [readTables("sqlite", readSnapshot), readTables("postgres", readSnapshot)];
  const asked = readQueries(siteFiles());
  const described = readQueries([DESCRIBES]);

  function missingInCms({ slug, returns, otherwise = {} }: Origin, field: FieldShape): string[] {
    const link = linkOf(field);
    const stored = field.name in otherwise ? otherwise[field.name] : (link?.name ?? field.name);
    const serialised = serialisers.filter((one) => returns.test(one.returns));
    const missing = serialised.some(({ properties }) => properties.has(field.name))
      ? []
      : [`serialiser: ${SERIALISERS} gives no "${field.name}" of "${slug}"`];
    if (!stored) return missing;
    if (!collections.get(slug)?.has(stored)) {
      missing.push(`collection: "${slug}" has no "${stored}" in cms/src (then: npm run generate:types -w cms)`);
    }
    const isList = field.shape.kind === "list";
    const without = databases.filter(([, tables]) => !hasColumn(tables, slug, stored, isList)).map(([kind]) => kind);
    if (without.length > 0) {
      missing.push(`migration: no column for "${stored}" of "${slug}" on ${without.join(" and ")}`);
    }
    return missing;
  }

  return {
    missingInCms,
    /** Whether a query of the site selects the field. */
    isShown: (type: string, field: FieldShape) => asked.has(queried(type, field)),
    /** The field where `src/site/describe-entry.ts` does not ask for it. */
    notDescribed: (type: string, field: FieldShape) =>
      described.has(queried(type, field))
        ? []
        : [`describe: ${DESCRIBES} does not ask for "${field.name}" of "${type}"`],
  };
}
