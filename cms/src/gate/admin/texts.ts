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
  pageAsking: words(
    "The page in the preview is still being checked…",
    "Страница в предпросмотре ещё проверяется…",
    "A página na pré-visualização ainda está sendo verificada…",
  ),
  pageClosed: words(
    "Open the preview to have the draft’s page checked for accessibility, too.",
    "Откройте предпросмотр, и страница черновика тоже будет проверена на доступность.",
    "Abra a pré-visualização para que a acessibilidade da página do rascunho também seja verificada.",
  ),
  pageUndrawn: words(
    "The preview cannot draw this draft yet, so its page was not checked.",
    "Предпросмотр пока не может показать этот черновик, поэтому его страница не проверена.",
    "A pré-visualização ainda não consegue mostrar este rascunho, por isso a página não foi verificada.",
  ),
  pageSilent: words(
    "The preview did not answer in time, so the page was not checked. Check again in a moment.",
    "Предпросмотр не ответил вовремя, страница не проверена. Проверьте ещё раз чуть позже.",
    "A pré-visualização não respondeu a tempo, e a página não foi verificada. Verifique de novo daqui a pouco.",
  ),
  whole: words("The entry as a whole", "Запись целиком", "O registro inteiro"),
};
