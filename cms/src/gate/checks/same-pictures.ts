import { words } from "../../words";
import type { Check } from "../change";

/** Pictures that the library has twice, by their content, and one that a block or a text shows twice. */
export const samePictures: Check = ({ after, site }) => {
  const seen = new Set<string>();
  return (after?.pictures ?? []).flatMap(({ field, id, locale }) => {
    const picture = site.pictures.get(id);
    const key = `${field} ${locale} ${id}`;
    const isAgain = seen.has(key);
    seen.add(key);
    const other = isAgain ? picture?.filename : picture?.twin;
    if (!picture || !other) return [];
    const message = isAgain
      ? words(
          `${other} is shown here twice. Choose another for one of the two.`,
          `${other} здесь показана дважды. Замените одну из двух.`,
          `${other} aparece aqui duas vezes. Escolha outra para uma das duas.`,
        )
      : words(
          `${picture.filename} is the same picture as ${other}. Keep one of the two in the library.`,
          `${picture.filename} — та же картинка, что и ${other}. Оставьте в библиотеке одну.`,
          `${picture.filename} é a mesma imagem que ${other}. Mantenha uma das duas na biblioteca.`,
        );
    return [{ severity: "warning", field, locale, message, subject: String(id) }];
  });
};
