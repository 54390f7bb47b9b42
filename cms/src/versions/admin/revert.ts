import { isRecord } from "payload-kit";

/** An entry of a collection, or a global. */
export interface Reverted {
  /** Slug of the collection or the global. */
  readonly list: string;
  /** Undefined for a global. */
  readonly id: number | string | undefined;
}

/** The reverted entry in the requested language; else the reason for the failure, empty if unknown. */
export type Outcome = { readonly doc: Record<string, unknown> } | { readonly why: string };

/**
 * Makes an entry in all its languages what is published of it. Payload's own act reads one language, and with it would
 * publish the drafts of the others.
 * @param locale language of the form
 * @param language of the admin
 */
export async function revertToPublished(
  { list, id }: Reverted,
  locale: string,
  language: string,
): Promise<Outcome | undefined> {
  const base = id === undefined ? `/cms-api/globals/${list}` : `/cms-api/${list}`;
  const headers = { "Accept-Language": language };
  const published = new URLSearchParams({
    ...{ depth: "0", limit: "1", sort: "-updatedAt", "where[version._status][equals]": "published" },
    ...(id !== undefined && { "where[parent][equals]": String(id) }),
  });
  const found = await read(`${base}/versions?${published}`, { headers });
  const version = Array.isArray(found.docs) && isRecord(found.docs[0]) ? found.docs[0].id : undefined;
  if (version === undefined) return undefined;
  const restored = await read(`${base}/versions/${String(version)}?draft=false&depth=0`, { method: "POST", headers });
  if (Array.isArray(restored.errors)) return { why: reasonIn(restored.errors) };
  const entry = id === undefined ? base : `${base}/${id}`;
  return { doc: await read(`${entry}?locale=${locale}&depth=0&fallback-locale=null&draft=true`, { headers }) };
}

async function read(address: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer: unknown = await (await fetch(address, init)).json();
  return isRecord(answer) ? answer : {};
}

const reasonIn = (errors: readonly unknown[]): string =>
  errors
    .filter(isRecord)
    .map(({ message }) => String(message))
    .join(" ");
