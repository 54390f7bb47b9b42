import {
  Kind,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import type { FieldPlan, Operand, Plans, RootPlan } from "./plan";
import type { SchemaFields } from "./schema-fields";

export interface SourceText {
  /** Name of the file, without folder and ending. */
  readonly name: string;
  readonly text: string;
}

const DOCUMENT = /graphql`([^`]*)`/g;

/**
 * The plans of all page queries.
 * @param templates sources that may hold a page query
 * @param others sources that may hold fragments
 * @throws Error for a query that asks for what the preview does not know, so that it is noticed when the site is built
 */
export function compileQueries(
  templates: readonly SourceText[],
  others: readonly SourceText[],
  schema: SchemaFields,
): Plans {
  const definitionsOf = ({ text }: SourceText) =>
    [...text.matchAll(DOCUMENT)].flatMap(([, document = ""]) => [...parse(document, { noLocation: true }).definitions]);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of [...templates, ...others].flatMap(definitionsOf)) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const compiler = new Compiler(schema, fragments);
  return Object.fromEntries(
    templates.flatMap((template) => {
      const query = definitionsOf(template).find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      return query ? [[template.name, compiler.query(query)]] : [];
    }),
  );
}

/** A field as it is asked for in one place, and the type that alone has it. */
interface Asked {
  readonly field: FieldNode;
  readonly only?: string;
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const keyOf = (field: FieldNode) => (field.alias ?? field.name).value;

class Compiler {
  constructor(
    private readonly schema: SchemaFields,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  /** What the source plugin has no type for is left out: it is as it was built. */
  query({ selectionSet }: OperationDefinitionNode): RootPlan[] {
    const merged = this.merge("Query", [selectionSet]);
    return merged.flatMap(({ asked: [first], selections }) => {
      const type = first && this.rootType(first.field.name.value);
      return first && type ? [this.root(first.field, type, selections)] : [];
    });
  }

  private rootType(name: string): { name: string; isList: boolean } | undefined {
    for (const type of this.schema.keys()) {
      if (name === lowerFirst(type)) return { name: type, isList: false };
      if (name === `all${type}`) return { name: type, isList: true };
    }
    return undefined;
  }

  private root(field: FieldNode, type: { name: string; isList: boolean }, selections: SelectionSetNode[]): RootPlan {
    const args = Object.fromEntries((field.arguments ?? []).map(({ name, value }) => [name.value, value]));
    const { filter, sort, limit, ...equal } = args;
    const conditions = type.isList ? membersOf(filter) : Object.entries(equal);
    const parts = new Map(this.merge(type.name, selections).map((part) => [part.id, part.selections]));
    const inner = type.isList ? (parts.get("nodes|") ?? []) : selections;
    return {
      key: keyOf(field),
      type: type.name,
      isList: type.isList,
      where: conditions.map(([name, condition]) => [name, operandOf(name, condition)]),
      sort: itemsOf(sort)
        .flatMap(membersOf)
        .map(([name, order]) => ({ field: name, isDescending: enumOf(order) === "DESC" })),
      ...(type.isList && parts.has("totalCount|") ? { isCounted: true as const } : {}),
      ...(limit?.kind === Kind.INT ? { limit: Number(limit.value) } : {}),
      fields: this.fields(type.name, inner),
    };
  }

  private fields(type: string, selections: SelectionSetNode[]): FieldPlan[] {
    return this.merge(type, selections).flatMap(({ asked: [first], selections: inner }) => {
      if (!first) return [];
      const { field, only } = first;
      const name = field.name.value;
      const known = this.schema.get(only ?? type)?.get(name);
      const condition = only ? { only } : {};
      // Files are made by the build; the preview has the CMS's own in their place.
      if (name === "file" && known?.type === "File") return [{ key: keyOf(field), name, ...condition }];
      const nested = inner.length > 0 ? { fields: this.fields(known?.type ?? "", inner) } : {};
      const link = known?.link ? { name: known.link, isLink: true as const } : { name };
      return [{ key: keyOf(field), ...link, ...condition, ...nested }];
    });
  }

  /** Fields by key and condition, each with all that is asked of it in the several places. */
  private merge(type: string, selections: readonly SelectionSetNode[]) {
    const merged = new Map<string, { id: string; asked: Asked[]; selections: SelectionSetNode[] }>();
    for (const asked of selections.flatMap((selection) => this.flatten(type, selection))) {
      const id = `${keyOf(asked.field)}|${asked.only ?? ""}`;
      const entry = merged.get(id) ?? { id, asked: [], selections: [] };
      entry.asked.push(asked);
      if (asked.field.selectionSet) entry.selections.push(asked.field.selectionSet);
      merged.set(id, entry);
    }
    return [...merged.values()];
  }

  private flatten(type: string, { selections }: SelectionSetNode, only?: string): Asked[] {
    const narrow = (condition: string | undefined) => (condition && condition !== type ? condition : only);
    return selections.flatMap((selection): Asked[] => {
      if (selection.kind === Kind.FIELD) return [{ field: selection, ...(only ? { only } : {}) }];
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        return this.flatten(type, selection.selectionSet, narrow(selection.typeCondition?.name.value));
      }
      const fragment = this.fragments.get(selection.name.value);
      if (!fragment) throw new Error(`The preview finds no fragment ${selection.name.value} in src.`);
      return this.flatten(type, fragment.selectionSet, narrow(fragment.typeCondition.name.value));
    });
  }
}

function membersOf(value: ValueNode | undefined): [string, ValueNode][] {
  return value?.kind === Kind.OBJECT ? value.fields.map((member) => [member.name.value, member.value]) : [];
}

/** Of a list, or the one thing that stands for a list of it. */
function itemsOf(value: ValueNode | undefined): readonly ValueNode[] {
  if (value?.kind === Kind.LIST) return value.values;
  return value ? [value] : [];
}

const enumOf = (value: ValueNode) => (value.kind === Kind.ENUM ? value.value : undefined);

/** `{ eq: $locale }` and the like. */
function operandOf(name: string, condition: ValueNode): Operand {
  const [[operator, value] = ["", undefined], ...more] = membersOf(condition);
  if (operator === "eq" && more.length === 0) {
    if (value?.kind === Kind.VARIABLE) return { variable: value.name.value };
    if (value?.kind === Kind.STRING || value?.kind === Kind.BOOLEAN) return { value: value.value };
  }
  throw new Error(`The preview knows conditions of the form { eq: … } only; see that on "${name}" in a page query.`);
}
