import { createHash } from "node:crypto";
import { endpointPath, endpoints, LOCALE_CODES } from "@future-native/contract";
import { PublishError } from "./publish-error";

/**
 * Hash of the ETags of all lists: it changes when, and only when, published content does.
 * @param apiUrl base of the API, without `/api`
 * @throws PublishError when the API gives no answer, or another one than 200
 */
export async function contentFingerprint(apiUrl: string): Promise<string> {
  const hash = createHash("sha256");
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
  for (const name of names) {
    const asked = Object.keys(endpoints[name].parameters);
    if (asked.some((parameter) => parameter !== "lang")) continue;
    for (const lang of asked.length > 0 ? LOCALE_CODES : [""]) {
      const path = endpointPath(name, { lang });
      hash.update(path).update(await etagOf(apiUrl + path));
    }
  }
  return hash.digest("hex");
}

async function etagOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { Accept: "application/json, text/plain, */*" } }).catch(
    (error: unknown) => {
      throw new PublishError(
        `${url} cannot be reached (${String(error)}). Start the CMS, or point API_URL at a server that speaks the contract.`,
      );
    },
  );
  if (!answer.ok) throw new PublishError(`${url} answered ${answer.status}. The CMS's log says why.`);
  const body = await answer.text();
  return answer.headers.get("etag") ?? createHash("sha256").update(body).digest("hex");
}
