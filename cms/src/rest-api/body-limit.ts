/** How much of a request the CMS reads (A4): neither a client that is not signed in nor a text may fill its memory. */
import type { Payload } from "payload";

const MB = 1024 * 1024;
/** A request of texts alone; the longest entry has a tenth of it. */
const TEXTS = MB;
/** One that brings a picture, a film or a sound; with the rest of its form it is what the recipes of hosts let pass. */
const FILE = 20 * MB;
const UPLOADS: ReadonlySet<string | undefined> = new Set(["media", "recordings"]);

/** So much of what is refused is read and discarded: a client that is cut off while sending may never read the answer. */
const THROWN_AWAY = 64 * MB;

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

interface RouteContext {
  params: Promise<{ slug?: string[] }>;
}

/**
 * Wraps a handler of Payload with a size limit for the body, checked by its header and by the bytes received: one
 * megabyte, and twenty for uploads of signed-in users. A larger body is refused with 413 before authentication.
 */
export function withBodyLimit<Context extends RouteContext>(
  getPayload: () => Promise<Payload>,
  handler: Handler<Context>,
): Handler<Context> {
  return async (request, context) => {
    const limit = await limitFor(request, context, getPayload);
    if (!request.body) return handler(request, context);
    const announced = Number(request.headers.get("content-length") ?? 0);
    if (announced > THROWN_AWAY) return tooLarge(limit);
    const body = await readAtMost(request.body, announced > limit ? 0 : limit);
    return body ? handler(withBody(request, body), context) : tooLarge(limit);
  };
}

/** Made of its parts: Next hands a request over in a proxy, which Node 24 takes for none. */
function withBody({ url, method, headers, signal }: Request, body: Blob): Request {
  return new Request(url, { method, headers, signal, body });
}

async function limitFor(request: Request, context: RouteContext, getPayload: () => Promise<Payload>): Promise<number> {
  const { slug = [] } = await context.params;
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  if (!UPLOADS.has(slug[0]) || !isForm) return TEXTS;
  const payload = await getPayload();
  const { user } = await payload.auth({ headers: request.headers });
  return user ? FILE : TEXTS;
}

/** @returns undefined when more arrives than is allowed, of which nothing is kept */
async function readAtMost(stream: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.byteLength;
    if (bytes <= limit) chunks.push(next.value);
    else chunks.length = 0;
    if (bytes > limit + THROWN_AWAY) break;
  }
  return bytes > limit ? undefined : new Blob(chunks);
}

function tooLarge(limit: number): Response {
  const message = `This is more than ${limit / MB} MB, which is the most that can be sent here.`;
  return Response.json({ errors: [{ message }] }, { status: 413, headers: { "Cache-Control": "no-store" } });
}
