/**
 * Progress of the first release. The publisher and the server are two processes, so it is exchanged through a file
 * beside the releases.
 */
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { liveRelease } from "./release";

const NOTE = ".first-release.json";
/**
 * Milliseconds after which a note is stale: its writer was killed. Bundling reports nothing for minutes on a busy
 * machine.
 */
const STALE_AFTER = 1_800_000;

const note = z.object({
  /** Of the whole way, 0 to 100. */
  percent: z.number(),
  counted: z.object({ what: z.enum(["pictures", "pages"]), done: z.number(), all: z.number() }).optional(),
});
export type FirstRelease = z.infer<typeof note>;

/** Shortest time between two writes, in milliseconds. */
const WRITE_INTERVAL = 400;

export interface FirstReleaseNote {
  write(progress: FirstRelease): void;
  /** Removes the note: the release is live, or has failed. */
  end(): Promise<void>;
}

/**
 * Opens the progress note for a build. Writes are ignored once a release is live, and errors of writing never fail the
 * build.
 * @param releases folder of all releases
 */
export async function openFirstReleaseNote(releases: string): Promise<FirstReleaseNote> {
  if ((await liveRelease(releases)) !== undefined) return { write: () => undefined, end: async () => undefined };
  const file = join(releases, NOTE);
  let writing: Promise<unknown> = mkdir(releases, { recursive: true });
  let last = 0;
  return {
    write(progress) {
      if (Date.now() - last < WRITE_INTERVAL) return;
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

/** @returns undefined when no first release is being built, or its note is stale or unreadable */
export async function readFirstRelease(releases: string): Promise<FirstRelease | undefined> {
  const file = join(releases, NOTE);
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, "utf8"), stat(file)]);
    return Date.now() - mtimeMs < STALE_AFTER ? note.safeParse(JSON.parse(text)).data : undefined;
  } catch {
    return undefined;
  }
}
