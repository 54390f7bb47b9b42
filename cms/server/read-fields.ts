import type { IncomingMessage } from "node:http";

/** In bytes: the longest form of a reader is a note of 2,000 characters, percent-encoded. */
const BODY_LIMIT = 32 * 1024;
/** Bytes that are drained of a longer one, so that the client gets a response and can reuse the connection. */
const DRAIN_LIMIT = 1024 * 1024;
const TIMEOUT_MS = 10_000;

/**
 * Reads the fields of a URL-encoded form. A body that exceeds 32 KB, or does not arrive within ten seconds, yields no
 * fields; after ten seconds or a megabyte the connection is closed.
 */
export async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  const timer = setTimeout(() => request.destroy(), TIMEOUT_MS);
  try {
    return new URLSearchParams(await readText(request));
  } catch {
    // The connection is closed, so no response is needed.
    return new URLSearchParams();
  } finally {
    clearTimeout(timer);
  }
}

/** @throws Error when the request is closed before its end */
async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
    // Leaving the loop instead would keep the connection open with an unread body ahead of its next request.
    if (size > DRAIN_LIMIT) request.destroy();
  }
  return size > BODY_LIMIT ? "" : Buffer.concat(chunks).toString("utf8");
}
