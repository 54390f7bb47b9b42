/** Multipart upload, because S3 takes at most 5 GB in one request (X10). */
import { openAsBlob } from "node:fs";

/** Bytes of a part; S3 takes up to ten thousand. One part has to be sent within the timeout of a request. */
export const PART = 32 * 1024 * 1024;

/** Sends a request to the storage. @throws Error that names the request and an unsuccessful response */
type Ask = (method: "POST" | "PUT" | "DELETE", address: string, rest?: RequestInit) => Promise<Response>;

/**
 * Uploads a file in parts; the object appears when all are complete.
 * @param address of the object
 * @throws Error when the storage refuses a part, after the upload was aborted
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
    // Keep the original error: aborting fails too when the storage is down.
    await ask("DELETE", `${address}?${upload}`).catch(() => undefined);
    throw error;
  }
}

async function complete(ask: Ask, address: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
  const said = await (await ask("POST", address, { body, headers: { "Content-Type": "application/xml" } })).text();
  // S3 responds with 200 before it assembles the parts; an error follows in the body.
  if (said.includes("<Error>"))
    throw new Error(`POST ${address} could not put the parts together: ${said.slice(0, 500)}`);
}
