import { words } from "../../words";
import type { Check } from "../change";
import { pageOfEntry } from "../facts/linked-entry";

/** Links to an entry that has no page in their language: their words stay, and no link is around them (A4). */
export const lostLinks: Check = (change) =>
  (change.after?.links ?? []).flatMap((link) => {
    if (!link.entry || pageOfEntry(link, change)) return [];
    const message = words(
      `“${link.words}” links to an entry that has no page in this language: the words stay, the link falls away.`,
      `«${link.words}» ссылается на запись, у которой на этом языке нет страницы: слова останутся, ссылки не будет.`,
      `“${link.words}” leva a um registro sem página neste idioma: as palavras ficam, o link sai.`,
    );
    const { list, id } = link.entry;
    return [{ severity: "warning", field: link.field, locale: link.locale, message, subject: `${list} ${id}` }];
  });
