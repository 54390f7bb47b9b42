import { SOCIAL_NETWORKS } from "@future-native/contract";
import type { ArrayField, GroupField, Tab } from "payload";
import { validateEmail, validateText } from "../fields/checks";
import { webAddressChecks } from "../fields/links";
import { TOGETHER } from "../fields/needed-together";
import { ROW_LABEL } from "../fields/row-label";
import { localizedText } from "../fields/texts";
import { localized } from "../i18n";

const email: GroupField = {
  name: "email",
  type: "group",
  label: localized("content:settings.email"),
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "general",
          type: "email",
          label: localized("content:settings.email.general"),
          validate: validateEmail,
        },
        {
          name: "jobs",
          type: "email",
          label: localized("content:settings.email.jobs"),
          validate: validateEmail,
        },
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "language",
          type: "select",
          label: localized("content:settings.email.language"),
          required: true,
          defaultValue: "en",
          options: [
            { value: "en", label: "English" },
            { value: "ru", label: "Русский" },
            { value: "pt", label: "Português" },
          ],
        },
        { name: "confirm", type: "checkbox", label: localized("content:settings.email.confirm"), defaultValue: false },
      ],
    },
  ],
};

const school: GroupField = {
  name: "school",
  type: "group",
  label: localized("content:settings.school"),
  fields: [
    localizedText({ name: "title", label: localized("content:settings.school.title"), needed: "together" }),
    {
      name: "url",
      type: "text",
      label: localized("content:settings.webAddress"),
      custom: { [TOGETHER]: true },
      ...webAddressChecks,
    },
  ],
};

const social: ArrayField = {
  name: "social",
  type: "array",
  label: localized("content:settings.networks"),
  labels: { singular: localized("content:settings.network"), plural: localized("content:settings.networks") },
  admin: { components: ROW_LABEL, description: localized("content:settings.social.description") },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "network",
          type: "select",
          label: localized("content:settings.network"),
          required: true,
          options: SOCIAL_NETWORKS.map((value) => ({ value, label: value })),
        },
        {
          name: "title",
          type: "text",
          label: localized("content:settings.social.title"),
          required: true,
          validate: validateText,
        },
        {
          name: "url",
          type: "text",
          label: localized("content:settings.webAddress"),
          required: true,
          ...webAddressChecks,
        },
      ],
    },
  ],
};

/** How the agency is reached, and its networks. */
export const contacts: Tab = {
  label: localized("content:settings.contacts"),
  fields: [
    {
      name: "phone",
      type: "text",
      label: localized("content:settings.phone"),
      admin: { description: localized("content:settings.phone.description") },
    },
    email,
    school,
    social,
  ],
};
