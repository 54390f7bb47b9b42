import type { IncomingMessage } from "node:http";

/** The longest form of a reader: a note of 2,000 letters, percent-encoded. */
const MOST_BYTES = 32 * 1024;
const LONGEST = 10_000;

/**
 * The fields of a form, as a browser sends them without JavaScript. What is longer than any such form, or takes ten seconds to
 * arrive, counts as empty.
 */
export async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  const timer = setTimeout(() => request.destroy(), LONGEST);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > MOST_BYTES) break;
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  return new URLSearchParams(size > MOST_BYTES ? "" : Buffer.concat(chunks).toString("utf8"));
}
