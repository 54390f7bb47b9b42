import { link, type Block, type Film, type Picture, type Recording, type TextRun } from "@future-native/contract";
import type { z } from "zod";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import { addressOfLink, type LinkFields, type PathOf } from "./link-target";
import { richTextState, type BlockFields, type InlineNode, type ListNode, type TopNode } from "./nodes";

/** Format bits of a Lexical text node. */
const BOLD = 1;
const ITALIC = 2;

/** Gives what is in the library by its id; throws when there is none. */
export interface Library {
  picture(id: number): Picture;
  film(id: number): Film;
  sound(id: number): Recording;
}

/** Targets of a text's links and pictures, in its language. */
export interface TextTargets extends Library {
  readonly pathOf: PathOf;
}

function textRun(text: string, format: number, href: string | undefined): TextRun {
  return {
    text,
    ...(format & BOLD ? { bold: true } : {}),
    ...(format & ITALIC ? { italic: true } : {}),
    ...(href ? { href } : {}),
  };
}

/** A link that the contract does not take; an address that would run a script is one. */
export class BadLinkError extends Error {
  override readonly name = "BadLinkError";

  constructor(readonly url: string) {
    super(`has a link to "${url}": begin it with https://, mailto:, tel: or /`);
  }
}

function hrefOf(fields: LinkFields, pathOf: PathOf): string | undefined {
  const href = addressOfLink(fields, pathOf);
  if (!href) return undefined;
  if (link.safeParse(href).success) return href;
  throw new BadLinkError(href);
}

function runsOf(nodes: readonly InlineNode[], pathOf: PathOf, href?: string): TextRun[] {
  return nodes.flatMap((node): TextRun[] => {
    switch (node.type) {
      case "text":
        return node.text === "" ? [] : [textRun(node.text, node.format, href)];
      case "linebreak":
        return [textRun("\n", 0, href)];
      case "tab":
        return [textRun("\t", 0, href)];
      case "link":
      case "autolink":
        return runsOf(node.children, pathOf, hrefOf(node.fields, pathOf));
    }
  });
}

const plainText = (nodes: readonly InlineNode[]): string =>
  runsOf(nodes, () => undefined)
    .map((run) => run.text)
    .join("")
    .trim();

/** Items of a list; a list inside an item becomes items of its own, because the contract's lists are flat. */
function itemsOf(list: ListNode, pathOf: PathOf): { runs: TextRun[] }[] {
  return list.children.flatMap(({ children }) => {
    const runs = runsOf(
      children.filter((child): child is InlineNode => child.type !== "list"),
      pathOf,
    );
    const nested = children
      .filter((child): child is ListNode => child.type === "list")
      .flatMap((child) => itemsOf(child, pathOf));
    return runs.length > 0 ? [{ runs }, ...nested] : nested;
  });
}

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

type FieldsOf<Type extends BlockFields["blockType"]> = Extract<BlockFields, { blockType: Type }>;

function artefactOf(fields: FieldsOf<"artefact">, library: Library): Block {
  const { picture, caption, second, secondCaption, medium } = fields;
  const piece = (id: number, line: typeof caption) => ({ picture: library.picture(id), caption: orNull(line) });
  const pieces = [piece(picture, caption), ...(typeof second === "number" ? [piece(second, secondCaption)] : [])];
  return { type: "artefact", pieces, medium: orNull(medium) };
}

function playOf({ kind, title, instructions, action, steps, done }: FieldsOf<"play">): Block {
  const moves = steps.map(({ label, said }) => ({ label, said: orNull(said) }));
  const words = { lead: orNull(instructions), action: orNull(action), done: orNull(done) };
  return { type: "play", kind, title, ...words, steps: moves };
}

function radioOf({ title, note, seconds, lines, sound }: FieldsOf<"radio">, library: Library): Block {
  const heard = typeof sound === "number" ? library.sound(sound) : null;
  const spoken = lines.map(({ at, text }) => ({ at, text }));
  return { type: "radio", title, note: orNull(note), seconds, lines: spoken, sound: heard };
}

function blockOf(fields: BlockFields, library: Library): Block {
  switch (fields.blockType) {
    case "quote":
      return { type: "quote", text: fields.text, author: orNull(fields.author), loud: fields.loud ?? false };
    case "picture":
      return { type: "picture", picture: library.picture(fields.picture), caption: orNull(fields.caption) };
    case "pair":
      return { type: "pair", pictures: [library.picture(fields.left), library.picture(fields.right)] };
    case "figures": {
      const figures = fields.figures.map(({ value, label }) => ({ value, label }));
      return { type: "figures", figures, source: orNull(fields.source) };
    }
    case "video": {
      const poster = typeof fields.poster === "number" ? library.picture(fields.poster) : null;
      return { type: "video", url: fields.url, title: fields.title, poster };
    }
    case "beat": {
      const { beat, title, figure, remark } = fields;
      return { type: "beat", beat, title, figure: orNull(figure), remark: orNull(remark) };
    }
    case "artefact":
      return artefactOf(fields, library);
    case "radio":
      return radioOf(fields, library);
    case "loop": {
      const film = typeof fields.film === "number" ? library.film(fields.film) : null;
      return { type: "loop", caption: orNull(fields.caption), film };
    }
    case "play":
      return playOf(fields);
    case "credits":
      return { type: "credits", credits: fields.credits.map(({ role, name }) => ({ role, name })) };
  }
}

function blocksOf(node: TopNode, targets: TextTargets): Block[] {
  switch (node.type) {
    case "paragraph": {
      const runs = runsOf(node.children, targets.pathOf);
      return runs.length > 0 ? [{ type: "paragraph", runs }] : [];
    }
    case "heading": {
      const text = plainText(node.children);
      return text === "" ? [] : [{ type: "heading", level: node.tag === "h2" ? 2 : 3, text }];
    }
    case "list": {
      const items = itemsOf(node, targets.pathOf);
      return items.length > 0 ? [{ type: "list", ordered: node.listType === "number", items }] : [];
    }
    case "block":
      return [blockOf(node.fields, targets)];
  }
}

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join(".")}: ${issue.message}`;
}

/**
 * The blocks of the contract that a rich text field says. Empty paragraphs are left out.
 * @param state the field's value
 * @throws Error that names the node when it is none of the closed set
 */
export function blocksFromLexical(state: unknown, targets: TextTargets): Block[] {
  if (isEmptyRichText(state)) return [];
  const result = richTextState.safeParse(state);
  if (!result.success) {
    throw new Error(`holds something that the site cannot show (${result.error.issues.map(describe).join("; ")})`);
  }
  return result.data.root.children.flatMap((node) => blocksOf(node, targets));
}
