import type { LinkFeature } from "@payloadcms/richtext-lexical";
import type { Field, FieldBase } from "payload";
import { LINK_SCREENS } from "./link-target";
import { linkChecks } from "../fields/links";
import { localized } from "../i18n";

type LinkForm = Extract<NonNullable<Parameters<typeof LinkFeature>[0]>["fields"], (...args: never[]) => unknown>;

const SCREEN = "screen";

type Condition = NonNullable<NonNullable<FieldBase["admin"]>["condition"]>;

const when =
  (...types: string[]): Condition =>
  (_, { linkType }) =>
    types.includes(String(linkType));

const screenField: Field = {
  name: SCREEN,
  type: "select",
  label: localized("content:link.screen"),
  options: LINK_SCREENS.map((path) => ({ value: path, label: localized(`content:screen.${path}`) })),
  required: true,
  admin: { condition: when(SCREEN) },
};

const anchorField: Field = {
  name: "anchor",
  type: "text",
  label: localized("content:link.anchor"),
  admin: { condition: when(SCREEN, "internal"), description: localized("content:link.anchor.description") },
};

/** Payload's fields. It keeps those of a rich text for all readers in the language of the first, so that they are named here. */
const NAMED = ["text", "linkType", "url", "doc", "newTab"] as const;

const TYPES = [
  { value: "custom", label: localized("content:link.form.url") },
  { value: "internal", label: localized("content:link.form.doc") },
  { value: SCREEN, label: localized("content:link.linkForm") },
];

/**
 * The form of a link: an address, an entry with a page of its own, or a screen. An address is checked as those of link
 * fields are. Payload's own hook would percent-encode a whole address that it does not know, a path outside ASCII for
 * instance.
 */
export const linkForm: LinkForm = ({ defaultFields }) => {
  const fields = defaultFields.map((field): Field | (typeof defaultFields)[number] => {
    const named = NAMED.find((name) => "name" in field && field.name === name);
    if (!named) return field;
    const label = localized(`content:link.form.${named}`);
    if (field.type === "text" && field.name === "url" && field.hasMany !== true) {
      return { ...field, label, hasMany: false, admin: { condition: when("custom") }, ...linkChecks };
    }
    if (field.type !== "radio") return { ...field, label };
    return { ...field, label, options: TYPES, admin: { ...field.admin, description: undefined } };
  });
  const at = fields.findIndex((field) => "name" in field && field.name === "newTab");
  return [...fields.slice(0, at), screenField, anchorField, ...fields.slice(at)];
};
