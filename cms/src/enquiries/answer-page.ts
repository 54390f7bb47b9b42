import { formatWait, type EnquiryErrors } from "@future-native/contract/form-rules";
import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import { escapeHtml } from "../html";
import { siteMessages } from "../site-messages";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;align-content:center;padding:8vw;box-sizing:border-box;background:#f4f3ee;color:#0e0e10;" +
  "font:clamp(18px,1.4vw,22px)/1.5 Onest,Arial,sans-serif}h1{font:600 clamp(40px,7vw,96px)/1.05 Unbounded,Arial Black,sans-serif;margin:0 0 .4em}" +
  "p,ul{max-width:34em;margin:0 0 1em}a{color:inherit;display:inline-block;padding:12px 0}a:focus-visible{outline:3px solid #ff4b1f;outline-offset:4px}";

type AnswerWords = ReturnType<typeof siteMessages<"server">>["answer"];

export interface PageOutcome {
  readonly status: number;
  readonly errors?: EnquiryErrors;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly locale: LocaleCode;
}

/** The page that a form without JavaScript is answered with, whole by itself: it must come when nothing else does. */
export function answerPage(outcome: PageOutcome): string {
  const { status, locale } = outcome;
  const { answer: words } = siteMessages("server", locale);
  const { tag, prefix } = getLocale(locale);
  const title = status === 200 ? words.sentTitle : words.refusedTitle;
  return (
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${escapeHtml(title)}</h1>${sayWhy(outcome, words, tag)}<p><a href="${prefix || "/"}">${escapeHtml(words.home)}</a></p></main></body></html>`
  );
}

function sayWhy({ status, errors = {}, retryAfter = 0 }: PageOutcome, words: AnswerWords, tag: string): string {
  if (status === 200) return `<p>${escapeHtml(words.sent)}</p>`;
  if (status === 429) return `<p>${escapeHtml(words.tooMany.replace("{{when}}", formatWait(retryAfter, tag)))}</p>`;
  const faults = Object.entries(words.fields).filter(([field]) => field in errors);
  if (faults.length === 0) return `<p>${escapeHtml(words.failed)}</p>`;
  const items = faults.map(([, name]) => `<li>${escapeHtml(name)}</li>`);
  return `<p>${escapeHtml(words.refused)}</p><ul>${items.join("")}</ul>`;
}
