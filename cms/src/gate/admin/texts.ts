import { words } from "../../words";

/** What the panel of the publish gate says. */
export const TEXTS = {
  check: words("Check", "Проверить", "Verificar"),
  heading: words("Before it goes live", "Перед публикацией", "Antes de publicar"),
  close: words("Close", "Закрыть", "Fechar"),
  asking: words("Checking…", "Проверяем…", "Verificando…"),
  failed: words(
    "It could not be checked. What you write is not affected.",
    "Проверить не удалось. На то, что вы пишете, это не влияет.",
    "Não foi possível verificar. Isso não afeta o que você escreve.",
  ),
  clean: words(
    "Nothing is wrong with this change.",
    "С этим изменением всё в порядке.",
    "Não há nada de errado nesta mudança.",
  ),
  errors: words("Errors, which stop it", "Ошибки, с ними не опубликовать", "Erros, que impedem"),
  warnings: words("Warnings", "Предупреждения", "Avisos"),
  again: words("Check again", "Проверить ещё раз", "Verificar de novo"),
  whole: words("The entry as a whole", "Запись целиком", "O registro inteiro"),
};
