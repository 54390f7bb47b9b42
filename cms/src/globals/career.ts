import type { ArrayField, GroupField } from "payload";
import { ROW_LABEL } from "../fields/row-label";
import { localizedLines, localizedText, localizedTextarea } from "../fields/texts";
import { localizedRichText } from "../rich-text/field";
import { screenGlobal } from "./screen";
import { localized, type Localized } from "../i18n";

const together = { needed: "together" } as const;

/** Rows of title and text; a row without both in a language is left out there. */
function titledTexts(name: string, own: Localized, row: Localized): ArrayField {
  return {
    name,
    type: "array",
    label: own,
    labels: { singular: row, plural: own },
    admin: { initCollapsed: true, components: ROW_LABEL },
    fields: [
      localizedText({ name: "title", label: localized("content:common.title"), needed: true }),
      localizedTextarea({ name: "text", label: localized("content:common.text"), needed: true }),
    ],
  };
}

function titledText(name: string, own: Localized): GroupField {
  return {
    name,
    type: "group",
    label: own,
    fields: [
      localizedText({ name: "title", label: localized("content:common.title"), ...together }),
      localizedTextarea({ name: "text", label: localized("content:common.text"), ...together }),
    ],
  };
}

const internship: GroupField = {
  name: "internship",
  type: "group",
  label: localized("content:career.internship"),
  fields: [
    localizedText({ name: "title", label: localized("content:common.title"), ...together }),
    localizedTextarea({ name: "lead", label: localized("content:common.lead"), ...together }),
    localizedLines({ name: "points", label: localized("content:career.internship.points") }),
    localizedTextarea({ name: "note", label: localized("content:career.internship.note") }),
  ],
};

/** Texts of the career screen, in the order in which it shows them (N23). */
export const CareerPage = screenGlobal("page-career", localized("content:pageCareer"), [
  localizedRichText({ name: "about", label: localized("content:pageCareer.about"), ...together }),
  titledTexts("values", localized("content:pageCareer.values"), localized("content:pageCareer.values.row")),
  internship,
  titledText("what", localized("content:pageCareer.what")),
  titledTexts("offer", localized("content:common.offer"), localized("content:pageCareer.offer.row")),
  titledText("happy", localized("content:pageCareer.happy")),
  titledTexts("steps", localized("content:pageCareer.steps"), localized("content:pageCareer.steps.row")),
]);
