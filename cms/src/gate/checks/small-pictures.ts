import { isTooSmall, LEAST, pixelsOf } from "../../picture-sizes";
import type { Check } from "../change";
import { localized } from "../../i18n";

/** Pictures that are not sharp where the site shows them. */
export const smallPictures: Check = ({ after, site }) =>
  (after?.pictures ?? []).flatMap(({ field, id, locale, place }) => {
    const picture = site.pictures.get(id);
    if (!picture?.width || !place || !isTooSmall(picture, LEAST[place])) return [];
    return [
      {
        severity: "error",
        field,
        locale,
        message: localized("content:picture.tooSmall", pixelsOf(picture, LEAST[place])),
        subject: String(id),
      },
    ];
  });
