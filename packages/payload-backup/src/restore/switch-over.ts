/** Replaces several files and folders atomically by means of a journal. */
import { lstatSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { writeDurably } from "payload-kit/write-durably";

const move = z.object({
  /** Path to be replaced. */
  place: z.string(),
  /** Path of the replacement, on the same disk; undefined to only remove. */
  next: z.string().optional(),
  /** Path that the replaced file or folder is moved to. */
  aside: z.string(),
});
const journalSchema = z.object({
  moves: z.array(move),
  /** PostgreSQL transaction that decides over commit or rollback: `pg_current_xact_id()`. */
  transaction: z.object({ url: z.string(), id: z.string() }).optional(),
});

export type Move = z.infer<typeof move>;
export type Journal = z.infer<typeof journalSchema>;

/** Unlike `existsSync`, also true for a dangling link. */
const isThere = (place: string) => lstatSync(place, { throwIfNoEntry: false }) !== undefined;

/**
 * Makes all moves, or none when one fails. The journal exists until the caller removes it; after a crash the moves are
 * undone by it.
 * @param journal path of its file
 */
export async function switchOver(journal: string, content: Journal): Promise<void> {
  await writeDurably(journal, JSON.stringify(content));
  try {
    for (const { place, next, aside } of content.moves) {
      if (isThere(place)) {
        await mkdir(path.dirname(aside), { recursive: true });
        await rename(place, aside);
      }
      if (next !== undefined) await rename(next, place);
    }
  } catch (error) {
    await undo(content.moves);
    await rm(journal);
    throw error;
  }
}

/** Reverts the moves that were made. Idempotent, so that it can be repeated after an interruption. */
export async function undo(moves: readonly Move[]): Promise<void> {
  for (const { place, next, aside } of moves.toReversed()) {
    if (next !== undefined && !isThere(next) && isThere(place)) await rename(place, next);
    if (isThere(aside)) await rename(aside, place);
  }
}

/** @returns undefined without a journal */
export async function readJournal(journal: string): Promise<Journal | undefined> {
  if (!isThere(journal)) return undefined;
  return journalSchema.parse(JSON.parse(await readFile(journal, "utf8")));
}
