import { words, type Words } from "../../words";

/** What is said of drafts by a machine. */
export const MACHINE_TEXTS = {
  draft: words("Draft by machine", "Черновик машины", "Rascunho automático"),
  busy: words("Translating…", "Переводим…", "Traduzindo…"),
  failed: words(
    "The translation did not come. Try again.",
    "Перевод не пришёл. Попробуйте снова.",
    "A tradução não veio. Tente de novo.",
  ),
  mark: words("machine draft", "машинный черновик", "rascunho automático"),
  note: words(
    "A machine has written this. Read it; saving says that you did.",
    "Это написала машина. Прочитайте; сохранение скажет, что вы прочли.",
    "Uma máquina escreveu isto. Leia; salvar diz que você leu.",
  ),
} satisfies Record<string, Words>;
