import type { CollectionConfig, Endpoint } from "payload";
import { isRecord } from "payload-kit";
import { storedEntry } from "payload-kit/entries";

const PATH = "/versions/:id";

/**
 * Payload's endpoint, which restores the version of a draft as a draft. Payload itself would write it over what is
 * published, and take its page off the site. A hook comes too late: the operation has read its arguments before.
 */
const restore: Endpoint["handler"] = async (req) => {
  const collection = req.payload.config.collections.find(({ slug }) => slug === req.routeParams?.collection);
  const endpoints = collection?.endpoints || [];
  const original = endpoints.find(
    ({ handler, method, path }) => method === "post" && path === PATH && handler !== restore,
  );
  if (!collection || !original) return Response.json({}, { status: 404 });
  const id = String(req.routeParams?.id);
  const { version } = /^\d+$/.test(id) ? await storedEntry(collection, undefined, req).readVersion(id, "all") : {};
  if (isRecord(version) && version._status === "draft") req.query.draft = "true";
  return original.handler(req);
};

/** A collection whose drafts are restored as drafts. Screens have one state, and their versions go to the site. */
export const restoringDrafts = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  ...(collection.endpoints !== false && {
    endpoints: [{ path: PATH, method: "post", handler: restore }, ...(collection.endpoints ?? [])],
  }),
});
