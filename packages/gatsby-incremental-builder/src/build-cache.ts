/**
 * Whether Gatsby's cache can be trusted. Gatsby writes its nodes at once and its state at the end: when a build is killed
 * in between, the next one takes what it finds for built and leaves pages as they were.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const note = z.object({
  /** Signature of the code and settings that the cache is of. */
  code: z.string(),
  /** Of the last build that ended well; null while one is under way, and after one that did not. */
  build: z.string().nullable(),
});
type Note = z.infer<typeof note>;

export interface BuildCache {
  /** Of the build that the cache is the result of, if there is one; another process has built when it is not the one you know. */
  readonly build: string | null;
  /** Whether what code alone decides is there, of the code as it is; no longer when the cache is dropped. */
  readonly isOfThisCode: boolean;
  /** Marks the start of a build: until `keep` the cache is in doubt. */
  open(): Promise<void>;
  /** Marks the success of a build. @returns a name of this state of the cache */
  keep(): Promise<string>;
  /** Marks a build that ended before it touched the cache. */
  leave(): Promise<void>;
  /** Drops all of the cache, and what was built with it. */
  drop(): Promise<void>;
}

/** Output of a build that depends on content. */
export const LEFT_BY_CONTENT = [".cache/redux", ".cache/data", ".cache/caches", ".cache/caches-lmdb", "public"];

/** Emptied but not deleted: they may be mounts, or the only folders that the builder may write to. */
const LEFT_IN_PLACE = [".cache", "public"];

/** Kept: its keys name all inputs, and Gatsby keeps it too when it drops the cache for other code. */
const KEPT = "webpack";

/**
 * Opens the cache, and clears it when it is of other code or in doubt. Styles are inlined into every page, but Gatsby
 * does not render pages again when styles alone change: so its cache serves changed content only.
 * @param root folder of the site
 * @param code signature of its code and settings
 * @param options.fromNothing drops what depends on content however good it is
 */
export async function openCache(root: string, code: string, { fromNothing = false } = {}): Promise<BuildCache> {
  // The note is in the cache's folder, so that both are deleted together.
  const folder = join(root, ".cache");
  const file = join(folder, "trust.json");
  const found = await readNote(file);
  const listed = async (name: string) =>
    (await readdir(join(root, name)).catch(() => [])).map((child) => join(name, child));
  const remove = async (names: readonly string[]) => {
    const found = await Promise.all(names.map((name) => (LEFT_IN_PLACE.includes(name) ? listed(name) : [name])));
    await Promise.all(found.flat().map((name) => rm(join(root, name), { recursive: true, force: true })));
  };
  const beginAnew = async () => {
    const ofContent = (await listed(".cache")).filter((name) => name !== join(".cache", KEPT));
    await remove([...ofContent, "public"]);
  };
  const write = async (build: string | null) => {
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify({ code, build } satisfies Note));
    await rename(`${file}.new`, file);
  };
  const isGood = found?.code === code && found.build !== null;
  if (!isGood) await beginAnew();
  else if (fromNothing) await remove(LEFT_BY_CONTENT);
  let build = isGood && !fromNothing ? found.build : null;
  let isOfThisCode = isGood;
  return {
    get build() {
      return build;
    },
    get isOfThisCode() {
      return isOfThisCode;
    },
    drop: () => {
      build = null;
      isOfThisCode = false;
      return remove(LEFT_IN_PLACE);
    },
    open: () => write(null),
    leave: () => write(build),
    keep: async () => {
      const kept = randomUUID();
      await write(kept);
      return kept;
    },
  };
}

async function readNote(file: string): Promise<Note | undefined> {
  const text = await readFile(file, "utf8").catch(() => "null");
  try {
    return note.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
