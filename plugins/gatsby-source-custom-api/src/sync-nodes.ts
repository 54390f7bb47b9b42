import type { Actions, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { LinkedNode } from "./build/link-nodes";
import { NODE_TYPES } from "./shapes/entities";

export interface NodeCounts {
  created: number;
  updated: number;
  touched: number;
  deleted: number;
}

interface NodeTools extends Pick<SourceNodesArgs, "getNodesByType" | "createContentDigest"> {
  readonly actions: Pick<Actions, "createNode" | "touchNode" | "deleteNode">;
}

/**
 * The nodes of the last sourcing. Gatsby holds its nodes weakly and reads what has gone from memory from its database: a
 * process that builds again would read all of them after each collection of garbage.
 */
const held = new Map<string, Node>();

/**
 * Brings Gatsby's nodes in line with the content. Unchanged nodes are only touched, so that nothing that depends on
 * them is built again. Missing ones are deleted here, because Gatsby itself does so at the first sourcing of a process
 * only.
 */
export async function syncNodes(
  linked: readonly LinkedNode[],
  { actions, getNodesByType, createContentDigest }: NodeTools,
): Promise<NodeCounts> {
  const counts: NodeCounts = { created: 0, updated: 0, touched: 0, deleted: 0 };
  const before = new Map(NODE_TYPES.flatMap((type) => getNodesByType(type)).map((node) => [node.id, node]));
  held.clear();
  for (const [id, node] of before) held.set(id, node);
  const creations: unknown[] = [];
  for (const { id, type, data } of linked) {
    // Of the text: the fields come in the same order each time, and to sort them takes twice as long.
    const contentDigest = createContentDigest(JSON.stringify(data));
    const known = before.get(id);
    before.delete(id);
    if (known?.internal.contentDigest === contentDigest) {
      actions.touchNode(known);
      counts.touched += 1;
      continue;
    }
    const node: NodeInput = { ...data, id, parent: null, children: [], internal: { type, contentDigest } };
    creations.push(actions.createNode(node));
    counts[known ? "updated" : "created"] += 1;
  }
  await Promise.all(creations);
  for (const gone of before.values()) {
    actions.deleteNode(gone);
    counts.deleted += 1;
  }
  return counts;
}
