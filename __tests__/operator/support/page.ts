/** The commands of the operator's guide, read from the page itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../support/source-files";

const PAGE = readFileSync(join(ROOT, "docs", "operator.md"), "utf8");

export interface PageStep {
  readonly title: string;
  /** Its blocks of shell, in their order. */
  readonly commands: readonly string[];
}

/** @returns the text below a heading, up to the next one of its level or above */
function below(heading: string): string {
  const level = /^#+/.exec(heading)?.[0].length ?? 0;
  const [, after] = `\n${PAGE}`.split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`docs/operator.md has no heading '${heading}'.`);
  const end = after.search(new RegExp(`^#{1,${level}} `, "m"));
  return end < 0 ? after : after.slice(0, end);
}

const blocksOf = (text: string) => [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = ""]) => commands);

/** Numbered steps (`**1. Title.** …`) below a heading. */
export function stepsBelow(heading: string): PageStep[] {
  const parts = below(heading).split(/^\*\*(?:\d+)\. /m);
  return parts.slice(1).map((part) => ({ title: part.slice(0, part.search(/\.?\*\*/)), commands: blocksOf(part) }));
}

/** The first block of shell below a heading. */
export function firstBlock(heading: string): string {
  const [block] = blocksOf(below(heading));
  if (block === undefined) throw new Error(`docs/operator.md has no commands below '${heading}'.`);
  return block;
}

/**
 * Sets the values of assignments.
 * @throws Error when the commands do not assign one of them
 */
export function withValues(commands: string, values: Readonly<Record<string, string>>): string {
  let text = commands;
  for (const [name, value] of Object.entries(values)) {
    const assignment = new RegExp(`^${name}=.*$`, "m");
    if (!assignment.test(text)) throw new Error(`docs/operator.md no longer sets ${name}.`);
    text = text.replace(assignment, () => `${name}=${value}`);
  }
  return text;
}
