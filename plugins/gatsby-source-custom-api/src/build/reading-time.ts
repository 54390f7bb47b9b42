/** Words a minute at which Russian prose is read with attention. */
const WORDS_A_MINUTE = 180;

interface TextRun {
  readonly text: string;
}

/** The text of a block; blocks of pictures have none. */
export interface ReadableBlock {
  readonly type: string;
  readonly text?: string;
  readonly runs?: readonly TextRun[];
  readonly items?: readonly { readonly runs: readonly TextRun[] }[];
}

function textsOf({ text = "", runs = [], items = [] }: ReadableBlock): string[] {
  return [text, ...[{ runs }, ...items].map((part) => part.runs.map((run) => run.text).join(""))];
}

/** Whole minutes that it takes to read a body; at least one. */
export function readingMinutes(body: readonly ReadableBlock[]): number {
  const words =
    body
      .flatMap(textsOf)
      .join(" ")
      .match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
