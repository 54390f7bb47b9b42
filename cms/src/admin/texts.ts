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
  drop: words("Discard", "Удалить", "Descartar"),
};
