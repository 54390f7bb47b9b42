import type { GlobalConfig, NamedTab, Tab } from "payload";
import { adminOnlyField, adminOnly, isAdmin } from "payload-kit/access";
import { validateRowIds, validateText, validateWhole } from "../fields/checks";
import { ROW_LABEL } from "../fields/row-label";
import { pictureField } from "../fields/picture";
import { localizedText, localizedTextarea } from "../fields/texts";
import { redirectsField } from "../fields/redirects";
import { contentGlobal } from "./global";
import { contacts } from "./settings-contacts";
import { look } from "./settings-look";
import { localized } from "../i18n";

const together = { needed: "together" } as const;

const brand: Tab = {
  label: localized("content:settings.brand"),
  fields: [
    {
      name: "productName",
      type: "text",
      label: localized("content:settings.productName"),
      required: true,
      validate: validateText,
    },
    localizedText({ name: "slogan", label: localized("content:settings.slogan") }),
    localizedTextarea({ name: "description", label: localized("content:settings.description"), ...together }),
    pictureField({
      name: "sharingPicture",
      place: "sharing",
      label: localized("content:settings.sharingPicture"),
      description: localized("content:settings.sharingPicture.description"),
    }),
    {
      name: "foundedIn",
      type: "number",
      label: localized("content:settings.foundedIn"),
      min: 1900,
      max: 2100,
      validate: validateWhole,
    },
  ],
};

const figures: Tab = {
  label: localized("content:common.figures"),
  fields: [
    {
      name: "figures",
      type: "array",
      label: localized("content:settings.figures"),
      labels: {
        singular: localized("content:settings.figures.singular"),
        plural: localized("content:settings.figures"),
      },
      validate: validateRowIds,
      admin: { initCollapsed: true, components: ROW_LABEL },
      fields: [
        localizedText({ name: "value", label: localized("content:common.value"), needed: true }),
        localizedText({ name: "label", label: localized("content:common.label"), needed: true }),
      ],
    },
  ],
};

const brief: NamedTab = {
  name: "brief",
  label: localized("content:settings.brief"),
  fields: [
    localizedText({ name: "word", label: localized("content:settings.brief.word"), ...together }),
    localizedTextarea({ name: "lead", label: localized("content:common.lead"), ...together }),
    localizedText({ name: "agency", label: localized("content:settings.brief.agency"), ...together }),
    localizedText({ name: "school", label: localized("content:settings.brief.school"), ...together }),
  ],
};

const verificationCode = (name: string, label: string) =>
  ({ name, type: "text", label, access: { update: adminOnlyField } }) as const;

const verification: NamedTab = {
  name: "verification",
  label: localized("content:settings.verification"),
  description: localized("content:settings.verification.description"),
  fields: [
    verificationCode("google", "Google"),
    verificationCode("yandex", "Yandex"),
    verificationCode("bing", "Bing"),
  ],
};

const redirects: Tab = {
  label: localized("content:common.redirects"),
  description: localized("content:redirects.description"),
  fields: [redirectsField()],
};

/** Settings of the site as a whole (A3). */
export const Settings: GlobalConfig = contentGlobal({
  slug: "settings",
  label: localized("content:settings"),
  group: localized("content:group.settings"),
  // Mailboxes, redirects and the product's name.
  update: adminOnly,
  views: {
    firstRun: {
      ...{ Component: "/first-run/first-run#FirstRun", path: "/first-run" },
      tab: { label: ({ t }) => t("admin:firstRun.tab"), href: "/first-run", condition: ({ req }) => isAdmin(req.user) },
    },
  },
  fields: [{ type: "tabs", tabs: [brand, look, contacts, figures, brief, redirects, verification] }],
});
