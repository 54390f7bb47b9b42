/** What the resident builder says to its keeper: lines of JSON on standard output, between those that Gatsby prints. */
import { z } from "zod";

/** A line on the builder's standard input: one more build. It makes the first one unasked. */
export const BUILD_COMMAND = "build\n";

/** An argument of the builder: what Gatsby compiles before it begins is there, of the same code. */
export const COMPILED = "--compiled";

/** An argument of the builder: the last build's cache is there, and this one has little to do. */
export const WARM = "--warm";

const said = z.discriminatedUnion("resident", [
  /** The output in `public/` is complete. */
  z.object({ resident: z.literal("built") }),
  /** Gatsby's cache says the same as its output: another process may go on from it. Memory in bytes. */
  z.object({ resident: z.literal("saved"), memory: z.number() }),
  /** The output is not complete, and only a build from the start makes it so; the cache is in order. */
  z.object({ resident: z.literal("unsure"), why: z.string() }),
]);

export type Said = z.infer<typeof said>;

/** @returns undefined for a line that Gatsby has printed */
export function readSaid(line: string): Said | undefined {
  if (!line.startsWith('{"resident":')) return undefined;
  return said.safeParse(JSON.parse(line)).data;
}
