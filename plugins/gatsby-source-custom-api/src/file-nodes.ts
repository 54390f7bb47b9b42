import { existsSync } from "node:fs";
import type { SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import { bearer, type Access } from "./client";
import type { FileNodes } from "./files";

/** File nodes belong to this plugin, whichever plugin creates them. */
const OWNER = { name: "gatsby-source-filesystem" };

/** How often a file was downloaded by this process. */
const downloads = new Map<string, number>();

/** Gatsby's File nodes as the doors that `syncFiles` needs. @param access to the API that names the files */
export function gatsbyFileNodes(
  {
    actions,
    getNode,
    getCache,
    createNodeId,
  }: Pick<SourceNodesArgs, "actions" | "getNode" | "getCache" | "createNodeId">,
  access: Access,
): FileNodes {
  return {
    keep(id) {
      const node = getNode(id);
      if (!node || typeof node.absolutePath !== "string" || !existsSync(node.absolutePath)) {
        return false;
      }
      actions.touchNode(node);
      return true;
    },
    async create({ url, updatedAt }) {
      // createRemoteFileNode remembers by address, for as long as the process lives; what follows # is never sent, and
      // makes a changed file, or one that went and came back, a new one to it.
      const version = `${url}#${updatedAt}`;
      const earlier = downloads.get(version) ?? 0;
      downloads.set(version, earlier + 1);
      const file = await createRemoteFileNode({
        url: earlier === 0 ? version : `${version}-${earlier}`,
        createNode: actions.createNode,
        createNodeId,
        getCache,
        httpHeaders: bearer(url, access),
      });
      return file.id;
    },
    remove(id) {
      const node = getNode(id);
      if (node) {
        actions.deleteNode(node, OWNER);
      }
    },
  };
}
