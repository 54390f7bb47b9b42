import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type UploadConfig,
} from "payload";
import { openBucket, type Bucket } from "payload-kit/bucket";
import type { Media, Recording } from "../payload-types";
import { targetOf } from "./file-store";
import { typeOf } from "./type-of";
import { translate } from "../i18n";

/** A collection whose files an editor uploads. */
type Uploads = "media" | "recordings";
type Upload = Media | Recording;

export interface UploadsInBucket {
  upload: Pick<UploadConfig, "disableLocalStorage">;
  afterChange: CollectionAfterChangeHook<Upload>;
  beforeDelete: CollectionBeforeDeleteHook;
}

/**
 * Keeps the files of a collection in a bucket in place of this machine (A4). They are sent and removed within the request's
 * transaction: where the bucket does not answer, the row stays as it was. A file is never written over, for one
 * that is replaced gets a new name.
 * @param folder of the files on a single machine
 * @param target `s3://bucket/prefix`
 */
export function uploadsInBucket(collection: Uploads, folder: string, target: string): UploadsInBucket {
  const bucket = openBucket(targetOf(folder, target));
  return {
    upload: { disableLocalStorage: true },
    async afterChange({ doc, previousDoc, operation, req }) {
      const sent = incoming(doc, req);
      if (sent.length === 0) return doc;
      await orSay(req, async () => {
        for (const { name, content } of sent) await bucket.put(name, content, typeOf(name));
        if (operation === "update") await removeAll(bucket, namesOf(previousDoc), new Set(namesOf(doc)));
      });
      return doc;
    },
    // Of many at once, Payload keeps the deletion of a row whose hook fails afterwards.
    async beforeDelete({ id, req }) {
      const doc = await req.payload.findByID({ collection, id, depth: 0, req });
      await orSay(req, () => removeAll(bucket, namesOf(doc)));
    },
  };
}

/** The file and its sizes, as far as this request brings them. */
function incoming(doc: Upload, { file, payloadUploadSizes = {} }: PayloadRequest) {
  const all = [
    { name: doc.filename, content: file?.data },
    ...Object.entries(sizesOf(doc)).map(([size, entry]) => ({
      name: entry.filename,
      content: payloadUploadSizes[size],
    })),
  ];
  return all.flatMap(({ name, content }) => (name && content ? [{ name, content }] : []));
}

/** Recordings have none. */
const sizesOf = (doc: Upload) => ("sizes" in doc && doc.sizes) || {};

function namesOf(doc: Upload): string[] {
  const all = [doc.filename, ...Object.values(sizesOf(doc)).map((size) => size.filename)];
  return all.filter((name) => typeof name === "string");
}

async function removeAll(bucket: Bucket, names: readonly string[], kept: ReadonlySet<string> = new Set()) {
  for (const name of names) if (!kept.has(name)) await bucket.remove(name);
}

/** @throws APIError that an editor understands, so that the transaction is taken back; the log has the storage's answer */
async function orSay(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    req.payload.logger.error({ err: error, msg: "The storage of files failed; the change was refused." });
    throw new APIError(translate(req.i18n.language, "content:files.away"), 503, null, true);
  }
}
