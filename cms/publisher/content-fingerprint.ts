import { createHash } from "node:crypto";
import { endpointPath, LOCALE_CODES } from "@future-native/contract";
import type { Job } from "payload-releases/publisher/protocol";
import { PublishError } from "payload-releases/publisher/publish-error";
import { listCalls } from "./list-calls";

type Api = Pick<Job, "apiUrl" | "apiToken">;

/**
 * Hash of the ETags of all lists and of the date in UTC: it changes with the published content, and once a day.
 * @param api base address without `/api`, and its token if it needs one
 * @param signal aborts the requests
 * @param report called after each list with the share of lists that were requested, 0 to 1
 * @throws PublishError when the API cannot be reached or responds with another status than 200
 */
export async function contentFingerprint(
  { apiUrl, apiToken }: Api,
  signal?: AbortSignal,
  report?: (share: number) => void,
): Promise<string> {
  const paths = listCalls(LOCALE_CODES).map(([name, parameters]) => endpointPath(name, parameters));
  let answered = 0;
  const etags = await Promise.all(
    paths.map(async (path) => {
      const etag = await etagOf(apiUrl + path, { token: apiToken, signal });
      report?.((answered += 1) / paths.length);
      return etag;
    }),
  );
  // A vacancy closes on its date without a change of the content.
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const [at, path] of paths.entries()) hash.update(path).update(etags[at] ?? "");
  return hash.digest("hex");
}

interface RequestOptions {
  token: string | undefined;
  signal: AbortSignal | undefined;
}

async function etagOf(url: string, options: RequestOptions): Promise<string> {
  // HEAD: the server neither sends nor compresses a body.
  const head = await ask("HEAD", url, options);
  const tag = head.ok ? head.headers.get("etag") : null;
  if (tag !== null) return tag;
  // Servers without HEAD or ETag.
  const answer = await ask("GET", url, options);
  if (!answer.ok) throw new PublishError("reasons:apiAnswered", { url, status: answer.status });
  const body = await answer.text();
  return answer.headers.get("etag") ?? createHash("sha256").update(body).digest("hex");
}

function ask(method: "GET" | "HEAD", url: string, { token, signal }: RequestOptions): Promise<Response> {
  const headers = new Headers({ Accept: "application/json, text/plain, */*", "Accept-Encoding": "identity" });
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  return fetch(url, { method, headers, signal: signal ?? null }).catch((error: unknown) => {
    throw new PublishError("reasons:apiSilent", { url, error: String(error) });
  });
}
