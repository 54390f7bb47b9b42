import type { Step, BuildMode } from "../../../publisher/protocol";
import { words, type Words } from "../../words";
import type { Action } from "../states";

export const TEXTS = {
  title: words("Releases of the site", "Релизы сайта", "Versões do site"),
  lead: words(
    "What is published goes live by itself, a few seconds later. Every release is whole: visitors see all of it or all of the one before.",
    "Опубликованное выходит на сайт само, через несколько секунд. Каждый релиз цельный: посетители видят либо его весь, либо весь предыдущий.",
    "O que é publicado vai ao ar sozinho, segundos depois. Cada versão é inteira: quem visita vê toda ela ou toda a anterior.",
  ),
  isOff: words(
    "The publisher is switched off here (PUBLISHER=off): the site is built by a command.",
    "Публикация здесь выключена (PUBLISHER=off): сайт собирает команда.",
    "A publicação está desligada aqui (PUBLISHER=off): um comando constrói o site.",
  ),
  none: words("Nothing has been released yet.", "Релизов ещё не было.", "Nada foi publicado ainda."),
  publishNow: words("Publish now", "Опубликовать сейчас", "Publicar agora"),
  putBack: words("Put this one back", "Вернуть этот", "Voltar a esta"),
  putBackSure: words(
    "Show visitors this release again? What was published after it stays in the CMS.",
    "Снова показать посетителям этот релиз? Опубликованное после него останется в CMS.",
    "Mostrar esta versão de novo aos visitantes? O que foi publicado depois continua no CMS.",
  ),
  failed: words("That did not work", "Не получилось", "Não deu certo"),
  queued: words("It is on its way", "В работе", "A caminho"),
  isBack: words("This release is live again", "Этот релиз снова на сайте", "Esta versão está no ar de novo"),
  log: words("Log for builders", "Журнал для разработчиков", "Registro para quem desenvolve"),
  fault: words("Open the entry at fault", "Открыть запись с ошибкой", "Abrir a entrada com erro"),
  ownField: words("Show the field at fault", "Показать поле с ошибкой", "Mostrar o campo com erro"),
  ownEntry: words("because of this entry", "из-за этой записи", "por causa desta entrada"),
  otherEntry: words("because of another entry", "из-за другой записи", "por causa de outra entrada"),
  took: words("took", "заняло", "levou"),
  pages: words("pages", "страниц", "páginas"),
  byCommand: words("made by a command", "собран командой", "feito por um comando"),
  schedule: words("schedule", "по расписанию", "agendamento"),
  wait: words("Waits to be built", "Ждёт сборки", "Aguarda a construção"),
  notLive: words("Not on the site yet", "Ещё не на сайте", "Ainda não está no site"),
  open: words("Open the page", "Открыть страницу", "Abrir a página"),
  lastFailed: words(
    "The last release failed, the site is as it was before.",
    "Последний релиз не вышел, сайт остался прежним.",
    "A última versão falhou, o site ficou como estava.",
  ),
  seeLog: words("See the releases", "К релизам", "Ver as versões"),
} satisfies Record<string, Words>;

export const STEP_LABELS: Readonly<Record<Step, Words>> = {
  fetch: words("Reading the content", "Читаем контент", "Lendo o conteúdo"),
  build: words("Building the pages", "Собираем страницы", "Construindo as páginas"),
  release: words("Making the release", "Готовим релиз", "Preparando a versão"),
  check: words("Checking it", "Проверяем", "Verificando"),
  switch: words("Switching over", "Переключаем", "Trocando"),
};

export const BUILD_MODE_LABELS: Readonly<Record<BuildMode, Words>> = {
  resident: words("only what changed was built", "собрано только изменённое", "só o que mudou foi construído"),
  "one-shot": words("built from the start", "собран целиком", "construído do início"),
  shown: words("as it was approved", "как его одобрили", "como foi aprovado"),
};

export const ACTION_LABELS: Readonly<Record<Action, Words>> = {
  published: words("published", "опубликовано", "publicado"),
  unpublished: words("unpublished", "снято с публикации", "retirado"),
  deleted: words("deleted", "удалено", "apagado"),
  changed: words("changed", "изменено", "alterado"),
  asked: words("asked for by hand", "по просьбе", "pedido à mão"),
  closed: words("closed by its date", "закрыто по сроку", "encerrado pela data"),
};
