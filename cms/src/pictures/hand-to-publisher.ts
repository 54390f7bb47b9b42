import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CollectionAfterChangeHook } from "payload";
import type { Media } from "../payload-types";
import { arrivals } from "payload-releases/state";

/**
 * Sends the publisher a copy of an uploaded picture, so that it can prepare the renditions before a release needs them.
 * Runs in the background; a failure loses nothing, because a release makes missing renditions.
 */
export const handToPublisher: CollectionAfterChangeHook<Media> = ({ doc, req }) => {
  const bytes = req.file?.data;
  if (bytes?.length && doc.filename && arrivals.value) {
    sendPicture(doc.filename, bytes, arrivals.value).catch((error: unknown) =>
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
