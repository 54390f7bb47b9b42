import { words } from "../words";

/** What the tools of a form and of a list say. */
export const TEXTS = {
  scheduled: words("Scheduled", "Запланировано", "Agendado"),
  publishes: words("Publishes", "Публикация", "Publicação"),
  unpublishes: words("Unpublishes", "Снятие с публикации", "Retirada do ar"),
  saveAndSchedule: words(
    "Save draft and schedule…",
    "Сохранить черновик и запланировать…",
    "Salvar rascunho e agendar…",
  ),
  saveFirst: words(
    "To schedule it, save the draft first.",
    "Чтобы запланировать публикацию, сначала сохраните черновик.",
    "Para agendar, salve primeiro o rascunho.",
  ),
  kept: words(
    "What you wrote here and had not saved when somebody else took over",
    "Что вы написали здесь и не успели сохранить, когда запись взял другой редактор",
    "O que você escreveu aqui e não salvou antes de outra pessoa assumir",
  ),
  copy: words("Copy", "Скопировать", "Copiar"),
  drop: words("Discard", "Удалить", "Descartar"),
  fieldMissing: words(
    "This form does not have the field that the link leads to: it may have been removed since. Look for it in the form.",
    "В этой форме нет поля, к которому ведёт ссылка: возможно, его уже убрали. Поищите его в форме.",
    "Este formulário não tem o campo a que o link leva: talvez já tenha sido removido. Procure-o no formulário.",
  ),
};
