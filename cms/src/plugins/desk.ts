import { LOCALES } from "@future-native/contract/locales";
import { desk as plugin } from "payload-desk";
import { findEnquiries } from "../enquiries/find-enquiries";
import { SAVED_BY } from "../fields/saved-by";

/** The first screen of the admin: what needs the user now, and a search over everything (X15). */
export const desk = plugin({
  layout: [
    { widgetSlug: "inbox", width: "small" },
    { widgetSlug: "drafts", width: "small" },
    { widgetSlug: "releases", width: "small" },
    { widgetSlug: "notices", width: "large" },
    { widgetSlug: "translated", width: "small" },
    { widgetSlug: "scheduled", width: "large" },
    { widgetSlug: "backup", width: "small" },
    { widgetSlug: "editing", width: "large" },
  ],
  site: LOCALES.map(({ code, prefix, name, tag }) => ({ locale: code, href: prefix || "/", name, lang: tag })),
  savedBy: SAVED_BY,
  search: {
    tags: Object.fromEntries(LOCALES.map(({ code, tag }) => [code, tag])),
    // Enquiries are of persons, who may have them erased: those are read from the database.
    leftOut: ["releases", "audit-log", "enquiries"],
    findMore: findEnquiries,
  },
});
