/** Large files to a bucket of S3, which takes at most 5 GB at once (X10). */
import { openAsBlob } from "node:fs";

/** Bytes of a part; a storage takes ten thousand of them. One part has to be through before the storage counts as away. */
export const PART = 32 * 1024 * 1024;

/** Asks the storage. @throws Error that names the call and the answer, where it is not what was hoped for */
type Ask = (method: "POST" | "PUT" | "DELETE", address: string, rest?: RequestInit) => Promise<Response>;

/**
 * Sends a file part by part; the object is there when all have come, and nothing of it before.
 * @param address of the object
 * @throws Error when the storage refuses a part; those that it has taken are given up then
 */
export async function sendInParts(ask: Ask, address: string, file: string, headers: HeadersInit): Promise<void> {
  const whole = await openAsBlob(/* turbopackIgnore: true */ file);
  const begun = await (await ask("POST", `${address}?uploads=`, { headers })).text();
  const upload = `uploadId=${encodeURIComponent(/<UploadId>([^<]+)/.exec(begun)?.[1] ?? "")}`;
  try {
    const tags: string[] = [];
    for (let from = 0; from < whole.size; from += PART) {
      const body = whole.slice(from, from + PART);
      const answer = await ask("PUT", `${address}?partNumber=${tags.length + 1}&${upload}`, { body });
      tags.push(answer.headers.get("etag") ?? "");
    }
    await complete(ask, `${address}?${upload}`, tags);
  } catch (error) {
    // What went wrong is worth more than that it could not be tidied up: the storage is often away as a whole.
    await ask("DELETE", `${address}?${upload}`).catch(() => undefined);
    throw error;
  }
}

async function complete(ask: Ask, address: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
  const said = await (await ask("POST", address, { body, headers: { "Content-Type": "application/xml" } })).text();
  // Putting parts together takes a while, so it answers 200 first and says later what went wrong.
  if (said.includes("<Error>"))
    throw new Error(`POST ${address} could not put the parts together: ${said.slice(0, 500)}`);
}
