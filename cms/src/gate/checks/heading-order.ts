import { words } from "../../words";
import type { Check } from "../change";
import { partsOf } from "../facts/rich-text-parts";

/** Texts that begin with a heading of the third level: who goes by headings misses the second. */
export const headingOrder: Check = ({ after }) =>
  (after?.leaves ?? []).flatMap(({ field, locale, path, value }) => {
    const first = field.type === "richText" ? partsOf(value).headings[0] : undefined;
    if (first?.level !== 3) return [];
    const message = words(
      `“${first.text}” is a smaller heading with no larger one before it. Make it a large one.`,
      `«${first.text}» — малый заголовок, а большого перед ним нет. Сделайте его большим.`,
      `“${first.text}” é um título menor sem um maior antes dele. Faça-o maior.`,
    );
    return [{ severity: "warning", field: path, locale, message, subject: first.text }];
  });
