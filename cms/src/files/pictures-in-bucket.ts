import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type UploadConfig,
} from "payload";
import { openBucket, type Bucket } from "../../publisher/bucket";
import type { Media } from "../payload-types";
import { words, wordsFor } from "../words";
import { openFileStore, targetOf } from "./file-store";
import { toWebStream } from "./to-web-stream";
import { typeOf } from "./type-of";

const AWAY = words(
  "The storage of pictures does not answer, so nothing was changed. Try again in a minute; tell whoever runs the site if it stays so.",
  "Хранилище картинок не отвечает, поэтому ничего не изменено. Попробуйте через минуту; если не поможет, сообщите тому, кто ведёт сайт.",
  "O armazenamento de imagens não responde, e nada foi alterado. Tente em um minuto; avise quem cuida do site se continuar assim.",
);

export interface PicturesInBucket {
  upload: Pick<UploadConfig, "disableLocalStorage" | "handlers">;
  afterChange: CollectionAfterChangeHook<Media>;
  beforeDelete: CollectionBeforeDeleteHook;
}

/**
 * Keeps the files of pictures in a bucket in place of this machine (A4). They are sent and removed within the request's
 * transaction: where the bucket does not answer, the row stays as it was. A file is never written over, for a picture
 * that is replaced gets a new name.
 * @param folder of pictures on a single machine
 * @param target `s3://bucket/prefix`
 */
export function picturesInBucket(folder: string, target: string): PicturesInBucket {
  const bucket = openBucket(targetOf(folder, target));
  const files = openFileStore(folder, target);
  return {
    upload: {
      disableLocalStorage: true,
      // For the admin's own thumbnails; visitors ask for `/media/…`.
      handlers: [
        async (_request, { params: { filename } }) => {
          const found = await files.find(filename);
          if (!found) return new Response(null, { status: 404 });
          const headers = { "Content-Length": String(found.size), "Cache-Control": "private, no-store" };
          return new Response(toWebStream(await found.read()), {
            headers: { ...headers, ...typeOf(filename), "X-Content-Type-Options": "nosniff" },
          });
        },
      ],
    },
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
      const doc = await req.payload.findByID({ collection: "media", id, depth: 0, req });
      await orSay(req, () => removeAll(bucket, namesOf(doc)));
    },
  };
}

/** The picture and its sizes, as far as this request brings them. */
function incoming({ filename, sizes }: Media, { file, payloadUploadSizes = {} }: PayloadRequest) {
  const all = [
    { name: filename, content: file?.data },
    ...Object.entries(sizes ?? {}).map(([size, entry]) => ({
      name: entry.filename,
      content: payloadUploadSizes[size],
    })),
  ];
  return all.flatMap(({ name, content }) => (name && content ? [{ name, content }] : []));
}

function namesOf({ filename, sizes }: Media): string[] {
  const all = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)];
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
    req.payload.logger.error({ err: error, msg: "The storage of pictures failed; the change was refused." });
    throw new APIError(wordsFor(req.i18n.language, AWAY), 503, null, true);
  }
}
