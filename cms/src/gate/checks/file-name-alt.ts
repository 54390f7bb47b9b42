import { words } from "../../words";
import type { Check } from "../change";
import { describedPictures } from "./described-pictures";

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\.[a-z0-9]{2,4}$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Names that cameras, phones and programs give. */
const GIVEN = /^(?:img|dsc[nf]?|pxl|image|photo|picture|screenshot|screen shot|untitled|scan)[\s_-]*\d[\d\s_-]*$/i;

/** Pictures whose description is the name of a file (X13). */
export const fileNameAlt: Check = (change) =>
  describedPictures(change).flatMap(({ shown, picture, locale, alt }) => {
    const isName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(alt) || GIVEN.test(alt);
    const isOwnName = /[\d_-]/.test(alt) && plain(alt) === plain(picture.filename);
    if (!alt || (!isName && !isOwnName)) return [];
    const message = words(
      `“${alt}” is the name of a file. Say in the library what the picture shows.`,
      `«${alt}» — это имя файла. Напишите в библиотеке, что на картинке.`,
      `“${alt}” é o nome de um arquivo. Diga na biblioteca o que a imagem mostra.`,
    );
    return [{ severity: "error", field: shown.field, locale, message, subject: String(picture.id) }];
  });
