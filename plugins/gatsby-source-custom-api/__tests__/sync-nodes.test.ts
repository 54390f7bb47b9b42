import type { Actions, Node } from "gatsby";
import type { LinkedNode } from "../src/build/link-nodes";
import { syncNodes } from "../src/sync-nodes";

const linked = (id: string, title: string): LinkedNode => ({ id, type: "Case", data: { title } });

/** As much of Gatsby's store as the function sees. */
function fakeStore() {
  const nodes = new Map<string, Node>();
  const touched: string[] = [];
  const actions: Pick<Actions, "createNode" | "touchNode" | "deleteNode"> = {
    createNode: (node) => {
      const internal = { owner: "gatsby-source-custom-api", ...node.internal };
      nodes.set(node.id, { ...node, parent: null, children: [], internal });
    },
    touchNode: (node) => void touched.push(node.id),
    deleteNode: (node) => void nodes.delete(node.id),
  };
  return {
    nodes,
    touched,
    tools: {
      actions,
      getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
      createContentDigest: (data: string | object) => JSON.stringify(data),
    },
  };
}

test("G1: creates, touches, updates and deletes, each only where needed", async () => {
  const { nodes, touched, tools } = fakeStore();
  const first = await syncNodes([linked("a", "A"), linked("b", "B"), linked("c", "C")], tools);
  expect(first).toEqual({ created: 3, updated: 0, touched: 0, deleted: 0 });

  const second = await syncNodes([linked("a", "A"), linked("b", "B"), linked("c", "C")], tools);
  expect(second).toEqual({ created: 0, updated: 0, touched: 3, deleted: 0 });

  touched.length = 0;
  const third = await syncNodes([linked("a", "A"), linked("b", "B2"), linked("d", "D")], tools);
  expect(third).toEqual({ created: 1, updated: 1, touched: 1, deleted: 1 });
  expect(touched).toEqual(["a"]);
  expect([...nodes.keys()]).toEqual(["a", "b", "d"]);
  expect(nodes.get("b")?.title).toBe("B2");
});
