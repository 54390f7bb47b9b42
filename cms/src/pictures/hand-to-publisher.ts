import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CollectionAfterChangeHook } from "payload";
import type { Media } from "../payload-types";

/**
 * Gives the publisher a copy of a picture that was uploaded, so that the release which first shows it finds its renditions
 * made. Nobody waits for it, and nothing is lost where it fails: a release makes what it does not find.
 */
export const handToPublisher: CollectionAfterChangeHook<Media> = ({ doc, req }) => {
  const bytes = req.file?.data;
  if (bytes?.length && doc.filename && globalThis.cmsArrivals) {
    sendPicture(doc.filename, bytes, globalThis.cmsArrivals).catch((error: unknown) =>
      req.payload.logger.warn({ err: error, msg: "A picture could not be made ready before its release." }),
    );
  }
  return doc;
};

async function sendPicture(name: string, bytes: Buffer, send: (picture: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(/* turbopackIgnore: true */ tmpdir(), "upload-"));
  const copy = path.join(/* turbopackIgnore: true */ folder, name);
  await writeFile(/* turbopackIgnore: true */ copy, bytes);
  send(copy);
}
