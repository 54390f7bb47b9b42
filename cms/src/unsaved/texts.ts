import { words } from "../words";

/** What is said of what was written and not saved. */
export const UNSAVED_TEXTS = {
  heading: words("Written here and not saved:", "Здесь осталось несохранённое:", "Escrito aqui e não salvo:"),
  since: words(
    "The entry was saved since. A save will show both.",
    "С тех пор запись сохраняли. Сохранение покажет оба текста.",
    "O registro foi salvo depois disso. Ao salvar, você verá os dois textos.",
  ),
  take: words("Take it back", "Вернуть", "Recuperar"),
  discard: words("Throw away", "Выбросить", "Jogar fora"),
  noRoom: words(
    "This browser has no room to keep what you write. Save the draft.",
    "Браузеру негде хранить то, что вы пишете. Сохраните черновик.",
    "Este navegador não tem espaço para guardar o que você escreve. Salve o rascunho.",
  ),
};
