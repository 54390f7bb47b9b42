import { DEFAULT_LOCALE, LOCALES } from "@future-native/contract/locales";
import type { CollectionConfig, Field } from "payload";
import { signedIn } from "payload-kit/access";
import { validateText } from "../fields/checks";
import { localized } from "../i18n";

const forms = LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE).map(({ code, name }): Field => ({
  name: code,
  type: "text",
  label: name,
  admin: { description: localized("translations:formsNote"), condition: (term) => term.isKept !== true },
}));

/** Names and words that are never translated, or always in the same way. The site does not show them. */
export const Glossary: CollectionConfig = {
  slug: "glossary",
  labels: { singular: localized("translations:glossary.singular"), plural: localized("translations:glossary.plural") },
  defaultSort: "term",
  lockDocuments: false,
  versions: false,
  admin: {
    group: localized("content:group.library"),
    useAsTitle: "term",
    defaultColumns: ["term", "isKept", ...forms.flatMap((field) => ("name" in field ? [field.name] : []))],
    description: localized("translations:glossary.description"),
    hideAPIURL: true,
  },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
  fields: [
    {
      name: "term",
      type: "text",
      label: localized("translations:glossary.term"),
      required: true,
      unique: true,
      validate: validateText,
    },
    {
      name: "isKept",
      type: "checkbox",
      label: localized("translations:glossary.isKept"),
      defaultValue: false,
    },
    ...forms,
  ],
};
