import { createHash } from "node:crypto";
import { endpointPath, endpoints, LOCALE_CODES } from "@future-native/contract";
import type { Job } from "./protocol";
import { PublishError } from "./publish-error";

type Api = Pick<Job, "apiUrl" | "apiToken">;

/** ETags of the last answers by address: a list that did not change since is not sent again. */
const known = new Map<string, string>();

/**
 * Hash of the ETags of all lists and of the date in UTC: it changes when published content does, and once a day.
 * @param api where its base is, without `/api`, and the token for it where it asks for one
 * @throws PublishError when the API gives no answer, or another one than 200
 */
export async function contentFingerprint({ apiUrl, apiToken }: Api): Promise<string> {
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
  const paths = names.flatMap((name) => {
    const asked = Object.keys(endpoints[name].parameters);
    if (asked.some((parameter) => parameter !== "lang")) return [];
    return (asked.length > 0 ? LOCALE_CODES : [""]).map((lang) => endpointPath(name, { lang }));
  });
  const etags = await Promise.all(paths.map((path) => etagOf(apiUrl + path, apiToken)));
  // A vacancy closes by its date, without a change of the content.
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const [at, path] of paths.entries()) hash.update(path).update(etags[at] ?? "");
  return hash.digest("hex");
}

async function etagOf(url: string, token?: string): Promise<string> {
  const before = known.get(url);
  const headers = new Headers({ Accept: "application/json, text/plain, */*" });
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  if (before !== undefined) headers.set("If-None-Match", before);
  const answer = await fetch(url, { headers }).catch((error: unknown) => {
    throw new PublishError(
      `${url} cannot be reached (${String(error)}). Start the CMS, or point API_URL at a server that speaks the contract.`,
    );
  });
  if (answer.status === 304 && before !== undefined) return before;
  if (!answer.ok) throw new PublishError(`${url} answered ${answer.status}. The CMS's log says why.`);
  const body = await answer.text();
  const etag = answer.headers.get("etag");
  if (etag === null) return createHash("sha256").update(body).digest("hex");
  known.set(url, etag);
  return etag;
}
