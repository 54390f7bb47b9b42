import type { Localized } from "payload-kit/texts";
import type { JudgedValue } from "../content";
import type { Check, Fault } from "../change";
import { localized } from "../texts";
import { writtenTexts } from "./values";

type Severity = Fault["severity"];

/** No sentence begins so, and none holds it. */
const CERTAIN =
  /^lorem ipsum\b|\bdolor sit amet\b|\{\{.*\}\}|^(?:рыбный текст|рыба-текст)[\s.!?…]*$|^<[^>]*>$|^(?:asdf\w*|qwerty\w*|йцукен\p{L}*|фыва\p{L}*|lorem|test(?:ing)? text|тестовый текст|texto de teste)[\s.!?…]*$|^(?:xxx|ххх|[xх]{4,})[\s.!?…]*$/iu;

/** A writer's note, by itself or with a colon; in capitals, to tell it from a word. */
const NOTE = /^(?:TODO|FIXME|TBD)(?:\s*[:(]|[\s.!?…]*$)|^XXX+\s*:/u;

/** The same word three times over, with no comma between, that names a text. */
const REPEATED = /^(text|текст|texto|test|тест|teste|lorem)(?:\s+\1){2,}[.!…]*$/iu;

/** Words that stand for a text, and that a list of real ones may hold. */
const WORDS = /^(?:test|тест|teste|tbd|todo|fixme|placeholder|заглушка)[\s.!?…]*$/iu;

/** The names of the fields themselves. A role or a nomination may be called so. */
const NAMES =
  /^(?:title|lead|text|body|description|caption|заголовок|лид|текст|описание|подпись|t[íi]tulo|lide|texto|descrição|legenda)[\s.!?…]*$/iu;
const NAMED = /(?:^|\.)(?:title|lead|text|body|description|caption|about)$/;

/**
 * Patterns that a real sentence can contain, hence warnings: a mention of lorem ipsum, letters in brackets, a word
 * three times over.
 */
const DOUBTFUL =
  /\blorem ipsum\b|(?:^|\s)(?:рыбный текст|рыба-текст)(?![\p{L}\p{N}])|^\[[^\]]*\p{L}{2,}[^\]]*\]$|^(\p{L}+)(?:\s+\1){2,}[.!…]*$/iu;

/** A note in the middle of a sentence, or a number in Roman letters; in Portuguese one of them is a word. */
const NOTED = /\b(?:TODO|FIXME|TBD|XXX+)\b/u;
const NOTED_IN_PORTUGUESE = /\b(?:FIXME|TBD|XXX+)\b|^TODO[\s.!?…]*$/u;

/** Thirty, or a place that is kept: by itself it may be either. */
const THIRTY = /^XXX[\s.!?…]*$/u;

/** How sure it is that a text holds the place of another; undefined for a text. */
function severityOf(text: string, { parts, path }: JudgedValue, isPortuguese: boolean): Severity | undefined {
  const noted = isPortuguese ? NOTED_IN_PORTUGUESE : NOTED;
  const isDoubtful = THIRTY.test(text) || noted.test(text) || DOUBTFUL.test(text) ? "warning" : undefined;
  if (THIRTY.test(text) || (isPortuguese && /^TODO(?!\s*:)/u.test(text))) return isDoubtful;
  if (CERTAIN.test(text) || NOTE.test(text) || REPEATED.test(text)) return "error";
  const isOfBlock = parts !== undefined && !parts.paragraphs.includes(text);
  const isName = WORDS.test(text) || (NAMES.test(text) && NAMED.test(path) && !isOfBlock);
  const isWholeField = !parts && NAMED.test(path) && !/\.\d+\./.test(path);
  if (isName) return isWholeField ? "error" : "warning";
  return isDoubtful;
}

/**
 * Placeholder texts: lorem ipsum, TODO, «текст», xxx. A warning if it may be a real text.
 * @param portuguese codes of the locales in which "todo" is a word
 */
export const createPlaceholderTexts =
  (portuguese: readonly string[] = []): Check =>
  ({ after }) =>
    (after?.fieldValues ?? []).flatMap((value) => placeholderIn(value, portuguese.includes(value.locale ?? "")));

function placeholderIn(fieldValue: JudgedValue, isPortuguese: boolean): Fault[] {
  const texts = writtenTexts(fieldValue).map((text) => text.trim());
  const judged = texts.flatMap((text) => {
    const severity = severityOf(text, fieldValue, isPortuguese);
    return severity ? [{ severity, text }] : [];
  });
  const found = judged.find(({ severity }) => severity === "error") ?? judged[0];
  if (!found) return [];
  const { severity, text } = found;
  const quoted = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return [
    { severity, field: fieldValue.path, locale: fieldValue.locale, message: MESSAGES[severity](quoted), subject: text },
  ];
}

const MESSAGES: Readonly<Record<Severity, (quoted: string) => Localized>> = {
  error: (quoted) => localized("faults:placeholderTexts.error", { quoted }),
  warning: (quoted) => localized("faults:placeholderTexts.warning", { quoted }),
};
