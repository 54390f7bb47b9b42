import { words } from "../../words";

/** What the views of versions say. */
export const TEXTS = {
  versions: words("Versions", "Версии", "Versões"),
  noVersions: words("Nothing has been saved here yet.", "Здесь ещё ничего не сохраняли.", "Nada foi salvo aqui ainda."),
  savedAt: words("Saved", "Когда", "Salvo em"),
  savedBy: words("By", "Кто", "Por"),
  nobody: words("Not recorded", "Не записано", "Não registrado"),
  state: words("State", "Состояние", "Estado"),
  published: words("Published", "Опубликовано", "Publicado"),
  publishedBefore: words("Published before", "Было опубликовано", "Publicado antes"),
  draft: words("Draft", "Черновик", "Rascunho"),
  changed: words("What changed", "Что изменилось", "O que mudou"),
  first: words("The first that is kept", "Первая из сохранённых", "A primeira que foi guardada"),
  nothing: words("Nothing in its texts and fields", "Ничего в текстах и полях", "Nada nos textos e campos"),
  onlyForm: words(
    "The words are the same. What changed is their form: bold, a heading, the order of the same rows.",
    "Слова те же. Изменилась форма: выделение, заголовок, порядок одинаковых строк.",
    "As palavras são as mesmas. Mudou a forma: negrito, título, a ordem de linhas iguais.",
  ),
  legend: words(
    "What is gone is struck through, what is new is underlined; compared with the version saved before.",
    "Удалённое зачёркнуто, новое подчёркнуто; сравнение с предыдущей сохранённой версией.",
    "O que saiu está riscado, o que é novo está sublinhado; comparado com a versão salva antes.",
  ),
  looks: words("As it looked", "Как это выглядело", "Como estava"),
  then: words("Then", "Тогда", "Antes"),
  now: words("Now", "Сейчас", "Agora"),
  isNow: words(
    "This is the newest version: the page now.",
    "Это самая новая версия: страница сейчас.",
    "Esta é a versão mais nova: a página agora.",
  ),
  language: words("Language of the page", "Язык страницы", "Idioma da página"),
  noPage: words(
    "This has no page to be looked at.",
    "У этого нет страницы, на которую можно посмотреть.",
    "Isto não tem página para ver.",
  ),
  putBack: words("Put back", "Вернуть", "Restaurar"),
  asDraft: words("Put back as a draft", "Вернуть как черновик", "Restaurar como rascunho"),
  andPublish: words("Put back and publish", "Вернуть и опубликовать", "Restaurar e publicar"),
  revert: words(
    "The drafts of all languages go, and the entry is again what visitors see. They stay among the versions.",
    "Черновики на всех языках уйдут, и запись станет такой, какой её видят посетители. Среди версий они останутся.",
    "Os rascunhos de todos os idiomas saem, e o registro volta a ser o que os visitantes veem. Eles ficam entre as versões.",
  ),
  notKept: words(
    "The published version is no longer among the last 25. Nothing has changed.",
    "Опубликованной версии уже нет среди последних 25. Ничего не изменилось.",
    "A versão publicada já não está entre as últimas 25. Nada mudou.",
  ),
  failed: words(
    "That did not work. Try it again.",
    "Не получилось. Попробуйте ещё раз.",
    "Não deu certo. Tente de novo.",
  ),
};
