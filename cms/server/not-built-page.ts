/** Page for visitors before the first release: the progress of the build, without scripts or further files. */
import { createHash } from "node:crypto";
import { getLocale, localeOfPath } from "@future-native/contract/locales";
import { serialise } from "security-headers";
import type { FirstRelease } from "payload-releases/store/first-release";
import type { NotBuiltPage } from "payload-releases/store/static-site";
import { siteMessages } from "../src/site-messages";

/** Seconds until the page reloads itself. */
const RELOAD_AFTER = 3;

type Texts = ReturnType<typeof siteMessages<"server">>["notBuilt"];

// Colours and sizes of src/styles/tokens.css: before the first release there is no style sheet to load.
const STYLE = `:root{color-scheme:light dark;--ground:#f4f3ee;--ink:#0e0e10;--hot:#ff4b1f}
@media (prefers-color-scheme:dark){:root{--ground:#0b0b0d;--ink:#f4f3ee}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;grid-template-rows:1fr auto;padding:clamp(20px,5vw,40px);gap:40px;background:var(--ground);color:var(--ink);font:500 clamp(1.0625rem,1rem + .278vw,1.25rem)/1.45 Onest,system-ui,sans-serif}
main{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:40px;align-items:end}
h1{font:600 clamp(2.375rem,1.167rem + 5.37vw,6rem)/1.02 Unbounded,system-ui,sans-serif;letter-spacing:-.03em;text-wrap:balance;hyphens:auto}
p{margin-top:20px;font-variant-numeric:tabular-nums}
main>svg{width:100%;max-width:300px;justify-self:end;display:block}
.disc{fill:var(--ink)}.half{fill:var(--hot)}
progress{appearance:none;display:block;width:100%;height:10px;margin-top:40px;border:0;background:color-mix(in srgb,var(--ink) 15%,transparent);color:var(--hot)}
progress::-webkit-progress-bar{background:none}progress::-webkit-progress-value{background:var(--hot)}progress::-moz-progress-bar{background:var(--hot)}
footer{display:flex;flex-wrap:wrap;gap:0 40px;justify-content:space-between;align-items:center;border-top:1px solid color-mix(in srgb,var(--ink) 15%,transparent);padding-top:20px}
a{color:inherit;display:inline-flex;align-items:center;min-height:44px;text-underline-offset:.25em}a:hover{text-decoration-color:var(--hot)}a:focus-visible{outline:3px solid var(--hot);outline-offset:4px}
@media (max-width:700px){main{grid-template-columns:1fr}main>svg{order:-1;justify-self:start;max-width:140px}}`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Content-Security-Policy of this page: only its inline style sheet is allowed. */
const POLICY = serialise({ "default-src": ["'none'"], "style-src": [hash(STYLE)], "frame-ancestors": ["'none'"] });

function progressText(progress: FirstRelease | undefined, texts: Texts, tag: string): string {
  if (!progress) return texts.unknown;
  if (!progress.counted) return `${progress.percent}\u00a0%`;
  const { what, done, all } = progress.counted;
  return texts[what].replace("{{done}}", done.toLocaleString(tag)).replace("{{all}}", all.toLocaleString(tag));
}

/** The sign of the brand: the half disc rises behind the disc while the release is made. */
function sign(percent: number): string {
  const risen = 92 - Math.round(percent * 0.92);
  return `<svg viewBox="0 0 200 200" aria-hidden="true"><svg width="200" height="100"><path class="half" transform="translate(0 ${risen})" d="M40 100a60 60 0 0 1 120 0z"/></svg><circle class="disc" cx="100" cy="150" r="48"/></svg>`;
}

/**
 * @param pathname requested path, decoded; its prefix selects the language
 * @param progress undefined when it is unknown
 */
export function notBuiltPage(pathname: string, progress: FirstRelease | undefined): NotBuiltPage {
  const { code, tag } = getLocale(localeOfPath(pathname));
  const { notBuilt: texts } = siteMessages("server", code);
  const { percent = 0 } = progress ?? {};
  const bar = progress ? `<progress max="100" value="${percent}" aria-label="${texts.title}"></progress>` : "";
  const html = `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RELOAD_AFTER}"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${texts.title}</title><style>${STYLE}</style></head>
<body><main><div><h1>${texts.title}</h1>${bar}<p>${progressText(progress, texts, tag)}</p></div>${sign(percent)}</main>
<footer><span>${texts.again}</span><a href="/admin">${texts.editors}</a></footer></body></html>
`;
  return { html, policy: POLICY };
}
