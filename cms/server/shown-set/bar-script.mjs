// @ts-check
/* global document, fetch, FormData, HTMLButtonElement, HTMLDetailsElement, HTMLElement, HTMLFormElement, HTMLInputElement, HTMLTextAreaElement, location, sessionStorage, URLSearchParams */
/**
 * Enhances the bar of a shown set (X12): forms are sent without leaving the page, and a note can quote a text of the
 * page. Notes and approval work without it. Served as it is.
 */

import { chooseText } from "./choose-text.mjs";

/**
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} type
 * @param {ParentNode} within
 * @returns {T}
 */
function find(selector, type, within) {
  const element = within.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The bar of the shown set lacks ${selector}.`);
  return element;
}

const shownSet = find("#shown-set", HTMLElement, document);
const part = (/** @type {string} */ name) => find(`[data-part="${name}"]`, HTMLElement, shownSet);
const answer = part("answer");
const noteForm = find('[data-form="note"]', HTMLFormElement, shownSet);
const noteText = find("textarea", HTMLTextAreaElement, noteForm);
const excerptField = find('[name="excerpt"]', HTMLInputElement, noteForm);
const names = [...shownSet.querySelectorAll("input")].filter(({ name }) => name === "name");

/** Path of the page with the quoted text; the reader may have navigated since. */
let excerptPath = "";

/* Forms. */

const say = (/** @type {string} */ sentence) => void (answer.textContent = sentence);

/** @param {HTMLFormElement} form */
async function send(form) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  const response = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
  const { sentence } = /** @type {{ sentence?: unknown }} */ (await response.json());
  if (typeof sentence !== "string") throw new TypeError(`${form.action} answers without a sentence.`);
  return { isDone: response.ok, sentence };
}

/** @param {HTMLFormElement} form */
function finish(form) {
  const details = form.closest("details");
  const hadFocus = details?.contains(document.activeElement);
  details?.removeAttribute("open");
  if (form === noteForm) {
    noteText.value = "";
    setExcerpt("");
  } else {
    part("approve").hidden = true;
    part("approved").hidden = false;
  }
  const next = form === noteForm ? details?.querySelector("summary") : part("approved");
  if (hadFocus) next?.focus();
}

/** @param {HTMLFormElement} form */
async function submit(form) {
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  say("");
  const failure = { isDone: false, sentence: shownSet.dataset["failed"] ?? "" };
  const { isDone, sentence } = await send(form).catch(() => failure);
  form.removeAttribute("aria-busy");
  if (isDone) finish(form);
  say(sentence);
}

shownSet.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const isAboutWords = form === noteForm && excerptField.value !== "";
  // The site navigates on the client, so the path rendered by the server may be outdated.
  find('[name="path"]', HTMLInputElement, form).value = isAboutWords ? excerptPath : location.pathname;
  if (form.dataset["form"] === "leave") return;
  event.preventDefault();
  void submit(form);
});

/* The sheets. */

shownSet.addEventListener(
  "toggle",
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open) say("");
  },
  true,
);

shownSet.addEventListener("keydown", (event) => {
  const details = event.key === "Escape" && shownSet.querySelector("details[open]");
  if (!details) return;
  event.stopPropagation();
  details.removeAttribute("open");
  details.querySelector("summary")?.focus();
});

/* The reader's name, kept for the session. */

const NAME = "shown-set-name";

/** @param {string} [name] */
function rememberName(name) {
  try {
    if (name !== undefined) sessionStorage.setItem(NAME, name);
    return sessionStorage.getItem(NAME) ?? "";
  } catch {
    // Without storage the reader types the name again.
    return name ?? "";
  }
}

for (const field of names) {
  field.value ||= rememberName();
  field.addEventListener("input", () => {
    rememberName(field.value);
    for (const other of names) other.value = field.value;
  });
}

/* The time, in the reader's zone. */

for (const time of shownSet.querySelectorAll("time")) {
  const format = new Intl.DateTimeFormat(shownSet.lang, {
    ...{ day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
  });
  time.textContent = format.format(new Date(time.dateTime)).replaceAll(" ", "\u00a0");
}

/* The text that a note quotes. */

const choose = find('[data-part="choose"]', HTMLButtonElement, shownSet);
const hint = part("hint");

/** @param {string} text */
function setExcerpt(text) {
  excerptField.value = text;
  excerptPath = location.pathname;
  const quote = part("excerpt");
  find("blockquote", HTMLElement, quote).textContent = text;
  quote.hidden = text === "";
}

choose.hidden = false;
choose.addEventListener("click", () => {
  shownSet.dataset["state"] = "choosing";
  chooseText({
    bar: shownSet,
    cancel: find("button", HTMLButtonElement, hint),
    longest: Number(excerptField.dataset["longest"]),
    // Announced to screen readers, which do not see the outline.
    onStep: say,
    onEnd(text) {
      shownSet.dataset["state"] = "rest";
      say("");
      if (text) setExcerpt(text);
      (text ? noteText : choose).focus();
    },
  });
  find("p", HTMLElement, hint).focus();
});
find('[data-part="remove"]', HTMLButtonElement, shownSet).addEventListener("click", () => {
  setExcerpt("");
  choose.focus();
});
