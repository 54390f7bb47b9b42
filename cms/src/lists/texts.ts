import { words } from "../words";

/** What the columns of a list say. */
export const TEXTS = {
  look: words("Look", "Вид", "Aparência"),
  languages: words("Languages", "Языки", "Idiomas"),
};

/** How far an entry is in a language. */
export const LANGUAGE_STATES = {
  live: words("live", "на сайте", "no ar"),
  stale: words("live, older than its source", "на сайте, старше оригинала", "no ar, mais antigo que o original"),
  scheduled: words("scheduled", "запланировано", "agendado"),
  draft: words("draft", "черновик", "rascunho"),
  missing: words("not written", "не написано", "não escrito"),
};

export type LanguageState = keyof typeof LANGUAGE_STATES;
