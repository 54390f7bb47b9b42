import { words } from "../../words";
import type { Check } from "../change";
import type { Leaf } from "../facts/leaves";
import { partsOf } from "../facts/rich-text-parts";
import { writtenTexts } from "../facts/written-texts";

/** What is a placeholder wherever it stands. */
const ANYWHERE =
  /\b[Ll]orem ipsum\b|\bdolor sit amet\b|\b(?:TODO|FIXME|TBD|XXX+)\b|\{\{.*\}\}|(?:^|\s)(?:рыбный текст|рыба-текст)/u;

/** What is one where it is all that there is. */
const WHOLE =
  /^(?:x{3,}|х{3,}|tbd|todo|fixme|asdf\w*|qwerty\w*|йцукен\p{L}*|фыва\p{L}*|test|test(?:ing)? text|тест|тестовый текст|lorem|placeholder|заглушка|\[[^\]]*\]|<[^>]*>)[\s.!?…]*$/iu;

/** The names of the fields themselves. A role or a nomination may be called so. */
const NAMES =
  /^(?:title|lead|text|body|description|caption|заголовок|лид|текст|описание|подпись|t[íi]tulo|lide|texto|descrição|legenda)[\s.!?…]*$/iu;
const NAMED = /(?:^|\.)(?:title|lead|text|body|description|caption|about)$/;

/** The same word three times over, and nothing else. */
const REPEATED = /^(\p{L}+)(?:[\s,]+\1){2,}[.!…]*$/iu;

function isPlaceholder(text: string, { field, path, value }: Leaf): boolean {
  if (ANYWHERE.test(text) || WHOLE.test(text) || REPEATED.test(text)) return true;
  const isOfBlock = field.type === "richText" && !partsOf(value).paragraphs.includes(text);
  return NAMED.test(path) && !isOfBlock && NAMES.test(text);
}

/** Texts that hold a place for others: lorem ipsum, TODO, «текст», xxx (X13). */
export const placeholderTexts: Check = ({ after }) =>
  (after?.leaves ?? []).flatMap((leaf) => {
    const found = writtenTexts(leaf)
      .map((text) => text.trim())
      .find((text) => isPlaceholder(text, leaf));
    if (!found) return [];
    const quoted = found.length > 60 ? `${found.slice(0, 60)}…` : found;
    const message = words(
      `“${quoted}” holds the place of a text. Write the text, or take this out.`,
      `«${quoted}» — заглушка. Напишите текст или уберите её.`,
      `“${quoted}” está no lugar de um texto. Escreva o texto ou tire isto.`,
    );
    return [{ severity: "error", field: leaf.path, locale: leaf.locale, message, subject: found }];
  });
