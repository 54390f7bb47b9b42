/** Makes pictures again that a first build has made in haste: when the machine is idle, at the lowest priority. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import type { Pictures } from "./picture-job";
import { openPictureStore } from "./picture-store";
import { dropQuickNote, readQuickNotes } from "./quick-notes";

const SCRIPT = "gatsby-incremental-builder/process/make-pictures.mjs";
const answer = z.object({ isMade: z.boolean() });

export interface RefineOptions {
  /** Folder of the site. */
  root: string;
  /** Effort that a build makes pictures with, by format, where it is not the library's own. */
  effort: Readonly<Record<string, number>>;
  /** Runs work while no build runs in that folder. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Creates the pictures one after the other in the store, and copies all of them into `public/` in the end, for the next
 * release. An interrupted run is continued by the next one.
 * @returns how many files in `public/` were improved
 * @throws Error when the process that makes them ends, as it does by the signal
 */
export async function refinePictures({ root, effort, exclusively, signal }: RefineOptions): Promise<number> {
  const notes = await readQuickNotes(root);
  if (notes.length === 0) return 0;
  const store = openPictureStore(root);
  const folder = await mkdtemp(join(root, "node_modules", ".cache", "refined-"));
  const maker = startMaker(root, effort);
  signal.addEventListener("abort", maker.end);
  try {
    signal.throwIfAborted();
    for (const { pictures } of notes) {
      if (await store.has(pictures)) continue;
      // A picture that is not on the site any more has no source.
      if (await maker.make(pictures, folder)) await store.add(pictures, folder);
    }
    let count = 0;
    await exclusively(async () => {
      for (const note of notes) {
        if (await store.has(note.pictures)) count += await store.replace(note.pictures);
        await dropQuickNote(note);
      }
    });
    return count;
  } finally {
    signal.removeEventListener("abort", maker.end);
    maker.end();
    await rm(folder, { recursive: true, force: true });
  }
}

function startMaker(root: string, effort: RefineOptions["effort"]) {
  const script = createRequire(join(root, "package.json")).resolve(SCRIPT);
  const child = spawn(process.execPath, [script, JSON.stringify(effort)], {
    cwd: root,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Error("The process that makes pictures has ended.");
  });
  // Marks the rejection as handled: callers that await the promise still get it.
  ended.catch(() => undefined);
  return {
    end: () => void child.kill(),
    /** @returns whether it could be made */
    async make(job: Pictures, folder: string): Promise<boolean> {
      const answered = once(child, "message");
      child.send({ job, folder }, () => undefined);
      const [message] = await Promise.race([answered, ended]);
      return answer.parse(message).isMade;
    },
  };
}
