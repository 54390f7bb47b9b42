import FileType from "file-type";
import type pLimit from "p-limit";
import type { RegisteredPicture } from "./build/picture-registry";
import type { Client } from "./client";
import { SourceError } from "./errors";

/** Which File node a picture has, by `url|updatedAt`; remembered from one build to the next. */
export type PictureIndex = Readonly<Record<string, string>>;

/** The doors to Gatsby's File nodes. */
export interface FileNodes {
  /** Keeps the node of this id for another build. False when it is gone. */
  keep(id: string): boolean;
  /** Downloads a picture and makes its node. Gives the node's id. */
  create(picture: RegisteredPicture): Promise<string>;
  remove(id: string): void;
}

export interface PictureCounts {
  readonly downloaded: number;
  readonly kept: number;
  readonly deleted: number;
}

/**
 * Gives each registered picture its File node: an unchanged one keeps what it has, a new or changed one is looked at and downloaded.
 * @param done called after each download
 * @throws SourceError for a picture that cannot be had or is none
 */
export async function syncPictures(
  pictures: ReadonlyMap<string, RegisteredPicture>,
  before: PictureIndex,
  tools: { readonly client: Client; readonly limit: pLimit.Limit; readonly files: FileNodes },
  progress: { start(total: number): void; done(): void },
): Promise<{ index: PictureIndex; counts: PictureCounts }> {
  const { client, limit, files } = tools;
  const index: Record<string, string> = {};
  const wanted: [string, RegisteredPicture][] = [];
  for (const [key, picture] of pictures) {
    const known = before[key];
    if (known !== undefined && files.keep(known)) {
      index[key] = known;
    } else {
      wanted.push([key, picture]);
    }
  }
  progress.start(wanted.length);
  const download = async ([key, picture]: [string, RegisteredPicture]) => {
    await checkPicture(client, picture);
    index[key] = await files.create(picture).catch((error: unknown) => {
      throw deadPicture(picture, `could not be downloaded: ${error instanceof Error ? error.message : String(error)}`);
    });
    progress.done();
  };
  await Promise.all(wanted.map((entry) => limit(download, entry)));
  for (const [key, picture] of pictures) {
    for (const use of picture.uses) {
      use.fileId = index[key] ?? null;
    }
  }
  const kept = new Set(Object.values(index));
  const gone = Object.values(before).filter((id) => !kept.has(id));
  gone.forEach((id) => files.remove(id));
  return {
    index,
    counts: { downloaded: wanted.length, kept: pictures.size - wanted.length, deleted: gone.length },
  };
}

/** Looks at the first bytes of a picture. @throws SourceError when there is none, or when it is something else */
export async function checkPicture(client: Client, picture: RegisteredPicture): Promise<void> {
  const { status, headers, body } = await client.getHead(picture.url);
  if (status !== 200) {
    throw deadPicture(picture, `is not there: the server answered ${status}`, status);
  }
  if (!(await isPicture(body))) {
    const type = headers.get("content-type") ?? "unknown";
    throw deadPicture(picture, `is not a picture: its bytes are of another kind (sent as ${type})`, status);
  }
}

function deadPicture({ url, users }: RegisteredPicture, what: string, status?: number): SourceError {
  return new SourceError("picture", {
    problem: `A picture ${what}.`,
    fix: "Upload it again in the CMS, or choose another in the entry that uses it.",
    url,
    status,
    fields: users.slice(0, 3),
  });
}

async function isPicture(bytes: Uint8Array): Promise<boolean> {
  const type = await FileType.fromBuffer(bytes);
  return type?.mime.startsWith("image/") || /<svg[\s>]/.test(Buffer.from(bytes).toString("utf8"));
}
