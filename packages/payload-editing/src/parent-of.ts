import type { Payload, PayloadRequest } from "payload";

/**
 * The entry that a version is one of.
 * @param list slug of a collection
 * @param id of the version, as a call gives it
 * @returns undefined where there is no such version
 */
export async function parentOf(
  payload: Payload,
  list: string,
  id: string | number,
  req?: PayloadRequest,
): Promise<string | number | undefined> {
  const config = payload.config.collections.find(({ slug }) => slug === list);
  if (!config?.versions || !/^\d+$/.test(String(id))) return undefined;
  const where = { id: { equals: id } };
  const { docs } = await payload.db.findVersions({ collection: config.slug, where, limit: 1, pagination: false, req });
  return docs[0]?.parent;
}
