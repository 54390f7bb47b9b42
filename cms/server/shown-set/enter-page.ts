/**
 * The page that opens a shown set by its link (X12). The token is in the link's fragment, so that it is in no log or
 * Referer.
 */
import { createHash } from "node:crypto";
import { formatWait } from "@future-native/contract/form-rules";
import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import { serialise } from "security-headers";
import { escapeHtml } from "../../src/html";
import { READER_PATH } from "../../src/sets/reader-path";
import { wordsIn, type ShownSetWords } from "./words";

/** `ask` requests a link; the other states respond to one. */
export type EnterState = "ask" | "passphrase" | "wrong-passphrase" | "closed" | "slow-down";

export interface EnterPage {
  readonly language: LocaleCode;
  readonly state: EnterState;
  /** Token of the link that needs a passphrase. */
  readonly token?: string | undefined;
  /** Seconds until the next attempt is allowed. */
  readonly wait?: number | undefined;
}

// Colours and sizes of src/styles/tokens.css, whose style sheet may not exist yet.
const STYLE = `:root{color-scheme:light dark;--ground:#f4f3ee;--ink:#0e0e10;--quiet:#66645e;--fault:#b8320c;--hot:#ff4b1f}
@media (prefers-color-scheme:dark){:root{--ground:#0b0b0d;--ink:#f4f3ee;--quiet:#a3a199;--fault:#ff4b1f}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;align-items:end;padding:clamp(20px,5vw,40px);background:var(--ground);color:var(--ink);font:500 clamp(1.0625rem,1rem + .278vw,1.25rem)/1.45 Onest,system-ui,sans-serif}
main{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:40px;align-items:end}
h1{max-width:14em;font:600 clamp(2.125rem,1.167rem + 4.6vw,5rem)/1.02 Unbounded,system-ui,sans-serif;letter-spacing:-.03em;text-wrap:balance;hyphens:auto;overflow-wrap:break-word}
p{margin-top:20px;text-wrap:pretty}
form{display:grid;gap:30px;margin-top:40px;max-width:660px}
label{display:block;color:var(--quiet);font-size:.9375rem}
input{width:100%;min-height:48px;padding:4px 0 10px;border:0;border-bottom:1px solid currentcolor;border-radius:0;background:none;color:inherit;font:inherit;font-size:1.25rem}
input:focus{outline:0;border-color:var(--hot);box-shadow:0 2px var(--hot)}
input[aria-invalid]{border-color:var(--fault)}
button{width:min(100%,470px);min-height:72px;padding:12px 28px;border:0;background:var(--hot);color:#0e0e10;font:600 1.25rem/1.2 Unbounded,system-ui,sans-serif;letter-spacing:-.03em;text-align:start;cursor:pointer}
button:hover{background:var(--ink);color:var(--ground)}
button:focus-visible{outline:3px solid var(--hot);outline-offset:4px}
svg{width:100%;max-width:300px;justify-self:end;display:block}
.disc{fill:var(--ink)}.half{fill:var(--hot)}
.opening,[data-state=opening] :is(h1,main p:not(.opening),form){display:none}
[data-state=opening] .opening{display:block;font-size:1.5rem}
@media (forced-colors:active){input:focus{outline:3px solid Highlight}button{border:1px solid}}
@media (max-width:700px){main{grid-template-columns:1fr}svg{order:-1;justify-self:start;max-width:120px}}`;

/**
 * Submits the token of the URL's fragment and removes it from the history. Pasting another link on this page only fires
 * hashchange.
 */
const SCRIPT = `const {dataset} = document.documentElement;
const form = document.querySelector("form");
function openLink() {
  const token = location.hash.slice(1);
  if (!token || !form) return;
  history.replaceState(null, "", location.pathname);
  form.elements.namedItem("token").value = token;
  dataset.state = "opening";
  form.submit();
}
addEventListener("hashchange", openLink);
addEventListener("pageshow", ({persisted}) => { if (persisted) delete dataset.state; });
openLink();`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Content-Security-Policy of this page: only its inline script and style sheet are allowed. */
export const ENTER_POLICY = serialise({
  "default-src": ["'none'"],
  "script-src": [hash(SCRIPT)],
  "style-src": [hash(STYLE)],
  "img-src": ["data:"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
  "require-trusted-types-for": ["'script'"],
});

/** Longer than any valid link. */
const LONGEST_LINK = 500;
const LONGEST_PASSPHRASE = 200;

type EnterWords = ShownSetWords["enter"];

/** Keys of the texts by state. */
const TEXTS = {
  ask: "ask",
  passphrase: "passphrase",
  "wrong-passphrase": "wrongPassphrase",
  closed: "closed",
  "slow-down": "slowDown",
} as const satisfies Record<EnterState, keyof EnterWords>;

/** The mark of src/ui/logo.tsx. */
const SIGN =
  '<svg viewBox="0 0 44 28" aria-hidden="true"><circle class="disc" cx="14" cy="14" r="14"/><path class="half" d="M16 28a14 14 0 0 1 28 0z"/></svg>';

function linkFields(label: string): string {
  return `<div><label for="token">${label}</label><input id="token" name="token" required maxlength="${LONGEST_LINK}" autocomplete="off" autocapitalize="none" spellcheck="false" inputmode="url" aria-describedby="text"></div>`;
}

/** @param isInvalid whether the passphrase was wrong */
function passphraseFields(label: string, token: string, isInvalid: boolean): string {
  return `<input type="hidden" name="token" value="${escapeHtml(token)}" autocomplete="off"><div><label for="passphrase">${label}</label><input id="passphrase" type="password" name="passphrase" required maxlength="${LONGEST_PASSPHRASE}" autocomplete="off" autofocus aria-describedby="text"${isInvalid ? ' aria-invalid="true"' : ""}></div>`;
}

/** Fields of the form in a state; undefined while the reader has to wait. */
function fieldsOf({ state, token = "" }: EnterPage, words: EnterWords): string | undefined {
  if (state === "slow-down") return undefined;
  if (state === "ask") return linkFields(words.link);
  if (state === "closed") return linkFields(words.otherLink);
  return passphraseFields(words.passphraseField, token, state === "wrong-passphrase");
}

/** @returns an HTML document, to be sent with ENTER_POLICY and no-store */
export function enterPage(page: EnterPage): string {
  const { enter } = wordsIn(page.language);
  const { tag } = getLocale(page.language);
  const { title, text: pattern } = enter[TEXTS[page.state]];
  const text = pattern.replace("{when}", formatWait(page.wait ?? 0, tag));
  const fields = fieldsOf(page, enter);
  const form = fields
    ? `<form method="post" action="${READER_PATH}" autocomplete="off">${fields}<button>${enter.open}</button></form>`
    : "";
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><div><h1>${title}</h1><p id="text">${text}</p><p class="opening" role="status">${enter.opening}</p>${form}</div>${SIGN}</main>
<script>${SCRIPT}</script></body></html>
`;
}
