import { words } from "../words";

/** Why a save is refused. */
export const REFUSED = words(
  "Somebody saved this in the meantime. Nothing is lost: compare the two texts and choose.",
  "Пока вы писали, это сохранил другой человек. Ничего не потеряно: сравните два текста и выберите.",
  "Alguém salvou isto enquanto você escrevia. Nada se perdeu: compare os dois textos e escolha.",
);

/** What the dialog says. */
export const CONFLICT_TEXTS = {
  heading: words("Two people wrote here", "Здесь писали двое", "Duas pessoas escreveram aqui"),
  other: words("Somebody else", "Кто-то другой", "Outra pessoa"),
  saved: words(
    "saved while you wrote:",
    "— другая версия сохранена, пока вы писали:",
    "salvou enquanto você escrevia:",
  ),
  legend: words(
    "Struck through is only theirs, underlined only yours. What you do not choose stays among the versions.",
    "Зачёркнуто то, что есть только там, подчёркнуто то, что есть только у вас. Что вы не выберете, останется среди версий.",
    "Riscado é só da outra pessoa, sublinhado só seu. O que você não escolher fica entre as versões.",
  ),
  same: words(
    "The words are the same; something else differs.",
    "Слова те же, отличается что-то другое.",
    "As palavras são as mesmas; outra coisa difere.",
  ),
  failed: words(
    "The two could not be compared. Your text is still in the form.",
    "Сравнить не удалось. Ваш текст по-прежнему в форме.",
    "Não deu para comparar. Seu texto continua no formulário.",
  ),
  mine: words("Keep mine", "Оставить моё", "Ficar com o meu"),
  theirs: words("Take theirs", "Взять другое", "Ficar com o outro"),
  later: words("Decide later", "Решить позже", "Decidir depois"),
};
