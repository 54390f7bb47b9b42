import type { TextareaFieldValidation } from "payload";
import { validateText } from "../fields/checks";
import { dayField } from "../fields/day";
import { localizedLines } from "../fields/texts";
import { localizedRichText } from "../rich-text/field";
import { linesOf } from "../public-api/serialisers/values";
import { screenGlobal } from "./screen";
import { localized, translate } from "../i18n";

const validateWords: TextareaFieldValidation = (value, { req }) => {
  const { length } = linesOf(value);
  return length <= 3 || translate(req.i18n.language, "content:screens.wordsMessage");
};

const slogan = {
  ...localizedLines({
    name: "words",
    label: localized("content:screens.words"),
    needed: "together",
    description: localized("content:screens.words.description"),
  }),
  validate: validateWords,
};

export const HomePage = screenGlobal("page-home", localized("content:pageHome"), [slogan]);

export const AboutPage = screenGlobal("page-about", localized("content:pageAbout"), [
  localizedRichText({ name: "body", label: localized("content:common.text"), needed: "everywhere" }),
]);

export const CasesPage = screenGlobal("page-cases", localized("content:pageCases"));

export const ContactsPage = screenGlobal("page-contacts", localized("content:pageContacts"));

export const BlogPage = screenGlobal("page-blog", localized("content:pageBlog"));

export const PrivacyPage = screenGlobal("page-privacy", localized("content:pagePrivacy"), [
  localizedRichText({ name: "body", label: localized("content:common.text"), needed: "everywhere" }),
  {
    name: "version",
    type: "text",
    label: localized("content:pagePrivacy.version"),
    required: true,
    validate: validateText,
    admin: { position: "sidebar", description: localized("content:pagePrivacy.version.description") },
  },
  dayField({ name: "revisedOn", label: localized("content:pagePrivacy.revisedOn"), required: true, sidebar: true }),
]);
