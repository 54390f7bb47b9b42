/** Changes as they come from a save or a form. */
import type { SanitizedConfig } from "payload";
import type { Doc } from "payload-kit";
import { isCollection, type ListConfig, type StoredEntry } from "payload-kit/entries";
import { inLanguage } from "payload-kit/texts";
import type { DraftPage, Finding } from "./change";
import { localesOf } from "payload-kit/locales";

export interface Proposal {
  readonly list: ListConfig;
  /** Empty for a global, and for an entry that was never saved. */
  readonly id: string;
  /** The published document, and the one proposed; read with `locale: "all"`. */
  readonly before: Doc | undefined;
  readonly after: Doc | undefined;
  /**
   * Faults that a browser found on the page of the form. A save has none, because only the server may stop a
   * publication.
   */
  readonly page?: DraftPage | undefined;
}

/** @returns undefined for an entry that is not on the site; a global is, whatever its status */
export async function publicDoc(entry: StoredEntry): Promise<Doc | undefined> {
  const doc = await entry.read({ draft: false, locale: "all" });
  return isCollection(entry.config) && doc?._status === "draft" ? undefined : doc;
}

export const latestDoc = async (entry: StoredEntry): Promise<Doc> =>
  (await entry.read({ draft: true, locale: "all" })) ?? {};

/** A fault as it is said: headed by its locale, where it has one. */
export function sentenceOf({ locale, message }: Finding, language: string, config: SanitizedConfig): string {
  const said = inLanguage(language, message);
  return locale === null ? said : `${localesOf(config).nameOf(locale)}: ${said}`;
}
