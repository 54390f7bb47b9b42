import type { PageFault } from "@future-native/contract";
import type { Change, Check, Fault } from "../change";
import { fieldOnPage, GROUND, type FieldOnPage } from "../facts/field-on-page";
import type { Entry } from "../facts/entry";
import { headingOrder } from "./heading-order";
import { missingAlt } from "./missing-alt";
import { localized, type Localized } from "../../i18n";

/** Checks that know a fault without a page, and say of it what axe says again. */
const KNOWN: Readonly<Record<string, Check>> = { "heading-order": headingOrder, "image-alt": missingAlt };

/** Advice to editors, by axe's rule. Other rules show axe's own message. */
const SENTENCES: Readonly<Record<string, (fault: PageFault) => Localized>> = {
  "link-name": ({ href }) => localized("checks:pageFaults.linkName", { href }),
  "empty-heading": () => localized("checks:pageFaults.emptyHeading"),
  "heading-order": ({ text }) => localized("checks:pageFaults.headingOrder", { text }),
  "image-alt": () => localized("checks:pageFaults.imageAlt"),
  "color-contrast": ({ text }) => localized("checks:pageFaults.colorContrast", { text }),
};

const inAxesWords = ({ rule, help, text }: PageFault): Localized => {
  const where = text ? `“${text.slice(0, 80)}”: ` : "";
  const said = `${where}${help} (axe, ${rule}).`;
  return { en: said, ru: text ? `«${text.slice(0, 80)}»: ${help} (axe, ${rule}).` : said, pt: said };
};
/**
 * Faults that axe found on the page of the draft (X13, X7). Always warnings: they come from a browser, and only the
 * server may stop a publication (docs/decisions/0135-axe-in-preview.md).
 */
export const pageFaults: Check = (change) => {
  const { after, page, site } = change;
  if (!after || !page) return [];
  const found = page.faults.map((fault) => ({ fault, field: fieldOnPage(fault, after, page.locale, site.pictures) }));
  const own = found.flatMap(({ fault, field }) => (field ? faultIn(change, after, fault, field) : []));
  const others = [...new Set(found.filter(({ field }) => !field).map(({ fault }) => fault.rule))].join(", ");
  if (!others) return own;
  return [
    ...own,
    {
      severity: "warning",
      field: "",
      locale: null,
      message: localized("checks:pageFaults.ofTemplate", { rules: others }),
      subject: others,
    },
  ];
};

function faultIn(change: Change, after: Entry, fault: PageFault, { path, locale }: FieldOnPage): Fault[] {
  const isThere = (one: { readonly field: string; readonly locale: Fault["locale"] }) =>
    one.field === path && (one.locale === null || locale === null || one.locale === locale);
  if (KNOWN[fault.rule]?.(change).some(isThere)) return [];
  const valueIn = (entry: Entry) =>
    JSON.stringify(
      entry.fieldValues.find((fieldValue) => fieldValue.path === path && fieldValue.locale === locale)?.value,
    );
  // Faults of unchanged fields that are already live do not block.
  if (change.before && valueIn(after) === valueIn(change.before)) return [];
  const sentence = fault.rule === "color-contrast" && path !== GROUND ? undefined : SENTENCES[fault.rule];
  const message = (sentence ?? inAxesWords)(fault);
  return [{ severity: "warning", field: path, locale, message, subject: `${fault.rule} ${fault.text || fault.href}` }];
}
