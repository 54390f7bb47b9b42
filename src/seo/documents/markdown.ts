/** Rich text as CommonMark (https://spec.commonmark.org/0.31.2/), with nothing of a text read as markup. */
import { linesOf, movesOf, remarkOf, type Block, type Run } from "../../site/entry-blocks";
import type { Addresses, DocumentImage } from "./addresses";

/** Characters that begin or end markup anywhere in a line. An ampersand would begin a character reference. */
const INLINE = /[\\`*_[\]<>~&#]/g;
/** Beginnings that make a list, a rule or the underline of a heading of a line. */
const LINE_START = /^(?:[+\-=]|\d{1,9}(?=[.)]))/;

/** Spaces that do not break stay. */
const oneLine = (text: string) => text.replace(/[\t\n\v\f\r ]+/g, " ");
const inline = (text: string) => oneLine(text).replace(INLINE, "\\$&");
const atLineStart = (line: string) => line.replace(LINE_START, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));

/** Escapes a text to one line that renders literally. */
export function escapeMarkdown(text: string): string {
  return atLineStart(inline(text.trim()));
}

/** A link of Markdown. @param text without markup @param address absolute */
export function markdownLink(text: string, address: string): string {
  return `[${inline(text.trim())}](${destination(address)})`;
}

/** Percent-encodes characters that would end a destination, or are invisible in it. */
const destination = (address: string) =>
  address.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);

/** Markers do not work beside spaces and signs: they go around what begins and ends with a letter or a digit. */
const CORE = /^([^\p{L}\p{N}]*)(.*[\p{L}\p{N}])([^\p{L}\p{N}]*)$/su;

function run({ text, bold, italic, href }: Run, { link }: Addresses): string {
  const line = oneLine(text);
  const [, before = line, core = "", after = ""] = CORE.exec(line) ?? [];
  if (core === "")
    return href ? line.replace(/\S(?:.*\S)?/s, (signs) => markdownLink(signs, link(href))) : inline(line);
  const marker = (bold ? "**" : "") + (italic ? "*" : "");
  const styled = marker + inline(core) + marker;
  const linked = href ? `[${styled}](${destination(link(href))})` : styled;
  return inline(before) + linked + inline(after);
}

/** Neighbours in one style are one stretch: between them the markers would not be read as such. */
function joined(all: readonly Run[]): Run[] {
  const stretches: Run[] = [];
  for (const one of all) {
    const last = stretches.at(-1);
    const isSame = last?.bold === one.bold && last?.italic === one.italic && last?.href === one.href;
    if (last && isSame) stretches[stretches.length - 1] = { ...last, text: last.text + one.text };
    else stretches.push(one);
  }
  return stretches;
}

function runs(all: readonly Run[], addresses: Addresses): string {
  const line = joined(all)
    .map((one) => run(one, addresses))
    .join("");
  // Before a link it would make a picture of it.
  return atLineStart(line.trim().replaceAll("![", "\\!["));
}

const image = (picture: DocumentImage | undefined) =>
  picture ? [`![${inline(picture.alt)}](${destination(picture.url)})`] : [];

/** A block as paragraphs. */
function paragraphs(block: Block, addresses: Addresses): string[] {
  switch (block.__typename) {
    case "ParagraphBlock":
      return [runs(block.runs, addresses)];
    case "HeadingBlock":
      return [`${"#".repeat(block.level)} ${escapeMarkdown(block.text)}`];
    case "ListBlock":
      return [
        block.items
          .map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${runs(item.runs, addresses)}`)
          .join("\n"),
      ];
    case "QuoteBlock":
      return [`> ${escapeMarkdown(block.text)}${block.author ? `\n>\n> — ${inline(block.author)}` : ""}`];
    case "PictureBlock":
      return [...image(addresses.image(block.picture)), ...(block.caption ? [escapeMarkdown(block.caption)] : [])];
    case "PairBlock":
      return block.pictures.flatMap((picture) => image(addresses.image(picture)));
    case "FiguresBlock":
      return [
        markdownList(block.figures.map(({ value, label }) => `${value}: ${label}`)),
        ...(block.source ? [escapeMarkdown(block.source)] : []),
      ];
    case "VideoBlock":
      return [markdownLink(block.title, addresses.link(block.url))];
    case "BeatBlock":
      return [`## ${escapeMarkdown(block.title)}`, ...remarkOf(block).map(escapeMarkdown)];
    case "ArtefactBlock":
      return block.pieces.flatMap(({ picture, caption }) => [
        ...image(addresses.image(picture)),
        ...(caption ? [escapeMarkdown(caption)] : []),
      ]);
    case "RadioBlock": {
      const sound = block.sound && addresses.sound(block.sound);
      const title = sound ? markdownLink(block.title, sound) : escapeMarkdown(block.title);
      return [`### ${title}`, ...[block.note ?? "", ...linesOf(block)].map(escapeMarkdown)];
    }
    case "LoopBlock":
      if (!block.film) return [];
      return [...image(addresses.image(block.film.poster)), ...(block.caption ? [escapeMarkdown(block.caption)] : [])];
    case "PlayBlock": {
      const { title, lead, done } = block;
      const lines = (text: string | null) => (text ? [escapeMarkdown(text)] : []);
      return [`### ${escapeMarkdown(title)}`, ...lines(lead), markdownList(movesOf(block)), ...lines(done)];
    }
    case "CreditsBlock":
      return [markdownList(block.credits.map(({ role, name }) => `${role}: ${name}`))];
  }
}

/** A list of lines without markup. */
export function markdownList(lines: readonly string[]): string {
  return lines.map((line) => `- ${escapeMarkdown(line)}`).join("\n");
}

/** Rich text in the order of the page, a paragraph each. */
export function markdownOf(blocks: readonly Block[], addresses: Addresses): string[] {
  return blocks.flatMap((block) => paragraphs(block, addresses)).filter((text) => text !== "");
}
