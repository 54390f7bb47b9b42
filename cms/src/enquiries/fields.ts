import { MAX_LENGTH, type TextField as FormText } from "@future-native/contract/form-rules";
import { LOCALES } from "@future-native/contract/locales";
import type { CollapsibleField, Field, FieldAccess, RowField, SelectField, TextareaField, TextField } from "payload";
import { ORIGINS } from "./consents";
import { SUSPICIONS } from "./suspicion";
import { localized } from "../i18n";

/** The visitor's input is read-only; only the agency's own fields can be edited. */
const never: FieldAccess = () => false;
const fixed = { access: { update: never }, admin: { readOnly: true } } as const;
/** Read as text, not as a form that is switched off. */
const said = { components: { Field: "/enquiries/admin/said#Said" } };
const hidden = {
  access: { update: never },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
} as const;

export const formTypeField: SelectField = {
  name: "formType",
  type: "select",
  label: localized("enquiries:formType"),
  required: true,
  index: true,
  options: (["1", "2", "3"] as const).map((value) => ({ value, label: localized(`enquiries:form.${value}`) })),
  access: fixed.access,
  admin: said,
};

function textField(name: FormText): TextField | TextareaField {
  const common = { name, label: localized(`enquiries:field.${name}`), access: fixed.access, admin: said };
  // The rules have been held when it came in; characters are counted otherwise here.
  const maxLength = MAX_LENGTH[name] * 2;
  return name === "description"
    ? { ...common, type: "textarea", maxLength }
    : { ...common, type: "text", maxLength, index: name === "email" };
}

export const textFields: Field[] = (
  ["name", "org", "vacancy", "speaker", "email", "phone", "description"] as const
).map(textField);

export const stateField: SelectField = {
  name: "state",
  type: "select",
  label: localized("enquiries:state"),
  required: true,
  index: true,
  defaultValue: "new",
  options: [
    { value: "new", label: localized("enquiries:state.new") },
    { value: "read", label: localized("enquiries:state.read") },
    { value: "answered", label: localized("enquiries:state.answered") },
    { value: "spam", label: localized("enquiries:state.spam") },
  ],
  admin: { position: "sidebar" },
};

export const mailField: SelectField = {
  name: "mail",
  type: "select",
  label: localized("enquiries:mail"),
  required: true,
  index: true,
  options: [
    { value: "waiting", label: localized("enquiries:mail.waiting") },
    { value: "sent", label: localized("enquiries:mail.sent") },
    { value: "failed", label: localized("enquiries:mail.failed") },
    { value: "held", label: localized("enquiries:mail.held") },
  ],
  access: { update: never },
  admin: { readOnly: true, position: "sidebar" },
};

export const suspicionField: SelectField = {
  name: "suspicion",
  type: "select",
  label: localized("enquiries:suspicion"),
  options: SUSPICIONS.map((value) => ({ value, label: localized(`enquiries:suspicion.${value}`) })),
  access: { update: never },
  admin: { readOnly: true, position: "sidebar", condition: (data) => Boolean(data.suspicion) },
};

const mailLog: RowField = {
  type: "row",
  fields: [
    { name: "sentAt", type: "date", label: localized("enquiries:sentAt"), ...fixed },
    { name: "attempts", type: "number", label: localized("enquiries:attempts"), defaultValue: 0, ...fixed },
    { name: "lastError", type: "text", label: localized("enquiries:lastError"), ...fixed },
  ],
};

const consents: RowField = {
  type: "row",
  fields: [
    { name: "privacy", type: "checkbox", label: localized("enquiries:privacy"), ...fixed },
    { name: "advertising", type: "checkbox", label: localized("enquiries:advertising"), ...fixed },
    {
      name: "advertisingFrom",
      type: "select",
      label: localized("enquiries:advertisingFrom"),
      options: ORIGINS.map((value) => ({ value, label: localized(`enquiries:origin.${value}`) })),
      ...fixed,
    },
    { name: "noticeVersion", type: "text", label: localized("enquiries:noticeVersion"), ...fixed },
    { name: "consentAt", type: "date", label: localized("enquiries:consentAt"), ...fixed },
  ],
};

const consentTexts: RowField = {
  type: "row",
  fields: [
    { name: "privacyText", type: "textarea", label: localized("enquiries:privacyText"), ...fixed },
    { name: "advertisingText", type: "textarea", label: localized("enquiries:advertisingText"), ...fixed },
  ],
};

const origin: RowField = {
  type: "row",
  fields: [
    {
      name: "language",
      type: "select",
      label: localized("enquiries:language"),
      required: true,
      options: LOCALES.map(({ code, name }) => ({ value: code, label: name })),
      ...fixed,
    },
    { name: "source", type: "text", label: localized("enquiries:source"), ...fixed },
    { name: "page", type: "text", label: localized("enquiries:page"), ...fixed },
  ],
};

/** Consents as they were given (X5), where the enquiry came from, how its mail went. */
export const recordFields: CollapsibleField = {
  type: "collapsible",
  label: localized("enquiries:record"),
  admin: { initCollapsed: true },
  fields: [origin, consents, consentTexts, mailLog],
};

/** Internal fields. */
export const inwardFields: Field[] = [
  // By this the enquiries of a person are found; `email` stays as it was typed, for the answer.
  { name: "address", type: "text", index: true, ...hidden },
  // Named the wording before the text itself was kept; stays with the rows of that time.
  { name: "consentVersion", type: "text", ...hidden },
  { name: "fileKey", type: "text", ...hidden },
  { name: "fileName", type: "text", ...hidden },
  { name: "fileSize", type: "number", ...hidden },
  { name: "key", type: "text", required: true, unique: true, index: true, ...hidden },
  { name: "fingerprint", type: "text", index: true, ...hidden },
  { name: "dueAt", type: "date", index: true, ...hidden },
  { name: "firstTriedAt", type: "date", ...hidden },
];
