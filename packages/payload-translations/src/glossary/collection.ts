import type { CollectionConfig, TextField } from "payload";
import { signedIn } from "payload-kit/access";
import type { Languages } from "../languages";
import type { GlossaryOptions } from "../options";
import { localized } from "../texts";

/** Names and words that are never translated, or always in the same way. */
export function createGlossary(
  { source, all }: Languages,
  { group, validate }: GlossaryOptions = {},
): CollectionConfig {
  const forms = all.filter((language) => language !== source).map(formsIn);
  return {
    slug: "glossary",
    labels: {
      singular: localized("translations:glossary.singular"),
      plural: localized("translations:glossary.plural"),
    },
    defaultSort: "term",
    lockDocuments: false,
    versions: false,
    admin: {
      group,
      useAsTitle: "term",
      defaultColumns: ["term", "isKept", ...forms.map(({ name }) => name)],
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
        validate,
      },
      { name: "isKept", type: "checkbox", label: localized("translations:glossary.isKept"), defaultValue: false },
      ...forms,
    ],
  };
}

/** Forms of the term in one language. */
const formsIn = ({ code, label }: Languages["source"]): TextField => ({
  name: code,
  type: "text",
  label,
  admin: { description: localized("translations:formsNote"), condition: (term) => term.isKept !== true },
});
