/** Replaces files and folders by others, all of them or none, whatever happens meanwhile. */
import { lstatSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { writeDurably } from "./write-durably";

const move = z.object({
  /** Where something is to be replaced. */
  place: z.string(),
  /** What comes there, on the same disk; nothing where it is only to go. */
  next: z.string().optional(),
  /** Where goes what was there. */
  aside: z.string(),
});
const journalSchema = z.object({
  moves: z.array(move),
  /** A transaction of PostgreSQL that belongs to it: `pg_current_xact_id()`. */
  transaction: z.object({ url: z.string(), id: z.string() }).optional(),
});

export type Move = z.infer<typeof move>;
export type Journal = z.infer<typeof journalSchema>;

/** Unlike `existsSync` also for a link whose target has been moved away. */
const isThere = (place: string) => lstatSync(place, { throwIfNoEntry: false }) !== undefined;

/**
 * Makes all moves; when one fails, none. The journal is there while it is undecided: whoever finds it undoes the moves.
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

/** Puts back what was moved, as far as it was. May be done again after it was broken off. */
export async function undo(moves: readonly Move[]): Promise<void> {
  for (const { place, next, aside } of moves.toReversed()) {
    if (next !== undefined && !isThere(next) && isThere(place)) await rename(place, next);
    if (isThere(aside)) await rename(aside, place);
  }
}

/** @returns what the journal says; undefined when there is none */
export async function readJournal(journal: string): Promise<Journal | undefined> {
  if (!isThere(journal)) return undefined;
  return journalSchema.parse(JSON.parse(await readFile(journal, "utf8")));
}
