/** The bar at the foot of each page of a shown set (X12): facts of the set, and forms for notes and approval. */
import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import type { OpenSet } from "payload-sets/open-sets";
import { escapeHtml } from "../../src/html";
import { READER_PATH } from "../../src/sets/reader-path";
import { wordsIn, type ShownSetWords } from "./words";

/** Most characters of each field, enforced by the server. */
export const LONGEST = { name: 100, text: 2000, excerpt: 200 } as const;

/** Outcomes of the bar's forms. */
export const BAR_ANSWERS = [
  "noted",
  "approved",
  "invalid",
  "tooMany",
  "closed",
  "outdated",
] as const satisfies readonly (keyof ShownSetWords["answers"])[];

export type BarAnswer = (typeof BAR_ANSWERS)[number];

/** JSON response to the bar's script; `sentence` is displayed, the status indicates success. */
export interface BarReply {
  readonly sentence: string;
}

/** Its hash goes with an approval, which applies to the version that the reader saw. */
export type ShownSet = Omit<OpenSet, "id" | "files">;

export interface BarPage {
  readonly language: LocaleCode;
  /** Path of the page, such as `/ru/cases`, which its forms redirect back to. */
  readonly path: string;
  /** Outcome of a form that was sent without JavaScript. */
  readonly answer?: BarAnswer | undefined;
}

type BarWords = ShownSetWords["bar"];

export function barReply(language: LocaleCode, answer: BarAnswer): BarReply {
  return { sentence: wordsIn(language).answers[answer] };
}

/** Formats a time in UTC with its zone; the script reformats it in the reader's zone. */
function timeHtml(iso: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    ...{ day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
    ...{ timeZone: "UTC", timeZoneName: "short" },
  });
  const time = format.format(new Date(iso)).replaceAll(" ", "\u00a0");
  return `<time datetime="${escapeHtml(iso)}">${time}</time>`;
}

/**
 * A form that works without JavaScript and redirects back to its page.
 * @param fields HTML
 * @param submit label of its button
 */
function formHtml(action: "note" | "approve" | "leave", path: string, fields: string, submit: string): string {
  return `<form method="post" action="${READER_PATH}/${action}" data-form="${action}"><input type="hidden" name="path" value="${escapeHtml(path)}">${fields}<button>${submit}</button></form>`;
}

function nameField(id: string, words: BarWords): string {
  return `<label for="${id}">${words.name}</label><input id="${id}" name="name" required maxlength="${LONGEST.name}" autocomplete="name">`;
}

function noteFields(words: BarWords): string {
  const { note, excerpt } = words;
  return [
    nameField("shown-set-note-name", words),
    `<label for="shown-set-text">${note.text}</label><textarea id="shown-set-text" name="text" rows="3" required maxlength="${LONGEST.text}"></textarea>`,
    `<input type="hidden" name="excerpt" data-longest="${LONGEST.excerpt}">`,
    `<figure data-part="excerpt" hidden><figcaption>${excerpt.chosen}</figcaption><blockquote></blockquote><button type="button" data-part="remove">${excerpt.remove}</button></figure>`,
    `<button type="button" data-part="choose" hidden>${excerpt.choose}</button>`,
  ].join("");
}

/**
 * A sheet that opens above the bar; only one is open at a time.
 * @param summary HTML
 * @param sheet HTML
 */
function detailsHtml(part: "about" | "note" | "approve", summary: string, sheet: string, isHidden = false): string {
  const hidden = isHidden ? " hidden" : "";
  return `<details name="shown-set" data-part="${part}"${hidden}><summary>${summary}</summary><div class="sheet">${sheet}</div></details>`;
}

function aboutHtml({ name, expiresAt }: ShownSet, { language, path }: BarPage, words: BarWords): string {
  const shownName = `<b>${escapeHtml(name)}</b>`;
  const until = words.openUntil.replace("{time}", timeHtml(expiresAt, getLocale(language).tag));
  const facts = `<p>${until}.</p><p>${words.formsOff}</p>`;
  const sheet = `${shownName}<div class="facts">${facts}</div><p>${words.leaveText}</p>${formHtml("leave", path, "", words.leave)}`;
  const summary = `<small>${words.notPublic}</small>${shownName}`;
  return `${detailsHtml("about", summary, sheet)}<div class="facts">${facts}</div>`;
}

function noteHtml({ path }: BarPage, words: BarWords): string {
  const { open, short, send } = words.note;
  const summary = `<span class="whole">${open}</span><span class="short">${short}</span>`;
  return detailsHtml("note", summary, formHtml("note", path, noteFields(words), send));
}

function approveHtml({ hash, isApproved }: ShownSet, { path }: BarPage, words: BarWords): string {
  const { open, text, send, done } = words.approve;
  const seen = `<input type="hidden" name="hash" value="${escapeHtml(hash)}">`;
  const fields = seen + nameField("shown-set-approve-name", words);
  const sheet = `<p>${text}</p>${formHtml("approve", path, fields, send)}`;
  const hidden = isApproved ? "" : " hidden";
  return `${detailsHtml("approve", open, sheet, isApproved)}<p data-part="approved" tabindex="-1"${hidden}>${done}</p>`;
}

/** @returns HTML with style sheets and script, to be inserted before `</body>` */
export function bar(set: ShownSet, page: BarPage): string {
  const { bar: words, answers } = wordsIn(page.language);
  const { tag } = getLocale(page.language);
  const { hint, keys, cancel } = words.excerpt;
  return `<link rel="stylesheet" href="${READER_PATH}/bar.css"><link rel="stylesheet" href="${READER_PATH}/sheets.css">
<aside id="shown-set" lang="${tag}" aria-label="${words.label}" data-state="rest" data-failed="${words.failed}">
<p data-part="answer" role="status">${page.answer ? answers[page.answer] : ""}</p>
<div data-part="hint"><p tabindex="-1">${hint} <span class="whole">${keys}</span></p><button type="button">${cancel}</button></div>
<div data-part="bar">${aboutHtml(set, page, words)}${noteHtml(page, words)}${approveHtml(set, page, words)}</div>
</aside>
<script type="module" src="${READER_PATH}/bar-script.mjs"></script>
`;
}
