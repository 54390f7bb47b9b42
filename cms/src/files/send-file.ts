import rangeParser from "range-parser";
import { FileGone, type ByteRange, type StoredFile } from "./file-store";
import { toWebStream } from "./to-web-stream";

type FileRequest = Pick<Request, "method" | "headers">;

/**
 * Answers with a file or with a part of it: players ask for parts, and Safari plays nothing without them. Several parts
 * at once are answered with the whole (RFC 9110, 14.2). A file that was removed since it was found is answered with 404.
 * @param headers those of a whole answer, but for its length
 */
export async function sendFile(
  asked: FileRequest,
  file: StoredFile,
  headers: Record<string, string>,
): Promise<Response> {
  const { size, etag } = file;
  const common = { ...headers, ETag: etag, "Accept-Ranges": "bytes" };
  const range = rangeIn(asked, file);
  if (range === UNSATISFIABLE) {
    return new Response(null, { status: 416, headers: { ...common, "Content-Range": `bytes */${size}` } });
  }
  const length = range ? range.end - range.start + 1 : size;
  const body = asked.method === "HEAD" ? null : await contentOf(file, range);
  if (body === GONE) return new Response(null, { status: 404 });
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...common,
      "Content-Length": String(length),
      ...(range && { "Content-Range": `bytes ${range.start}-${range.end}/${size}` }),
    },
  });
}

const GONE = undefined;

async function contentOf(file: StoredFile, range: ByteRange | undefined): Promise<ReadableStream | typeof GONE> {
  try {
    return toWebStream(await file.read(range));
  } catch (error) {
    if (error instanceof FileGone) return GONE;
    throw error;
  }
}

const UNSATISFIABLE = -1;

/** @returns undefined for the whole file, {@link UNSATISFIABLE} for what lies behind its end */
function rangeIn({ headers }: FileRequest, { size, etag }: StoredFile) {
  const [range, condition] = [headers.get("Range"), headers.get("If-Range")];
  if (range === null || (condition !== null && condition !== etag)) return undefined;
  const parts = rangeParser(size, range);
  // Anything else that cannot be understood is ignored, as the RFC wants it.
  if (parts === UNSATISFIABLE) return UNSATISFIABLE;
  return typeof parts === "object" && parts.type === "bytes" && parts.length === 1 ? parts[0] : undefined;
}
