import { words, type Words } from "../../words";

export const TEXTS = {
  proven: words(
    "Last backup, restored to prove it",
    "Последняя резервная копия, проверена восстановлением",
    "Último backup, restaurado como prova",
  ),
  unproven: words(
    "The last backup was made, but could not be restored:",
    "Последняя резервная копия сделана, но не восстанавливается:",
    "O último backup foi feito, mas não pôde ser restaurado:",
  ),
  failed: words("The last backup failed:", "Последняя резервная копия не сделана:", "O último backup falhou:"),
  lastProven: words("The last good one:", "Последняя исправная:", "O último bom:"),
  noneProven: words("There is no good one yet.", "Исправной пока нет.", "Ainda não há um bom."),
  none: words(
    "No nightly backup has been made yet.",
    "Ночных резервных копий ещё не было.",
    "Nenhum backup noturno foi feito ainda.",
  ),
  unread: words(
    "This could not be read; load the page to try again.",
    "Это прочитать не удалось; обновите страницу, чтобы попробовать снова.",
    "Isto não pôde ser lido; recarregue a página para tentar de novo.",
  ),
  isOff: words(
    "Backups at night are switched off (NIGHTLY_BACKUP=off).",
    "Ночные резервные копии выключены (NIGHTLY_BACKUP=off).",
    "Os backups noturnos estão desligados (NIGHTLY_BACKUP=off).",
  ),
} satisfies Record<string, Words>;
