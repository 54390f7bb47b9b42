/** Commands and edits of a page of the documentation, read from the page itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./source-files";

export interface PageStep {
  readonly title: string;
  /** Its blocks of shell, in their order. */
  readonly commands: readonly string[];
}

export interface Block {
  /** `sh` or `diff`. */
  readonly language: string;
  readonly text: string;
}

export interface DocsPage {
  /** Blocks of shell and diffs below a heading, in their order, indented ones of a list among them. */
  blocksBelow(heading: string): Block[];
  /** Numbered steps (`**1. Title.** …`) below a heading. */
  stepsBelow(heading: string): PageStep[];
  /** The first block of shell below a heading. */
  firstBlock(heading: string): string;
}

/** @param path of the page in the repository. @throws Error where the page lacks what a function is asked for */
export function readPage(path: string): DocsPage {
  const page = readFileSync(join(ROOT, path), "utf8");

  /** @returns the text below a heading, up to the next one of its level or above */
  function below(heading: string): string {
    const level = /^#+/.exec(heading)?.[0].length ?? 0;
    const [, after] = `\n${page}`.split(`\n${heading}\n`);
    if (after === undefined) throw new Error(`${path} has no heading '${heading}'.`);
    const end = after.search(new RegExp(`^#{1,${level}} `, "m"));
    return end < 0 ? after : after.slice(0, end);
  }

  return {
    blocksBelow: (heading) => blocksOf(below(heading)),
    stepsBelow: (heading) =>
      below(heading)
        .split(/^\*\*(?:\d+)\. /m)
        .slice(1)
        .map((part) => ({ title: part.slice(0, part.search(/\.?\*\*/)), commands: commandsOf(part) })),
    firstBlock(heading) {
      const [block] = commandsOf(below(heading));
      if (block === undefined) throw new Error(`${path} has no commands below '${heading}'.`);
      return block;
    },
  };
}

function blocksOf(text: string): Block[] {
  const fenced = text.matchAll(/^( *)```(sh|diff)\n(.*?)^\1```$/gms);
  return [...fenced].map(([, indent = "", language = "", block = ""]) => ({
    language,
    text: block.replaceAll(new RegExp(`^ {0,${indent.length}}`, "gm"), ""),
  }));
}

const commandsOf = (text: string) => blocksOf(text).flatMap((block) => (block.language === "sh" ? [block.text] : []));

/**
 * Sets the values of assignments.
 * @throws Error when the commands do not assign one of them
 */
export function withValues(commands: string, values: Readonly<Record<string, string>>): string {
  let text = commands;
  for (const [name, value] of Object.entries(values)) {
    const assignment = new RegExp(`^${name}=.*$`, "m");
    if (!assignment.test(text)) throw new Error(`The commands no longer set ${name}.`);
    text = text.replace(assignment, () => `${name}=${value}`);
  }
  return text;
}
