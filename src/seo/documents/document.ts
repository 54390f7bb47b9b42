/** A case, an article or a vacancy as a document: the texts of its page, without the page. */
import type { TFunction } from "i18next";
import { pathOfEntry, VACANCY_LISTS } from "../../site/entries";
import { absoluteUrl } from "../head-data";
import { escapeHtml, htmlList } from "../html-text";
import { addressesOf } from "./addresses";
import { picturesOf, type DocumentImage } from "./blocks";
import { factsOf } from "./facts";
import { htmlOf } from "./html";
import { escapeMarkdown, markdownLink, markdownList, markdownOf } from "./markdown";
import type { DocumentEntry, VacancyEntry } from "./query";

export interface DocumentContext {
  /** Absolute, without a trailing slash. */
  readonly siteUrl: string;
  /** Words of the interface in the language of the entry. */
  readonly t: TFunction;
}

/** Path of a page's Markdown document. */
export const markdownPath = (page: string): string => `${page}.md`;

const pageOf = (entry: DocumentEntry, { siteUrl }: DocumentContext) => absoluteUrl(siteUrl, pathOfEntry(entry));

const placesOf = (entry: DocumentEntry, context: DocumentContext) =>
  addressesOf(pageOf(entry, context), entry.locale, context.siteUrl);

const listsOf = (entry: VacancyEntry) => VACANCY_LISTS.filter((list) => entry[list].length > 0);

function textOf(entry: DocumentEntry, context: DocumentContext): string[] {
  if (entry.kind === "vacancy") {
    return listsOf(entry).flatMap((list) => [`## ${context.t(`vacancy.${list}`)}`, markdownList(entry[list])]);
  }
  const addresses = placesOf(entry, context);
  const cover = entry.cover && addresses.image(entry.cover);
  return [...(cover ? [`!${markdownLink(cover.alt, cover.url)}`] : []), ...markdownOf(entry.body, addresses)];
}

/** The Markdown twin of a page (X2). */
export function markdownDocument(entry: DocumentEntry, context: DocumentContext): string {
  const parts = [
    `# ${escapeMarkdown(entry.title)}`,
    escapeMarkdown(entry.lead),
    markdownList(factsOf(entry, context.t)),
    ...textOf(entry, context),
    `<${pageOf(entry, context)}>`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** Content of an entry in a feed: its lead and its text, in HTML with absolute addresses only. */
export function htmlDocument(entry: DocumentEntry, context: DocumentContext): string {
  const lead = `<p>${escapeHtml(entry.lead)}</p>`;
  if (entry.kind === "vacancy") {
    const lists = listsOf(entry).map(
      (list) => `<h2>${escapeHtml(context.t(`vacancy.${list}`))}</h2>${htmlList(entry[list])}`,
    );
    return lead + htmlList(factsOf(entry, context.t)) + lists.join("");
  }
  const addresses = placesOf(entry, context);
  const cover = entry.cover && addresses.image(entry.cover);
  const picture = cover ? `<p><img src="${escapeHtml(cover.url)}" alt="${escapeHtml(cover.alt)}"></p>` : "";
  return lead + picture + htmlOf(entry.body, addresses);
}

/** The pictures that the page of an entry shows of it, without those that lack a file. */
export function imagesOf(entry: DocumentEntry, context: DocumentContext): DocumentImage[] {
  if (entry.kind === "vacancy") return [];
  const addresses = placesOf(entry, context);
  return [...(entry.cover ? [entry.cover] : []), ...picturesOf(entry.body)].flatMap(
    (picture) => addresses.image(picture) ?? [],
  );
}
