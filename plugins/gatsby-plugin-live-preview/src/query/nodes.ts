/** Nodes and what page queries do with them: filter by equality, sort, follow links. */

export type Fields = Readonly<Record<string, unknown>>;

/** A node as the source plugin links it. */
export interface PreviewNode {
  readonly id: string;
  readonly type: string;
  readonly data: Fields;
}

/** Fields that must be equal to something. */
export type Condition = Readonly<Record<string, { readonly eq: unknown }>>;

/** By the first field, where that is equal by the second, and so on; none keeps the order of the API. */
export type Sort = readonly Readonly<Record<string, "ASC" | "DESC">>[];

/** The nodes by type and by id. */
export class NodeStore {
  private readonly byId: ReadonlyMap<string, Fields>;

  constructor(private readonly nodes: readonly PreviewNode[]) {
    this.byId = new Map(nodes.map(({ id, data }) => [id, data]));
  }

  all(type: string): Fields[] {
    return this.nodes.filter((node) => node.type === type).map(({ data }) => data);
  }

  /** @param ids an id, or a list of them, of which those are left out that no node has */
  follow(ids: unknown): Fields | Fields[] | undefined {
    const find = (id: unknown) => this.byId.get(String(id));
    return Array.isArray(ids) ? ids.map(find).filter((found) => found !== undefined) : find(ids);
  }
}

export function selectNodes(
  nodes: readonly Fields[],
  { filter = {}, sort = [] }: { filter?: Condition; sort?: Sort },
): Fields[] {
  const conditions = Object.entries(filter);
  const orders = sort.flatMap((order) => Object.entries(order));
  return nodes
    .filter((node) => conditions.every(([field, { eq }]) => node[field] === eq))
    .sort((one, other) => {
      const results = orders.map(([field, order]) => (order === "DESC" ? -1 : 1) * compare(one[field], other[field]));
      return results.find((result) => result !== 0) ?? 0;
    });
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  const [first, second] = [String(one), String(other)];
  return first < second ? -1 : Number(first > second);
}
