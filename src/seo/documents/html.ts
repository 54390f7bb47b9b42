/** Rich text as HTML for feed readers: the elements of the text alone, and absolute addresses. */
import { escapeHtml, htmlList } from "../html-text";
import { linesOf, movesOf, remarkOf, type Block, type Run } from "../../site/entry-blocks";
import type { Addresses, DocumentImage } from "./addresses";

function run({ text, bold, italic, href }: Run, { link }: Addresses): string {
  const strong = bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text);
  const styled = italic ? `<em>${strong}</em>` : strong;
  return href ? `<a href="${escapeHtml(link(href))}">${styled}</a>` : styled;
}

const runs = (all: readonly Run[], addresses: Addresses) => all.map((one) => run(one, addresses)).join("");

const image = (picture: DocumentImage | undefined) =>
  picture ? `<img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}">` : "";

const figure = (picture: string, caption: string | null) =>
  picture && `<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>`;

function blockHtml(block: Block, addresses: Addresses): string {
  switch (block.__typename) {
    case "ParagraphBlock":
      return `<p>${runs(block.runs, addresses)}</p>`;
    case "HeadingBlock":
      return `<h${block.level}>${escapeHtml(block.text)}</h${block.level}>`;
    case "ListBlock": {
      const items = block.items.map((item) => `<li>${runs(item.runs, addresses)}</li>`).join("");
      return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
    }
    case "QuoteBlock":
      return `<blockquote><p>${escapeHtml(block.text)}</p>${block.author ? `<p>— ${escapeHtml(block.author)}</p>` : ""}</blockquote>`;
    case "PictureBlock":
      return figure(image(addresses.image(block.picture)), block.caption);
    case "PairBlock":
      return block.pictures.map((picture) => figure(image(addresses.image(picture)), null)).join("");
    case "FiguresBlock":
      return (
        htmlList(block.figures.map(({ value, label }) => `${value}: ${label}`)) +
        (block.source ? `<p>${escapeHtml(block.source)}</p>` : "")
      );
    case "VideoBlock":
      return `<p><a href="${escapeHtml(addresses.link(block.url))}">${escapeHtml(block.title)}</a></p>`;
    case "BeatBlock":
      return [
        `<h2>${escapeHtml(block.title)}</h2>`,
        ...remarkOf(block).map((text) => `<p>${escapeHtml(text)}</p>`),
      ].join("");
    case "ArtefactBlock":
      return block.pieces.map(({ picture, caption }) => figure(image(addresses.image(picture)), caption)).join("");
    case "RadioBlock":
      return [
        `<h3>${titleOfSpot(block, addresses)}</h3>`,
        ...(block.note ? [`<p>${escapeHtml(block.note)}</p>`] : []),
        ...linesOf(block).map((line) => `<p>${escapeHtml(line)}</p>`),
      ].join("");
    case "LoopBlock":
      return block.film ? figure(image(addresses.image(block.film.poster)), block.caption) : "";
    case "PlayBlock": {
      const line = (text: string | null) => (text ? `<p>${escapeHtml(text)}</p>` : "");
      return `<h3>${escapeHtml(block.title)}</h3>${line(block.lead)}${htmlList(movesOf(block))}${line(block.done)}`;
    }
    case "CreditsBlock":
      return htmlList(block.credits.map(({ role, name }) => `${role}: ${name}`));
  }
}

/** The title of a radio spot, which leads to its sound where it has one. */
function titleOfSpot({ title, sound }: Extract<Block, { __typename: "RadioBlock" }>, addresses: Addresses): string {
  const address = sound && addresses.sound(sound);
  return address ? `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>` : escapeHtml(title);
}

/** Rich text in the order of the page. */
export function htmlOf(blocks: readonly Block[], addresses: Addresses): string {
  return blocks.map((block) => blockHtml(block, addresses)).join("");
}
