import { words } from "../words";

/** What the tools of a form and of a list say. */
export const TEXTS = {
  scheduled: words("Scheduled", "Запланировано", "Agendado"),
  publishes: words("Publishes", "Публикация", "Publicação"),
  unpublishes: words("Unpublishes", "Снятие с публикации", "Retirada do ar"),
  kept: words(
    "What you wrote here and had not saved when somebody else took over",
    "Что вы написали здесь и не успели сохранить, когда запись взял другой редактор",
    "O que você escreveu aqui e não salvou antes de outra pessoa assumir",
  ),
  copy: words("Copy", "Скопировать", "Copiar"),
  versions: words("Versions", "Версии", "Versões"),
  noVersions: words("Nothing has been saved here yet.", "Здесь ещё ничего не сохраняли.", "Nada foi salvo aqui ainda."),
  savedAt: words("Saved", "Когда", "Salvo em"),
  savedBy: words("By", "Кто", "Por"),
  nobody: words("Not recorded", "Не записано", "Não registrado"),
  state: words("State", "Состояние", "Estado"),
  published: words("Published", "Опубликовано", "Publicado"),
  publishedBefore: words("Published before", "Было опубликовано", "Publicado antes"),
  draft: words("Draft", "Черновик", "Rascunho"),
  drop: words("Discard", "Удалить", "Descartar"),
};
