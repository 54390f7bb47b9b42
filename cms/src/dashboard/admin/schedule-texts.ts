import { words, type Words } from "../../words";

/** What the calendar of the desk says, and the call that it makes. */
export const SCHEDULE_TEXTS = {
  title: words("Scheduled, two weeks", "Запланировано, две недели", "Agendado, duas semanas"),
  none: words(
    "Nothing is scheduled. To publish something later, open it and choose Schedule Publish beside Publish.",
    "Ничего не запланировано. Чтобы опубликовать позже, откройте запись и выберите «Запланировать публикацию» рядом с «Опубликовать».",
    "Nada agendado. Para publicar mais tarde, abra o registro e escolha Agendar publicação ao lado de Publicar.",
  ),
  how: words(
    "The arrows move it by a day, and a dot can be dragged. The hour stays.",
    "Стрелки переносят на день, точку можно перетащить. Час не меняется.",
    "As setas movem um dia, e um ponto pode ser arrastado. A hora fica a mesma.",
  ),
  publishes: words("goes live", "выйдет", "vai ao ar"),
  unpublishes: words("comes off", "уйдёт с сайта", "sai do ar"),
  earlier: words("a day earlier", "на день раньше", "um dia antes"),
  later: words("a day later", "на день позже", "um dia depois"),
  today: words("today", "сегодня", "hoje"),
  moved: words("moved to", "перенесено на", "passou para"),
  beyond: words("Later than that", "Позже", "Depois disso"),
  all: words("All that is scheduled", "Всё, что запланировано", "Tudo o que está agendado"),
  notMoved: words(
    "It could not be moved. Try again.",
    "Не удалось перенести. Попробуйте ещё раз.",
    "Não deu para mover. Tente de novo.",
  ),
  isPast: words("That moment has passed.", "Это время уже прошло.", "Esse momento já passou."),
  isGone: words(
    "It has been published, moved or cancelled meanwhile. Load the page again.",
    "За это время её опубликовали, перенесли или отменили. Обновите страницу.",
    "Nesse meio-tempo foi publicado, movido ou cancelado. Recarregue a página.",
  ),
  mayNot: words(
    "You may not change this entry.",
    "У вас нет прав менять эту запись.",
    "Você não pode alterar este registro.",
  ),
} satisfies Record<string, Words>;
