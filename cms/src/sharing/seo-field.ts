import type { Field, GroupField, UIField } from "payload";
import { pictureField } from "../fields/picture";
import { localizedText, localizedTextarea } from "../fields/texts";
import { localized } from "../i18n";

const picture = pictureField({ name: "picture", place: "sharing", label: localized("content:seo.picture") });

const TITLE = {
  name: "title",
  label: localized("content:common.title"),
  description: localized("content:seo.title.description"),
};
const DESCRIPTION = { name: "description", label: localized("content:seo.description") };

/** Shows what the fields beside it say of the draft. */
const view: UIField = {
  name: "sharingView",
  type: "ui",
  admin: { components: { Field: "/sharing/admin/sharing-view#SharingView" }, disableListColumn: true },
};

const group = (fields: Field[]): GroupField => ({
  name: "seo",
  type: "group",
  label: localized("content:seo.label"),
  fields: [view, ...fields],
});

/** Texts and picture for search engines and social networks (L5). */
export function seoField(): GroupField {
  return group([localizedText(TITLE), localizedTextarea(DESCRIPTION), picture]);
}

/** The same for entries that are written in one language only. */
export function plainSeoField(): GroupField {
  return group([
    { name: TITLE.name, type: "text", label: TITLE.label, admin: { description: TITLE.description } },
    { name: DESCRIPTION.name, type: "textarea", label: DESCRIPTION.label },
    picture,
  ]);
}
