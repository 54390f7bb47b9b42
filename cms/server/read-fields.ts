import type { IncomingMessage } from "node:http";

/** The longest form of a reader: a note of 2,000 letters, percent-encoded. */
const MOST_BYTES = 32 * 1024;
/** So much is read of a longer one, so that its sender gets an answer and the connection serves the next request. */
const MOST_READ = 1024 * 1024;
const LONGEST = 10_000;

/**
 * The fields of a form, as a browser sends them without JavaScript. What is longer than any such form, or does not arrive whole
 * within ten seconds, counts as empty; the connection is closed where it goes on for longer, or is longer than a megabyte.
 */
export async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  const timer = setTimeout(() => request.destroy(), LONGEST);
  try {
    return new URLSearchParams(await readText(request));
  } catch {
    // Closed from here or by its sender: nobody waits for an answer, and nothing is wrong with the server.
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
    if (size <= MOST_BYTES) chunks.push(chunk);
    // To leave the loop instead would keep the connection open, and its next request waiting behind what is not read.
    if (size > MOST_READ) request.destroy();
  }
  return size > MOST_BYTES ? "" : Buffer.concat(chunks).toString("utf8");
}
