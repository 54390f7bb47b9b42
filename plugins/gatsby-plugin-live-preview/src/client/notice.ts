import { say, type WordName } from "./words";

/** Styles of the notice, for the document. */
export const NOTICE_STYLES = `
.preview-notice {
  position: fixed; z-index: 1000; inset: auto 16px 16px; max-inline-size: 40rem; margin-inline: auto;
  padding: 12px 16px; border-radius: 8px; background: #0b0b0c; color: #fff;
  font: 500 14px/1.4 Onest, system-ui, sans-serif;
}
.preview-notice[data-state="alone"] {
  inset: 0; max-inline-size: none; border-radius: 0; background: #fff; color: #0b0b0c;
  display: grid; place-content: center; justify-items: center; gap: 16px; text-align: center;
  padding: 24px; font-size: 18px;
}
.preview-notice p { margin: 0; max-inline-size: 32rem; }
.preview-notice a {
  display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 20px; border-radius: 22px;
  background: #0b0b0c; color: #fff; text-decoration: none; font-size: 15px;
}
.preview-notice a:focus-visible { outline: 2px solid #0b0b0c; outline-offset: 3px; }
`;

let notice: HTMLElement | undefined;

export interface Notice {
  readonly word: WordName;
  /** Name of the field that is to blame. */
  readonly field?: string | null;
  /** Names of what the sentence ends with. */
  readonly list?: readonly string[];
  /** Key of the text of the link to the CMS; with one, the notice replaces the page. */
  readonly link?: WordName;
}

/** Shows a notice of one line over the page, or on its own without a page. */
export function showNotice({ word, field, link, list = [] }: Notice, isAlone: boolean): void {
  const text = field ? `${say(word)} ${say("field")}: ${field}` : [say(word), list.join(" · ")].join(" ").trim();
  const state = isAlone ? "alone" : "beside";
  // An unchanged notice must not be announced again with each key of the form.
  if (notice?.dataset.state === state && notice.querySelector("p")?.textContent === text) return;
  hideNotice();
  const sentence = document.createElement("p");
  sentence.textContent = text;
  notice = document.createElement("div");
  notice.className = "preview-notice";
  notice.setAttribute("role", "status");
  notice.dataset.state = state;
  notice.append(sentence);
  if (link) {
    const anchor = document.createElement("a");
    anchor.href = "/admin";
    anchor.target = "_top";
    anchor.textContent = say(link);
    notice.append(anchor);
  }
  document.body.append(notice);
}

export function hideNotice(): void {
  notice?.remove();
  notice = undefined;
}
