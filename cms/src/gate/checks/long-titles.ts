import { words } from "../../words";
import type { Check } from "../change";
import { TITLE_PIXELS, widthOf } from "../facts/search-width";

/** Titles that a search cuts, the name of the site behind them, measured in pixels. */
export const longTitles: Check = ({ after, site }) =>
  (after?.pages ?? []).flatMap(({ isCopy, locale, title }) => {
    const width = widthOf(`${title.text} — ${site.productName}`, "title");
    if (isCopy || !title.text || width <= TITLE_PIXELS) return [];
    const message = words(
      `A search shows ${TITLE_PIXELS} pixels of a title; this one has ${width}. Shorten it, or write one for searches.`,
      `Поиск показывает ${TITLE_PIXELS} пикселей заголовка, а здесь ${width}. Сократите его или напишите отдельный для поиска.`,
      `A busca mostra ${TITLE_PIXELS} pixels de um título; este tem ${width}. Encurte-o ou escreva um para a busca.`,
    );
    return [{ severity: "warning", field: title.field, locale, message, subject: title.text }];
  });
