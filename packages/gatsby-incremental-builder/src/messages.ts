/** Messages of the builder's process: lines of JSON on standard output, between those that Gatsby prints. */
import { z } from "zod";

/** A line on the process's standard input: one more build. The first one needs no command. */
export const BUILD_COMMAND = "build\n";

/** An argument of the process, before a name: the plugin that sources again at each further build. */
export const SOURCE = "--source=";

/** An argument of the process: Gatsby's compiled files of the same code exist already. */
export const COMPILED = "--compiled";

/** An argument of the process: the last build's cache exists, and this build has little to do. */
export const WARM = "--warm";

/** An argument of the process: pictures are made in haste, and better ones when there is time (refine-pictures.ts). */
export const QUICK_PICTURES = "--quick-pictures";

const report = z.discriminatedUnion("builder", [
  /** The output in `public/` is complete. */
  z.object({ builder: z.literal("built") }),
  /** Gatsby's cache is in line with its output: another process may continue from it. Memory in bytes. */
  z.object({ builder: z.literal("saved"), memory: z.number() }),
  /** The output is incomplete, and only a full build completes it; the cache is valid. */
  z.object({ builder: z.literal("unsure"), why: z.string() }),
]);

export type Report = z.infer<typeof report>;

/** @returns undefined for a line that Gatsby has printed */
export function readReport(line: string): Report | undefined {
  if (!line.startsWith('{"builder":')) return undefined;
  return report.safeParse(JSON.parse(line)).data;
}
