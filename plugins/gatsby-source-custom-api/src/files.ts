import FileType from "file-type";
import type pLimit from "p-limit";
import type { RegisteredFile } from "./build/file-registry";
import type { Client } from "./client";
import { SourceError } from "./errors";

/** Which File node a picture or a recording has, by `url|updatedAt`; remembered from one build to the next. */
export type FileIndex = Readonly<Record<string, string>>;

/** The doors to Gatsby's File nodes. */
export interface FileNodes {
  /** Keeps the node of this id for another build. False when it is gone. */
  keep(id: string): boolean;
  /** Downloads a file and makes its node. Gives the node's id. */
  create(file: RegisteredFile): Promise<string>;
  remove(id: string): void;
}

export interface FileCounts {
  readonly downloaded: number;
  readonly kept: number;
  readonly deleted: number;
}

/**
 * Gives each registered file its File node: an unchanged one keeps what it has, a new or changed one is looked at and downloaded.
 * @param done called after each download
 * @throws SourceError for a file that cannot be had, or is of another kind
 */
export async function syncFiles(
  registered: ReadonlyMap<string, RegisteredFile>,
  before: FileIndex,
  tools: { readonly client: Client; readonly limit: pLimit.Limit; readonly files: FileNodes },
  progress: { start(total: number): void; done(): void },
): Promise<{ index: FileIndex; counts: FileCounts }> {
  const { client, limit, files } = tools;
  const index: Record<string, string> = {};
  const wanted: [string, RegisteredFile][] = [];
  for (const [key, file] of registered) {
    const known = before[key];
    if (known !== undefined && files.keep(known)) {
      index[key] = known;
    } else {
      wanted.push([key, file]);
    }
  }
  progress.start(wanted.length);
  const download = async ([key, file]: [string, RegisteredFile]) => {
    await checkFile(client, file);
    index[key] = await files.create(file).catch((error: unknown) => {
      throw deadFile(file, `could not be downloaded: ${error instanceof Error ? error.message : String(error)}`);
    });
    progress.done();
  };
  await Promise.all(wanted.map((entry) => limit(download, entry)));
  for (const [key, { uses }] of registered) {
    for (const use of uses) {
      use.fileId = index[key] ?? null;
    }
  }
  const kept = new Set(Object.values(index));
  const gone = Object.values(before).filter((id) => !kept.has(id));
  gone.forEach((id) => files.remove(id));
  return { index, counts: { downloaded: wanted.length, kept: registered.size - wanted.length, deleted: gone.length } };
}

/**
 * Checks the type of a file by its first bytes.
 * @throws SourceError when there is none, or when it is of another type
 */
export async function checkFile(client: Client, file: RegisteredFile): Promise<void> {
  const { status, headers, body } = await client.getHead(file.url);
  if (status !== 200) {
    throw deadFile(file, `is not there: the server answered ${status}`, status);
  }
  const { name, isOne } = KINDS[file.kind];
  if (!(await isOne(body))) {
    const type = headers.get("content-type") ?? "unknown";
    throw deadFile(file, `is not ${name}: its bytes are of another kind (sent as ${type})`, status);
  }
}

function deadFile({ kind, url, users }: RegisteredFile, what: string, status?: number): SourceError {
  const { name } = KINDS[kind];
  return new SourceError(kind, {
    problem: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${what}.`,
    fix: "Upload it again in the CMS, or choose another in the entry that uses it.",
    url,
    status,
    fields: users.slice(0, 3),
  });
}

const mimeOf = async (bytes: Uint8Array) => (await FileType.fromBuffer(bytes))?.mime ?? "";

const KINDS: Readonly<
  Record<RegisteredFile["kind"], { readonly name: string; isOne(bytes: Uint8Array): Promise<boolean> }>
> = {
  picture: {
    name: "a picture",
    isOne: async (bytes) =>
      (await mimeOf(bytes)).startsWith("image/") || /<svg[\s>]/.test(Buffer.from(bytes).toString("utf8")),
  },
  recording: { name: "a film or a sound", isOne: async (bytes) => /^(?:video|audio)\//.test(await mimeOf(bytes)) },
};
