import { getLocale } from "@future-native/contract/locales";
import { getTranslation } from "@payloadcms/translations";
import type { SanitizedCollectionConfig, SanitizedGlobalConfig, SanitizedConfig } from "payload";
import { labelOf } from "payload-kit";
import type { Outcome, ContentRef } from "payload-releases/publisher/protocol";
import type { ContentError } from "./content-error";

/**
 * Puts what the API could not answer for into the outcome of the publication that asked it, in place of the number that it
 * answered with (X4).
 * @param fault what the API noted meanwhile
 */
export function explainFault(config: SanitizedConfig, outcome: Outcome, fault: ContentError | undefined): Outcome {
  if (outcome.result !== "failed" || !fault || !/answered 500\b/.test(outcome.reason)) return outcome;
  const explained = describeFault(config, fault);
  return explained
    ? { ...outcome, ...explained, log: [outcome.reason, outcome.log].filter(Boolean).join("\n\n") }
    : outcome;
}

/** Describes a content error that stopped a build: the reason for editors, and the entries at fault. */
export function describeFault(
  config: SanitizedConfig,
  fault: ContentError,
): { reason: string; places: ContentRef[] } | undefined {
  const { kind, id, locale } = fault.place;
  const list = [...config.collections, ...config.globals].find(({ slug }) => slug === kind);
  if (!list) return undefined;
  const place: ContentRef = { list: kind, id: id === undefined ? "" : String(id), field: fault.field };
  return { reason: sentence(list, fault), places: [locale ? { ...place, locale } : place] };
}

/** For instance: Case "North", in Russian: "Cover" shows picture 7, which is no longer in the library: choose another. */
function sentence(
  list: SanitizedCollectionConfig | SanitizedGlobalConfig,
  { place, field, problem }: ContentError,
): string {
  const title = "labels" in list ? english(list.labels.singular, list.slug) : english(list.label, list.slug);
  const name = place.name ? ` "${place.name}"` : "";
  const locale = place.locale ? `, in ${languageOf(place.locale)}` : "";
  const label = labelOf(list.flattenedFields, field, ENGLISH);
  return `${title}${name}${locale}: ${label ? `"${label}"` : field} ${problem}.`;
}

const languageOf = (locale: string) =>
  new Intl.DisplayNames("en", { type: "language" }).of(getLocale(locale).tag) ?? locale;

/** Labels of ours look at the language alone. */
const ENGLISH = { language: "en", fallbackLanguage: "en", t: String };

const english = (label: Parameters<typeof getTranslation>[0] | false | undefined, otherwise: string): string =>
  label ? String(getTranslation(label, ENGLISH)) : otherwise;
