import { isFileName } from "../../pictures/file-name";
import { words } from "../../words";
import type { Check } from "../change";
import { describedPictures } from "./described-pictures";

/** Pictures whose description is the name of a file (X13). */
export const fileNameAlt: Check = (change) =>
  describedPictures(change).flatMap(({ shown, picture, locale, alt }) => {
    if (!alt || !isFileName(alt, picture.filename)) return [];
    const message = words(
      `“${alt}” is the name of a file. Say in the library what the picture shows.`,
      `«${alt}» — это имя файла. Напишите в библиотеке, что на картинке.`,
      `“${alt}” é o nome de um arquivo. Diga na biblioteca o que a imagem mostra.`,
    );
    return [{ severity: "error", field: shown.field, locale, message, subject: String(picture.id) }];
  });
