/** Fields in a form of the admin: found by their paths, on whichever tab and in whichever row they are, and given the cursor. */
import type { ClientField } from "payload";

const EDITOR = "[data-lexical-editor]";

/**
 * The element of a field in the form; rich text marks its element by another attribute than other fields. Fields of a
 * block in a rich text are skipped: they may have the names of the entry's own.
 */
export function findField(path: string): HTMLElement | undefined {
  const id = `field-${path.replaceAll(".", "__")}`;
  const found = document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}, [data-field-path="${CSS.escape(path)}"]`);
  return [...found].find((field) => field.getClientRects().length > 0 && !field.closest(EDITOR));
}

/**
 * Scrolls to a field and puts the cursor into it, to the words that are wanted.
 * @returns whether it takes it: a form that has just come does not yet
 */
export function focusField(field: HTMLElement, { at = 0, text }: TextPosition = {}): boolean {
  field.scrollIntoView({ block: "center" });
  const editable = "input, textarea, select, [contenteditable='true'], button";
  const target = field.matches(editable) ? field : field.querySelector<HTMLElement>(editable);
  target?.focus({ preventScroll: true });
  if (text && isText(target)) {
    const cursor = Math.max(0, (positionOf(text, target.value) ?? 0) + at);
    target.setSelectionRange(cursor, cursor);
  }
  return target !== null && target === document.activeElement;
}

/** Numbers and moments have no place for a cursor. */
const isText = (target: HTMLElement | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null);

/**
 * Finds text of the page in the text of a field.
 * @returns index of its first character in the field's text. If the page's text contains the field's and has text
 * before it, such as an interface label, minus the number of characters before it. Undefined if neither contains the
 * other
 */
function positionOf(words: string, text: string): number | undefined {
  const [wanted, said] = [inOneLine(words).trim(), inOneLine(text)];
  if (!wanted || !said.trim()) return undefined;
  if (said.includes(wanted)) return said.indexOf(wanted);
  return wanted.includes(said.trim()) ? -wanted.indexOf(said.trim()) : undefined;
}

/** The page may have other spaces than its field: of each, one character stays one. */
const inOneLine = (text: string): string => text.replaceAll(/\s/g, " ");

/** Whether some of a field can be seen. */
export function isInView(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Which tab of a form holds a field; -1 when none does. */
function tabOf(fields: readonly ClientField[], path: string): number {
  const tabs = fields.flatMap((field) => (field.type === "tabs" ? field.tabs : []));
  const [first] = path.split(".");
  return tabs.findIndex((tab) => ("name" in tab && tab.name ? tab.name === first : holds(tab.fields, first)));
}

function holds(fields: readonly ClientField[], name: string | undefined): boolean {
  return fields.some((field) => {
    if ("name" in field && field.name) return field.name === name;
    return "fields" in field && Array.isArray(field.fields) && holds(field.fields as ClientField[], name);
  });
}

/** Opens the tab of a form that holds a field. @returns whether there is one */
export function openTab(fields: readonly ClientField[], path: string): boolean {
  const button = document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[tabOf(fields, path)];
  button?.click();
  return Boolean(button);
}

/**
 * Makes the form render a field: opens its rows, and scrolls to the group or the list around it, whose fields Payload
 * renders only once they are in view.
 */
export function uncover(path: string): void {
  const parts = path.split(".");
  parts.forEach((part, at) => {
    if (!/^\d+$/.test(part)) return;
    const row = document.getElementById(`${parts.slice(0, at).join("-")}-row-${part}`);
    row?.querySelector<HTMLElement>(".collapsible__toggle--collapsed")?.click();
  });
  const holders = parts.map((_, at) => findField(parts.slice(0, at).join(".")));
  holders.findLast((holder) => holder !== undefined)?.scrollIntoView({ block: "center" });
}

/** A field of a form, or a part of the rich text that it holds. */
interface FieldPath {
  readonly path: string;
  /** Number of the part, and for a block the field in it: `4`, or `4.caption`; empty for the field itself. */
  readonly within: string;
}

/** Position in the text of a field; the lines of a text, or the points of a list, count as one text. */
interface TextPosition {
  readonly text?: string;
  /** Index of the character before which the cursor goes. */
  readonly at?: number;
}

/** Target of the cursor. */
export interface Destination extends FieldPath, TextPosition {}

/** Paragraphs, lists and blocks of an editor; Lexical draws places for the cursor before the first block and after the last. */
const partsOf = (editor: Element): HTMLElement[] => [
  ...editor.querySelectorAll<HTMLElement>(":scope > :not(img, [data-lexical-cursor])"),
];

/** The part of a rich text, where it is drawn: a paragraph, or the field of a block. */
function partOf(field: HTMLElement, within: string): HTMLElement | undefined {
  const [number = "", ...inBlock] = within.split(".");
  const editor = field.querySelector(EDITOR);
  const part = editor && partsOf(editor)[Number(number)];
  if (!part || inBlock.length === 0) return part ?? undefined;
  part.querySelector<HTMLElement>(".collapsible__toggle--collapsed")?.click();
  const id = `field-${inBlock.join("__")}`;
  return part.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? undefined;
}

/** Scrolls to a part of a rich text and puts the cursor into it. @returns whether it takes it */
function focusPart(field: HTMLElement, { at = 0, text = "", within }: Destination): boolean {
  const part = partOf(field, within);
  const editor = part?.closest<HTMLElement>(EDITOR);
  if (!part || !editor) return false;
  const words = wordsIn(part, text);
  if (within.includes(".") && !words) return focusField(part, { at, text });
  const inner = words?.parentElement?.closest<HTMLElement>(EDITOR) ?? editor;
  (words?.parentElement ?? part).scrollIntoView({ block: "center" });
  inner.focus({ preventScroll: true });
  // Lexical follows the selection of the document.
  if (words) document.getSelection()?.collapse(words, cursorIn(words, (positionOf(text, words.data) ?? 0) + at));
  else document.getSelection()?.collapse(part, 0);
  return inner === document.activeElement;
}

/** The text node of a rich text that contains a text. */
function wordsIn(part: HTMLElement, text: string): Text | undefined {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isWritten = node.parentElement?.isContentEditable ?? false;
    if (node instanceof Text && isWritten && (positionOf(text, node.data) ?? -1) >= 0) return node;
  }
  return undefined;
}

/**
 * Lexical assigns text typed at the edge of a link or of a format to the neighbouring node, so the cursor stays one
 * character inside.
 */
function cursorIn({ data, parentElement }: Text, wanted: number): number {
  const isAlone = parentElement?.matches(":only-child:not(a *)") ?? true;
  return isAlone ? wanted : Math.max(0, Math.min(Math.max(wanted, 1), data.length - 1));
}

/** Scrolls to a field or a part of it and puts the cursor into it. @returns whether it takes it */
export function focusDestination(destination: Destination): boolean {
  const field = findField(destination.path);
  if (!field) return false;
  return destination.within ? focusPart(field, destination) : focusField(field, destination);
}

/** The field of a form in which an element is; undefined for none. */
export function placeOfField(element: Element): FieldPath | undefined {
  const editor = element.closest(EDITOR);
  const outer = editor && [...editors(editor)].at(-1);
  const rich = outer?.closest<HTMLElement>("[data-field-path]");
  if (!outer || !rich) {
    const path = pathOf(element);
    return path === undefined ? undefined : { path, within: "" };
  }
  const part = partsOf(outer).findIndex((child) => child.contains(element === outer ? selected() : element));
  const inBlock = element === outer ? undefined : pathOf(element);
  return { path: rich.dataset.fieldPath ?? "", within: [String(part), inBlock].filter(Boolean).join(".") };
}

const selected = (): Node | null => document.getSelection()?.anchorNode ?? null;

function* editors(innermost: Element): Generator<Element> {
  for (let at: Element | null | undefined = innermost; at; at = at.parentElement?.closest(EDITOR)) {
    yield at;
  }
}

/** Path of the nearest field around an element, as its form numbers it. */
function pathOf(element: Element): string | undefined {
  const field = element.closest("[id^='field-']");
  return field?.id.replace(/^field-/, "").replaceAll("__", ".");
}
