import { callApi } from "payload-kit/admin/call-api";

/** An entry of a collection, or a global. */
export interface Reverted {
  /** Slug of the collection or the global. */
  readonly list: string;
  /** Undefined for a global. */
  readonly id: number | string | undefined;
}

/** The reverted entry in the requested language; else the reason for the failure, undefined if unknown. */
export type Outcome = { readonly doc: Record<string, unknown> } | { readonly why: string | undefined };

/**
 * Makes an entry in all its languages what is published of it. Payload's own act reads one language, and with it would
 * publish the drafts of the others.
 * @param api address of an endpoint of Payload's API
 * @param locale language of the form
 * @returns undefined where no version is published
 */
export async function revertToPublished(
  api: (path: string) => string,
  { list, id }: Reverted,
  locale: string,
): Promise<Outcome | undefined> {
  const base = api(id === undefined ? `/globals/${list}` : `/${list}`);
  const published = new URLSearchParams({
    ...{ depth: "0", limit: "1", sort: "-updatedAt", "where[version._status][equals]": "published" },
    ...(id !== undefined && { "where[parent][equals]": String(id) }),
  });
  const found = await callApi<{ docs: readonly { id: number | string }[] }>(`${base}/versions?${published}`);
  if (!found.ok) return { why: found.message };
  const version = found.body.docs[0];
  if (!version) return undefined;
  const restored = await callApi(`${base}/versions/${version.id}?draft=false&depth=0`, { method: "POST" });
  if (!restored.ok) return { why: restored.message };
  const entry = id === undefined ? base : `${base}/${id}`;
  const read = await callApi<Record<string, unknown>>(
    `${entry}?locale=${locale}&depth=0&fallback-locale=null&draft=true`,
  );
  return read.ok ? { doc: read.body } : { why: read.message };
}
