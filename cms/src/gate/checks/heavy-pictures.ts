import { words } from "../../words";
import type { Check } from "../change";

const MEGABYTE = 1024 * 1024;
const MOST = 8 * MEGABYTE;

/** Pictures of more than 8 MB: visitors get smaller ones, but every build reads the whole. */
export const heavyPictures: Check = ({ after, site }) =>
  (after?.pictures ?? []).flatMap(({ field, id, locale }) => {
    const picture = site.pictures.get(id);
    if (!picture || picture.size <= MOST) return [];
    const size = (picture.size / MEGABYTE).toFixed(1);
    const message = words(
      `${picture.filename} has ${size} MB. Save it smaller: below 8 MB nobody sees a difference.`,
      `${picture.filename} весит ${size} МБ. Сохраните её поменьше: до 8 МБ разницы не видно.`,
      `${picture.filename} tem ${size} MB. Salve-a menor: abaixo de 8 MB ninguém vê diferença.`,
    );
    return [{ severity: "warning", field, locale, message, subject: String(id) }];
  });
