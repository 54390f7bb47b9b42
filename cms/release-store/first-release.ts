/**
 * How far the first release is. Whoever builds it is another process than the server that is asked for the site meanwhile,
 * so it lies in a file beside the releases.
 */
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { liveRelease } from "./release";

const NOTE = ".first-release.json";
/** Whoever noted it has ended without a word when it is older than so many milliseconds; bundling says nothing for minutes on a busy machine. */
const BELIEVED_FOR = 1_800_000;

const note = z.object({
  /** Of the whole way, 0 to 100. */
  percent: z.number(),
  counted: z.object({ what: z.enum(["pictures", "pages"]), done: z.number(), all: z.number() }).optional(),
});
export type FirstRelease = z.infer<typeof note>;

/** Written no more often than after so many milliseconds. */
const WRITTEN_AFTER = 400;

export interface FirstReleaseNote {
  write(progress: FirstRelease): void;
  /** The release is there, or is not to be. */
  end(): Promise<void>;
}

/**
 * For whoever builds a release: what it writes is lost where there is one already, and where it cannot be written, for no
 * release fails for it.
 * @param releases folder of all releases
 */
export async function openFirstReleaseNote(releases: string): Promise<FirstReleaseNote> {
  if ((await liveRelease(releases)) !== undefined) return { write: () => undefined, end: async () => undefined };
  const file = join(releases, NOTE);
  let writing: Promise<unknown> = mkdir(releases, { recursive: true });
  let last = 0;
  return {
    write(progress) {
      if (Date.now() - last < WRITTEN_AFTER) return;
      last = Date.now();
      writing = writing
        .then(() => writeFile(`${file}.new`, JSON.stringify(progress)))
        .then(() => rename(`${file}.new`, file))
        .catch(() => undefined);
    },
    async end() {
      await writing.catch(() => undefined);
      await rm(file, { force: true });
    },
  };
}

/** @returns undefined when nobody builds, or nothing is known of it */
export async function readFirstRelease(releases: string): Promise<FirstRelease | undefined> {
  const file = join(releases, NOTE);
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, "utf8"), stat(file)]);
    return Date.now() - mtimeMs < BELIEVED_FOR ? note.safeParse(JSON.parse(text)).data : undefined;
  } catch {
    return undefined;
  }
}
