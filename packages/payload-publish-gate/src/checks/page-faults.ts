import type { Localized } from "payload-kit/texts";
import type { Change, Check, Fault, PageFault } from "../change";
import type { Entry } from "../entry";
import { localized } from "../texts";
import { fieldOnPage, type FieldOnPage } from "./field-on-page";
import { missingAlt } from "./pictures";
import { headingOrder } from "./texts";

/** Checks that know a fault without a page, and say of it what axe says again. */
const KNOWN: Readonly<Record<string, Check>> = { "heading-order": headingOrder, "image-alt": missingAlt };

/** Advice to editors, by axe's rule. Other rules show axe's own message. */
const SENTENCES: Readonly<Record<string, (fault: PageFault) => Localized>> = {
  "link-name": ({ href }) => localized("faults:pageFaults.linkName", { href }),
  "empty-heading": () => localized("faults:pageFaults.emptyHeading"),
  "heading-order": ({ text }) => localized("faults:pageFaults.headingOrder", { text }),
  "image-alt": () => localized("faults:pageFaults.imageAlt"),
};

const inAxesWords = ({ rule, help, text }: PageFault): Localized =>
  text
    ? localized("faults:pageFaults.ofText", { text: text.slice(0, 80), help, rule })
    : localized("faults:pageFaults.other", { help, rule });

/** A field that a fault is to be fixed in, and what to do there. */
interface Advice {
  readonly field: FieldOnPage;
  readonly message: Localized;
}

/** @returns advice of the site on a fault of a field; undefined leaves it to the field */
type Advise = (fault: PageFault, field: FieldOnPage, entry: Entry) => Advice | undefined;

/**
 * Faults that axe found on the page of the draft. Always warnings: they come from a browser, and only the server may
 * stop a publication.
 */
export const createPageFaults =
  (advise: Advise = () => undefined): Check =>
  (change) => {
    const { after, page, site } = change;
    if (!after || !page) return [];
    const found = page.faults.map((fault) => ({ fault, field: fieldOnPage(fault, after, page.locale, site.pictures) }));
    const own = found.flatMap(({ fault, field }) => {
      if (!field) return [];
      const advice = advise(fault, field, after) ?? { field, message: (SENTENCES[fault.rule] ?? inAxesWords)(fault) };
      return faultIn(change, after, fault, advice);
    });
    const rules = [...new Set(found.filter(({ field }) => !field).map(({ fault }) => fault.rule))].join(", ");
    if (!rules) return own;
    const message = localized("faults:pageFaults.ofTemplate", { rules });
    return [...own, { severity: "warning", field: "", locale: null, message, subject: rules }];
  };

function faultIn(change: Change, after: Entry, fault: PageFault, { field, message }: Advice): Fault[] {
  const { locale, path } = field;
  const isThere = (one: { readonly field: string; readonly locale: Fault["locale"] }) =>
    one.field === path && (one.locale === null || locale === null || one.locale === locale);
  if (KNOWN[fault.rule]?.(change).some(isThere)) return [];
  const valueIn = (entry: Entry) =>
    JSON.stringify(entry.fieldValues.find((value) => value.path === path && value.locale === locale)?.value);
  // Faults of unchanged fields that are already live do not block.
  if (change.before && valueIn(after) === valueIn(change.before)) return [];
  return [{ severity: "warning", field: path, locale, message, subject: `${fault.rule} ${fault.text || fault.href}` }];
}
