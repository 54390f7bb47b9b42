// @ts-check
/* global document, Element, HTMLElement, window, AbortController */
/** Lets a reader of a shown set choose the text of the page that a note quotes (X12). Served as it is. */

const TEXTS = "h1, h2, h3, h4, h5, h6, p, li, dt, dd, a, button, label, summary, blockquote, figcaption, th, td";

/**
 * @param {Element} element
 * @param {number} longest
 */
function excerptOf(element, longest) {
  const text = element instanceof HTMLElement ? element.innerText : element.textContent;
  return [...text.replace(/\s+/g, " ").trim()].slice(0, longest).join("").trim();
}

/** @param {Element} element */
function hasOwnText(element) {
  return [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim());
}

/**
 * The innermost text element around a target; undefined outside of texts.
 * @param {EventTarget | null} target
 * @param {HTMLElement} bar
 */
function textAround(target, bar) {
  if (!(target instanceof Element) || bar.contains(target)) return undefined;
  const text = target.closest(TEXTS) ?? (hasOwnText(target) ? target : undefined);
  return text?.textContent.trim() ? text : undefined;
}

/**
 * Visible text elements that arrow keys step through, in document order, without those that contain others.
 * @param {HTMLElement} bar
 */
function textsOfPage(bar) {
  return [...document.querySelectorAll(TEXTS)].filter(
    (element) =>
      textAround(element, bar) &&
      !element.querySelector(TEXTS) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Starts choosing a text: elements that are hovered, focused or reached by arrow keys are outlined, and clicks on the
 * page are suppressed.
 * @param {object} options
 * @param {HTMLElement} options.bar excluded from the choice
 * @param {HTMLElement} options.cancel button that cancels
 * @param {number} options.longest most characters of the excerpt
 * @param {(text: string) => void} options.onStep called with the text reached by an arrow key
 * @param {(text: string) => void} options.onEnd called once, with an empty string after cancelling
 */
export function chooseText({ bar, cancel, longest, onStep, onEnd }) {
  const controller = new AbortController();
  const listening = { capture: true, signal: controller.signal };
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
    onEnd(text ? excerptOf(text, longest) : "");
  }

  /** @param {1 | -1} by */
  function step(by) {
    const texts = textsOfPage(bar);
    const first = texts.findIndex((text) => text.getBoundingClientRect().top >= 0);
    const now = outlined ? texts.indexOf(outlined) : first - 1;
    const next = texts[Math.min(Math.max(now + by, 0), texts.length - 1)];
    next?.scrollIntoView({ block: "center", behavior: "instant" });
    show(next);
    onStep(next ? excerptOf(next, longest) : "");
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
    if (event.target instanceof Element && bar.contains(event.target)) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  for (const type of ["pointerdown", "pointerup", "mousedown", "mouseup", "auxclick", "dblclick", "dragstart"]) {
    window.addEventListener(type, withhold, listening);
  }
  window.addEventListener(
    "click",
    (event) => {
      const text = textAround(event.target, bar);
      if (withhold(event) && text) end(text);
    },
    listening,
  );
  window.addEventListener(
    "keydown",
    (event) => {
      const act = keys[event.key];
      // Without an outlined text, Enter activates the focused button 'Cancel'.
      if (!act || (event.key === "Enter" && !outlined)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    },
    listening,
  );
  for (const type of ["pointermove", "focusin"]) {
    window.addEventListener(type, ({ target }) => show(textAround(target, bar)), listening);
  }
  for (const type of ["scroll", "resize"]) window.addEventListener(type, draw, { ...listening, passive: true });
  window.addEventListener("popstate", () => end(), listening);
  cancel.addEventListener("click", () => end(), listening);
  show();
  bar.append(outline);
}
