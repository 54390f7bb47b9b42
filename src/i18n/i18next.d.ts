/** Types the keys of `t`: those of the English files, whatever file they are in, because a page looks in all that it ships. */
import type awards from "../../locales/en/awards.json";
import type blog from "../../locales/en/blog.json";
import type card from "../../locales/en/card.json";
import type career from "../../locales/en/career.json";
import type cases from "../../locales/en/cases.json";
import type common from "../../locales/en/common.json";
import type contacts from "../../locales/en/contacts.json";
import type errors from "../../locales/en/errors.json";
import type form from "../../locales/en/form.json";
import type notices from "../../locales/en/notices.json";
import type search from "../../locales/en/search.json";
import type sections from "../../locales/en/sections.json";

/** Groups whose last part comes from content or from the form's rules. */
interface OpenGroups {
  awardCategories: Record<string, string>;
  employmentTypes: Record<string, string>;
  workFormats: Record<string, string>;
  form: { errors: Record<string, string> };
}

type Messages = typeof awards &
  typeof blog &
  typeof card &
  typeof career &
  typeof cases &
  typeof common &
  typeof contacts &
  typeof errors &
  typeof form &
  typeof notices &
  typeof search &
  typeof sections &
  OpenGroups;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: { common: Messages };
  }
}
