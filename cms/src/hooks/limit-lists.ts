import type { CollectionBeforeOperationHook, Plugin } from "payload";

/** Entries that one answer of the CMS's own API has at most; a list of the admin shows a hundred. */
export const LONGEST_LIST = 500;

/**
 * Limits REST queries for all entries (`limit=0`, or a negative number, which databases treat alike), because the
 * result would be read into memory. Calls within the process are not limited.
 */
const limit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "read" || req.payloadAPI !== "REST") return args;
  const { limit: given, pagination } = args as { limit?: number; pagination?: boolean };
  // Without either Payload gives the first ten.
  if (given === undefined && pagination !== false) return args;
  const wanted = given !== undefined && given > 0 ? given : LONGEST_LIST;
  return { ...args, limit: Math.min(wanted, LONGEST_LIST) };
};

/** Bounds the lists that are read over HTTP. Comes after the plugins that add collections. */
export const limitLists: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), limit] },
  })),
});
