import type { FieldPlan, Operand, RootPlan } from "./plan";

type Value = Readonly<Record<string, unknown>>;

/** A node as the source plugin links it. */
export interface PlanNode {
  readonly id: string;
  readonly type: string;
  readonly data: Value;
}

/** What a plan is carried out with. */
export interface PlanWorld {
  readonly nodes: readonly PlanNode[];
  /** Variables of the query: the page's context. */
  readonly variables: Value;
  /** Names of the types of a list's values, by their `type`. */
  readonly typeNames: Readonly<Record<string, string>>;
  /** What stands for the file that the build makes of a picture. */
  readonly fileOf: (picture: Value) => unknown;
}

/** The data of a page, as Gatsby's query gives it, but for what is no content. */
export function runPlan(plan: readonly RootPlan[], world: PlanWorld): Record<string, unknown> {
  const byId = new Map(world.nodes.map((node) => [node.id, node]));
  return Object.fromEntries(
    plan.map((root) => {
      const found = select(root, world).map(({ data }) => read(data, root.fields, byId, world));
      return [root.key, root.isList ? listOf(found, root) : (found[0] ?? null)];
    }),
  );
}

function listOf(found: readonly unknown[], { fields, isCounted, limit = Infinity }: RootPlan) {
  return {
    ...(fields.length > 0 ? { nodes: found.slice(0, limit) } : {}),
    ...(isCounted ? { totalCount: found.length } : {}),
  };
}

function select({ type, where, sort }: RootPlan, { nodes, variables }: PlanWorld): PlanNode[] {
  const valueOf = (operand: Operand) => ("variable" in operand ? variables[operand.variable] : operand.value);
  const found = nodes.filter(
    (node) => node.type === type && where.every(([field, operand]) => node.data[field] === valueOf(operand)),
  );
  return found.sort((one, other) => {
    const orders = sort.map(({ field, isDescending }) => {
      const order = compare(one.data[field], other.data[field]);
      return isDescending ? -order : order;
    });
    return orders.find((order) => order !== 0) ?? 0;
  });
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  const [first, second] = [String(one), String(other)];
  return first < second ? -1 : Number(first > second);
}

function isObject(value: unknown): value is Value {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function read(value: Value, fields: readonly FieldPlan[], byId: ReadonlyMap<string, PlanNode>, world: PlanWorld) {
  const typeName = world.typeNames[String(value.type)];
  const asked = fields.filter(({ only }) => only === undefined || only === typeName);
  return Object.fromEntries(
    asked.map((field): [string, unknown] => {
      if (field.name === "__typename") return [field.key, typeName];
      if (field.name === "file" && !field.fields) return [field.key, world.fileOf(value)];
      return [field.key, follow(value[field.name], field)];
    }),
  );

  function follow(found: unknown, field: FieldPlan): unknown {
    if (Array.isArray(found)) return found.map((item) => follow(item, field)).filter((item) => item !== null);
    const target = field.isLink && typeof found === "string" ? byId.get(found)?.data : found;
    if (target === null || target === undefined) return null;
    return field.fields && isObject(target) ? read(target, field.fields, byId, world) : target;
  }
}
