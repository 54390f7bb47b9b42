import type { Check } from "../change";
import { localized } from "../../i18n";

const MEGABYTE = 1024 * 1024;
const MOST = 8 * MEGABYTE;

/** Pictures of more than 8 MB: visitors get smaller ones, but every build reads the whole. */
export const heavyPictures: Check = ({ after, site }) =>
  (after?.pictures ?? []).flatMap(({ field, id, locale }) => {
    const picture = site.pictures.get(id);
    if (!picture || picture.size <= MOST) return [];
    const size = (picture.size / MEGABYTE).toFixed(1);
    const message = localized("checks:heavyPictures", { filename: picture.filename, size });
    return [{ severity: "warning", field, locale, message, subject: String(id) }];
  });
