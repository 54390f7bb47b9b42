/** Texts of the service worker for visitors without a connection (X14): it has no React. */
import { LOCALES } from "@future-native/contract/locales";
import type { OfflineContent, OfflineTexts } from "../../../plugins/gatsby-plugin-offline-pages/src/worker/words";
import en from "../../../locales/en/offline.json";
import pt from "../../../locales/pt/offline.json";
import ru from "../../../locales/ru/offline.json";
import { formatDate } from "../../site/format";

const MESSAGES: Readonly<Record<string, typeof en>> = { en, pt, ru };

/** At the end of the page, and at the foot of the window until one is there: it covers nothing. */
const NOTICE =
  "position:sticky;z-index:calc(var(--level-header) - 1);bottom:0;padding:calc(var(--u) * 2) var(--gutter);" +
  "border-top:1px solid var(--hairline);background:var(--text);color:var(--ground);font-size:var(--size-small)";

const FONT = /^\/static\/(unbounded|onest)-(latin|cyrillic)-\w+\.woff2$/;
const FAMILIES: Readonly<Record<string, string>> = { unbounded: "Unbounded", onest: "Onest" };
const RANGES: Readonly<Record<string, string>> = { latin: "U+0000-00FF,U+2000-206F", cyrillic: "U+0301,U+0400-04B1" };

function languageOf(path: string): { tag: string; messages: typeof en } {
  const isBelow = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  const { tag } = LOCALES.find(({ prefix }) => prefix !== "" && isBelow(prefix)) ?? { tag: "en" };
  return { tag, messages: MESSAGES[tag] ?? en };
}

/** The site's fonts, as far as pages have brought them. */
function fontFaces(files: readonly string[]): string {
  return files
    .flatMap((file) => {
      const [, family = "", script = ""] = FONT.exec(file) ?? [];
      const name = FAMILIES[family];
      return name
        ? [`@font-face{font-family:${name};font-weight:400 600;src:url(${file});unicode-range:${RANGES[script]}}`]
        : [];
    })
    .join("");
}

function missing(path: string, { pages, files, style }: OfflineContent): string {
  const { tag, messages } = languageOf(path);
  const items = pages.map(
    (page) => `<li lang="${languageOf(page.path).tag}"><a href="${page.path}">${page.title}</a></li>`,
  );
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${messages["offline.missing"]}</title>
<style>${style}${pages[0]?.style ?? ""}${fontFaces(files)}</style></head><body><main>
<svg viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="14"/><path d="M0 28a14 14 0 0 1 28 0z"/></svg>
<h1>${messages["offline.missing"]}</h1><p>${messages["offline.missingLead"]}</p><p><a href="">${messages["offline.again"]}</a></p>
${items.length > 0 ? `<h2>${messages["offline.pages"]}</h2><ul>${items.join("")}</ul>` : ""}</main></body></html>`;
}

export const words: OfflineTexts = {
  kept(path, since) {
    const { tag, messages } = languageOf(path);
    // A date stays on one line.
    const date = formatDate(new Date(since).toISOString(), tag).replaceAll(" ", "\u00a0");
    const sentence = messages["offline.kept"].replace("{{date}}", date);
    return `<div role="status" data-kept lang="${tag}" style="${NOTICE}">${sentence}</div>`;
  },
  missing,
};
