import type { UploadConfig } from "payload";
import type { FileStore } from "./file-store";
import { sendFile } from "./send-file";
import { typeOf } from "./type-of";

type UploadHandler = NonNullable<UploadConfig["handlers"]>[number];

/**
 * How the admin itself is shown a file of a collection; visitors ask for `/media/…`. Payload's own answer from a folder
 * begins before the file is opened, and breaks off when a picture is replaced in that moment.
 */
export function showFile(files: FileStore): UploadHandler {
  return async ({ method = "GET", headers }, { params: { filename } }) => {
    const found = await files.find(filename);
    if (!found) return new Response(null, { status: 404 });
    const own = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };
    return sendFile({ method, headers }, found, { ...own, ...typeOf(filename) });
  };
}
