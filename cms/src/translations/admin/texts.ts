import { words, type Words } from "../../words";
import type { TranslationState } from "../states";
import type { EntryStatus } from "../read-board";

export const TEXTS = {
  title: words("Translations", "Переводы", "Traduções"),
  rule: words(
    "A language shows an entry when it is published and its needed texts exist in that language. What is missing is never filled from another language.",
    "Язык показывает запись, если она опубликована и её обязательные тексты на нём есть. Недостающее не берётся из другого языка.",
    "Um idioma mostra um registro quando ele está publicado e seus textos obrigatórios existem nele. O que falta nunca vem de outro idioma.",
  ),
  exceptions: words(
    "The texts of the screens and of the site are needed in every language: without one the site is not built. News belong to one language each, articles are Russian; neither is listed here.",
    "Тексты экранов и сайта обязательны на каждом языке: без одного из них сайт не соберётся. Новости пишутся для одного языка, статьи — на русском; здесь их нет.",
    "Os textos das telas e do site são obrigatórios em todos os idiomas: sem um deles o site não é construído. Notícias pertencem a um só idioma, artigos são em russo; não aparecem aqui.",
  ),
  older: words(
    "Older means: English was changed in a later version than the translation. The last 25 versions of an entry are compared; entries without versions are not. To confirm a translation that is still right, change a word of it and publish.",
    "«Устарел» значит: английский изменён в более поздней версии, чем перевод. Сравниваются последние 25 версий записи; записи без версий не сравниваются. Чтобы подтвердить верный перевод, измените в нём слово и опубликуйте.",
    "Desatualizada quer dizer: o inglês mudou numa versão posterior à da tradução. Comparam-se as 25 últimas versões do registro; registros sem versões não são comparados. Para confirmar uma tradução ainda correta, mude nela uma palavra e publique.",
  ),
  how: words("What is published where", "Что и где публикуется", "O que é publicado onde"),
  list: words("Collection", "Раздел", "Seção"),
  everything: words("Everything", "Все разделы", "Tudo"),
  locale: words("Language", "Язык", "Idioma"),
  everyLocale: words("All languages", "Все языки", "Todos os idiomas"),
  state: words("State", "Состояние", "Estado"),
  everyState: words("All", "Все", "Todos"),
  entry: words("Entry", "Запись", "Registro"),
  notShown: words("not on the site", "нет на сайте", "fora do site"),
  left: words("still in English", "ещё по-английски", "ainda em inglês"),
  none: words(
    "Nothing here. Everything is translated.",
    "Здесь пусто: всё переведено.",
    "Nada aqui: está tudo traduzido.",
  ),
  failed: words(
    "The board could not be read. Try again.",
    "Доску не удалось прочитать. Попробуйте снова.",
    "Não foi possível ler o quadro. Tente de novo.",
  ),
  before: words("Previous", "Назад", "Anteriores"),
  after: words("Next", "Вперёд", "Próximos"),
  of: words("of", "из", "de"),
  more: words("more", "ещё", "mais"),
} satisfies Record<string, Words>;

export const TRANSLATION_LABELS: Readonly<Record<TranslationState, Words>> = {
  complete: words("Complete", "Готов", "Completa"),
  missing: words("Missing", "Не хватает", "Falta"),
  older: words("Older", "Устарел", "Desatualizada"),
};

export const STATUS_LABELS: Readonly<Record<EntryStatus, Words>> = {
  published: words("Published", "Опубликовано", "Publicado"),
  changed: words("Published, draft beside it", "Опубликовано, есть черновик", "Publicado, com rascunho"),
  draft: words("Draft", "Черновик", "Rascunho"),
};
