import { words } from "../../words";
import type { Check } from "../change";
import { DESCRIPTION_PIXELS, widthOf } from "../facts/search-width";

/** Descriptions for searches that a search cuts, measured in pixels. A lead is written for the page, and may be longer. */
export const longDescriptions: Check = ({ after }) =>
  (after?.pages ?? []).flatMap(({ description, isCopy, locale }) => {
    const width = description.field.startsWith("seo.") ? widthOf(description.text, "description") : 0;
    if (isCopy || width <= DESCRIPTION_PIXELS) return [];
    const message = words(
      `A search shows ${DESCRIPTION_PIXELS} pixels of a description; this one has ${width}. What is behind is cut.`,
      `Поиск показывает ${DESCRIPTION_PIXELS} пикселей описания, а здесь ${width}. Остальное обрежется.`,
      `A busca mostra ${DESCRIPTION_PIXELS} pixels de uma descrição; esta tem ${width}. O resto é cortado.`,
    );
    return [{ severity: "warning", field: description.field, locale, message, subject: description.text }];
  });
