import { words, type Words } from "../../words";

/** What is said of drafts by a machine. */
export const MACHINE_TEXTS = {
  draft: words("Draft by machine", "Машинный перевод", "Tradução automática"),
  busy: words("Translating…", "Переводим…", "Traduzindo…"),
  done: words("Drafted. Read it.", "Черновик готов. Прочитайте его.", "Rascunho pronto. Leia."),
  failed: words(
    "The translation did not come. Try again.",
    "Перевод не пришёл. Попробуйте снова.",
    "A tradução não veio. Tente de novo.",
  ),
  mark: words("machine draft", "машинный черновик", "rascunho automático"),
  note: words(
    "The translation above is a machine’s draft. Read it: by saving you confirm it.",
    "Перевод выше сделала машина. Прочитайте: сохраняя, вы его подтверждаете.",
    "A tradução acima é de uma máquina. Leia: ao salvar, você a confirma.",
  ),
  rule: words(
    "A machine draft fills in what an entry lacks in a language. It counts as older until somebody saves the entry in that language.",
    "Машинный черновик дополняет то, чего у записи на языке нет. Он считается устаревшим, пока кто-нибудь не сохранит запись на этом языке.",
    "Um rascunho automático preenche o que falta ao registro num idioma. Conta como desatualizado até alguém salvar o registro nesse idioma.",
  ),
} satisfies Record<string, Words>;
