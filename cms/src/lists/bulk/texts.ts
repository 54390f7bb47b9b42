import { words } from "../../words";

/** What acts on many entries say on the server. */
export const BULK_TEXTS = {
  isGone: words("It is not there any more.", "Её больше нет.", "Já não existe."),
  isOpen: words(
    "Open in another form just now:",
    "Сейчас открыта у другого редактора:",
    "Aberto agora por outra pessoa:",
  ),
  isBroken: words(
    "It could not be saved. Try again; tell whoever runs the site if it stays so.",
    "Сохранить не удалось. Попробуйте ещё раз; если не поможет, сообщите тому, кто ведёт сайт.",
    "Não foi possível salvar. Tente de novo; avise quem cuida do site se continuar assim.",
  ),
};

/** What the bar above a list and its dialog say. */
export const BAR_TEXTS = {
  bar: words("Selected entries", "Выбранные записи", "Registros selecionados"),
  looking: words(
    "Looking at what this does to the site…",
    "Смотрим, что станет с сайтом…",
    "Vendo o que muda no site…",
  ),
  working: words("Doing it, one after the other…", "Делаем, одну за другой…", "Fazendo, um depois do outro…"),
  failed: words(
    "There was no answer. Close this and look at the list: what was done stays done.",
    "Ответа нет. Закройте окно и посмотрите список: что сделано, то сделано.",
    "Não houve resposta. Feche e veja a lista: o que foi feito continua feito.",
  ),
  tooMany: words(
    "At most 100 at once. Select fewer.",
    "Не больше 100 за раз. Выберите меньше.",
    "No máximo 100 de uma vez. Selecione menos.",
  ),
  pages: words("Pages of the site", "Страницы сайта", "Páginas do site"),
  come: words("new", "новые", "novas"),
  change: words("changed", "меняются", "alteradas"),
  go: words("gone", "исчезают", "retiradas"),
  noPages: words("shown on pages of others", "видна на чужих страницах", "aparece em páginas de outros"),
  notOnSite: words("not on the site", "нет на сайте", "fora do site"),
  linkedFrom: words("Linked from", "Ссылаются", "Links em"),
  warnings: words("Warnings", "Предупреждения", "Avisos"),
  refused: words("Refused", "Нельзя", "Recusados"),
  idle: words("Nothing to do", "Менять нечего", "Nada a fazer"),
  cancel: words("Cancel", "Отмена", "Cancelar"),
  close: words("Close", "Закрыть", "Fechar"),
};

/** What each act is called, before it, and what was done after it. */
export const ACT_TEXTS = {
  publish: {
    open: words("Publish…", "Опубликовать…", "Publicar…"),
    heading: words("Publish the selected entries?", "Опубликовать выбранное?", "Publicar os selecionados?"),
    will: words("To be published", "Будут опубликованы", "Serão publicados"),
    act: words("Publish", "Опубликовать", "Publicar"),
    done: words("Published", "Опубликовано", "Publicados"),
  },
  unpublish: {
    open: words("Unpublish…", "Снять с сайта…", "Tirar do ar…"),
    heading: words(
      "Take the selected entries off the site?",
      "Снять выбранное с сайта?",
      "Tirar os selecionados do ar?",
    ),
    will: words("To be taken off the site", "Будут сняты с сайта", "Serão retirados do ar"),
    act: words("Unpublish", "Снять с сайта", "Tirar do ar"),
    done: words("Taken off the site", "Снято с сайта", "Retirados do ar"),
  },
  delete: {
    open: words("Delete…", "Удалить…", "Excluir…"),
    heading: words(
      "Delete the selected entries for good?",
      "Удалить выбранное насовсем?",
      "Excluir os selecionados de vez?",
    ),
    will: words("To be deleted", "Будут удалены", "Serão excluídos"),
    act: words("Delete", "Удалить", "Excluir"),
    done: words("Deleted", "Удалено", "Excluídos"),
  },
};
