import { DEFAULT_LOCALE, LOCALES } from "@future-native/contract/locales";
import type { CollectionConfig, Field } from "payload";
import { signedIn } from "../access/signed-in";
import { recordChange } from "../audit/record-change";
import { validateText } from "../fields/checks";
import { GROUPS } from "../groups";
import { words } from "../words";

const FORMS_NOTE = words(
  "Several forms with commas; a word that is declined ends with an asterisk: agenc*.",
  "Несколько форм через запятую; склоняемое слово кончается звёздочкой: агентств*.",
  "Várias formas com vírgulas; a palavra que flexiona termina com asterisco: agênci*.",
);

const forms = LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE).map(({ code, name }): Field => ({
  name: code,
  type: "text",
  label: name,
  admin: { description: FORMS_NOTE, condition: (term) => term.isKept !== true },
}));

/** Names and words that are never translated, or always in the same way. The site does not show them. */
export const Glossary: CollectionConfig = {
  slug: "glossary",
  labels: { singular: words("Term", "Термин", "Termo"), plural: words("Glossary", "Глоссарий", "Glossário") },
  defaultSort: "term",
  lockDocuments: false,
  versions: false,
  admin: {
    group: GROUPS.library,
    useAsTitle: "term",
    defaultColumns: ["term", "isKept", ...forms.flatMap((field) => ("name" in field ? [field.name] : []))],
    description: words(
      "Names and words that are never translated, or always in the same way. Check, beside Publish, warns of a translation that goes another way; files for translators carry them.",
      "Имена и слова, которые не переводят или всегда переводят одинаково. «Проверить» рядом с «Опубликовать» предупреждает о расхождениях; файлы для переводчиков их содержат.",
      "Nomes e palavras que nunca se traduzem, ou sempre do mesmo modo. “Verificar”, ao lado de “Publicar”, avisa quando a tradução diverge; os arquivos para tradutores os levam.",
    ),
    hideAPIURL: true,
  },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
  hooks: recordChange,
  fields: [
    {
      name: "term",
      type: "text",
      label: words("In English", "По-английски", "Em inglês"),
      required: true,
      unique: true,
      validate: validateText,
    },
    {
      name: "isKept",
      type: "checkbox",
      label: words("Never translated", "Не переводится", "Nunca se traduz"),
      defaultValue: false,
    },
    ...forms,
  ],
};
