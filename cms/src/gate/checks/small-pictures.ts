import { isTooSmall, LEAST, tooSmall } from "../../picture-sizes";
import type { Check } from "../change";

/** Pictures that are not sharp where the site shows them. */
export const smallPictures: Check = ({ after, site }) =>
  (after?.pictures ?? []).flatMap(({ field, id, locale, place }) => {
    const picture = site.pictures.get(id);
    if (!picture?.width || !place || !isTooSmall(picture, LEAST[place])) return [];
    return [{ severity: "error", field, locale, message: tooSmall(picture, LEAST[place]), subject: String(id) }];
  });
