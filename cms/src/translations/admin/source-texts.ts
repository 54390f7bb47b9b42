import { words, type Words } from "../../words";

/** What is said beside a field of the English text that it translates. */
export const SOURCE_TEXTS = {
  source: words("In English", "По-английски", "Em inglês"),
  take: words("Take over", "Взять", "Copiar"),
  changed: words(
    "English has changed since this was translated:",
    "Английский изменился после перевода:",
    "O inglês mudou depois desta tradução:",
  ),
} satisfies Record<string, Words>;
