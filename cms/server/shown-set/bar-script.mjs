// @ts-check
/* global document, Element, fetch, FormData, HTMLButtonElement, HTMLDetailsElement, HTMLElement, HTMLFormElement, HTMLInputElement, HTMLTextAreaElement, location, sessionStorage, URLSearchParams, window, AbortController */
/**
 * The bar of a shown set with a script (X12): its forms are sent without leaving the page, and a note can be about words of it.
 * Nothing here is needed to leave a note or to approve. The server sends this file as it is.
 */

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

/** Where the words are that the note is about; the reader may have gone on since. */
let excerptPath = "";

/* The answers. */

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
  // The site navigates without loading a page, so the path that the server has written may be another's.
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

/* The name, for the time of the visit. */

const NAME = "shown-set-name";

/** @param {string} [name] */
function rememberName(name) {
  try {
    if (name !== undefined) sessionStorage.setItem(NAME, name);
    return sessionStorage.getItem(NAME) ?? "";
  } catch {
    // Where the browser keeps nothing the name is written again.
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

/* The words that a note is about. */

const TEXTS = "h1, h2, h3, h4, h5, h6, p, li, dt, dd, a, button, label, summary, blockquote, figcaption, th, td";
const longestExcerpt = Number(excerptField.dataset["longest"]);
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

/** @param {Element} element */
function excerptOf(element) {
  const text = element instanceof HTMLElement ? element.innerText : element.textContent;
  return [...text.replace(/\s+/g, " ").trim()].slice(0, longestExcerpt).join("").trim();
}

/** @param {Element} element */
function hasOwnText(element) {
  return [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim());
}

/**
 * The text that something on the page is in; undefined where there is none.
 * @param {EventTarget | null} target
 */
function textAround(target) {
  if (!(target instanceof Element) || shownSet.contains(target)) return undefined;
  const text = target.closest(TEXTS) ?? (hasOwnText(target) ? target : undefined);
  return text?.textContent.trim() ? text : undefined;
}

/** All that arrow keys lead to, in the order of the page: of a text in a text the inner one. */
function textsOfPage() {
  return [...document.querySelectorAll(TEXTS)].filter(
    (element) =>
      textAround(element) && !element.querySelector(TEXTS) && element.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Lets the reader choose a text: what is pointed at, focused or reached by arrow keys is outlined, and nothing on the page
 * answers to a click.
 * @param {(text: string) => void} onEnd is called once, with nothing where none was chosen
 */
function chooseText(onEnd) {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const outline = document.createElement("div");
  outline.dataset["part"] = "outline";
  /** @type {Element | undefined} */
  let outlined;

  function draw() {
    outline.hidden = !outlined?.isConnected;
    if (!outlined) return;
    const { left, top, width, height } = outlined.getBoundingClientRect();
    const edges = { left: left - 6, top: top - 6, width: width + 12, height: height + 12 };
    for (const [edge, pixels] of Object.entries(edges)) outline.style.setProperty(edge, `${pixels}px`);
  }

  /** @param {Element} [text] */
  function show(text) {
    outlined = text;
    draw();
  }

  /** @param {Element} [text] */
  function end(text) {
    controller.abort();
    outline.remove();
    onEnd(text ? excerptOf(text) : "");
  }

  /** @param {1 | -1} by */
  function step(by) {
    const texts = textsOfPage();
    const first = texts.findIndex((text) => text.getBoundingClientRect().top >= 0);
    const now = outlined ? texts.indexOf(outlined) : first - 1;
    const next = texts[Math.min(Math.max(now + by, 0), texts.length - 1)];
    next?.scrollIntoView({ block: "center", behavior: "instant" });
    show(next);
    // For those who do not see the outline.
    say(next ? excerptOf(next) : "");
  }

  /** @type {Record<string, () => void>} */
  const keys = {
    Escape: () => end(),
    Enter: () => outlined && end(outlined),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  };

  /** @param {Event} event */
  function withhold(event) {
    if (event.target instanceof Element && shownSet.contains(event.target)) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  for (const type of ["pointerdown", "pointerup", "mousedown", "mouseup", "auxclick", "dblclick", "dragstart"]) {
    window.addEventListener(type, withhold, options);
  }
  window.addEventListener(
    "click",
    (event) => {
      const text = textAround(event.target);
      if (withhold(event) && text) end(text);
    },
    options,
  );
  window.addEventListener(
    "keydown",
    (event) => {
      const act = keys[event.key];
      // On 'Cancel' nothing is outlined, and Enter is the button's.
      if (!act || (event.key === "Enter" && !outlined)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    },
    options,
  );
  for (const type of ["pointermove", "focusin"]) {
    window.addEventListener(type, ({ target }) => show(textAround(target)), options);
  }
  for (const type of ["scroll", "resize"]) window.addEventListener(type, draw, { ...options, passive: true });
  window.addEventListener("popstate", () => end(), options);
  find("button", HTMLButtonElement, hint).addEventListener("click", () => end(), options);
  show();
  shownSet.append(outline);
}

choose.hidden = false;
choose.addEventListener("click", () => {
  shownSet.dataset["state"] = "choosing";
  chooseText((text) => {
    shownSet.dataset["state"] = "rest";
    say("");
    if (text) setExcerpt(text);
    (text ? noteText : choose).focus();
  });
  find("p", HTMLElement, hint).focus();
});
find('[data-part="remove"]', HTMLButtonElement, shownSet).addEventListener("click", () => {
  setExcerpt("");
  choose.focus();
});
