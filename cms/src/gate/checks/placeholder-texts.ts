import type { FieldValue } from "payload-kit";
import type { Check, Fault } from "../change";
import { partsOf } from "../facts/rich-text-parts";
import { writtenTexts } from "../facts/written-texts";
import { localized, type Localized } from "../../i18n";

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
function severityOf(text: string, { field, locale, path, value }: FieldValue): Severity | undefined {
  const noted = locale === "br" ? NOTED_IN_PORTUGUESE : NOTED;
  const isDoubtful = THIRTY.test(text) || noted.test(text) || DOUBTFUL.test(text) ? "warning" : undefined;
  if (THIRTY.test(text) || (locale === "br" && /^TODO(?!\s*:)/u.test(text))) return isDoubtful;
  if (CERTAIN.test(text) || NOTE.test(text) || REPEATED.test(text)) return "error";
  const isRichText = field.type === "richText";
  const isOfBlock = isRichText && !partsOf(value).paragraphs.includes(text);
  const isName = WORDS.test(text) || (NAMES.test(text) && NAMED.test(path) && !isOfBlock);
  const isWholeField = !isRichText && NAMED.test(path) && !/\.\d+\./.test(path);
  if (isName) return isWholeField ? "error" : "warning";
  return isDoubtful;
}

/** Placeholder texts: lorem ipsum, TODO, «текст», xxx (X13). A warning if it may be a real text. */
export const placeholderTexts: Check = ({ after }) =>
  (after?.fieldValues ?? []).flatMap((fieldValue): Fault[] => {
    const texts = writtenTexts(fieldValue).map((text) => text.trim());
    const judged = texts.flatMap((text) => {
      const severity = severityOf(text, fieldValue);
      return severity ? [{ severity, text }] : [];
    });
    const found = judged.find(({ severity }) => severity === "error") ?? judged[0];
    if (!found) return [];
    const { severity, text } = found;
    const quoted = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    return [
      {
        severity,
        field: fieldValue.path,
        locale: fieldValue.locale,
        message: MESSAGES[severity](quoted),
        subject: text,
      },
    ];
  });

const MESSAGES: Readonly<Record<Severity, (quoted: string) => Localized>> = {
  error: (quoted) => localized("checks:placeholderTexts.error", { quoted }),
  warning: (quoted) => localized("checks:placeholderTexts.warning", { quoted }),
};
