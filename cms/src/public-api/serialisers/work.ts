import type { Award, Client, LocaleCode, Service } from "@future-native/contract";
import { forEachLocale } from "@future-native/contract/locales";
import type { Award as AwardDoc, Client as ClientDoc, Service as ServiceDoc } from "../../payload-types";
import type { EveryLocale } from "../every-locale";
import type { LocalizedPictureOf } from "./pictures";
import { linesOf, publishedId, textOf, whereItExists } from "./values";

/** @returns null when the service is not written in the locale: title and lead are needed */
export function serialiseService(doc: ServiceDoc, locale: LocaleCode): Service | null {
  const [title, lead] = [textOf(doc.title), textOf(doc.lead)];
  if (title === null || lead === null) return null;
  return { id: String(doc.id), locale, title, lead, points: linesOf(doc.points), sort: doc.sort ?? 0 };
}

/** @param cases ids of the published cases */
export function serialiseAward(doc: EveryLocale<AwardDoc>, cases: ReadonlySet<string>): Award {
  const exists = ({ festival, nomination }: AwardDoc) => textOf(festival) !== null && textOf(nomination) !== null;
  return {
    id: String(doc.en.id),
    category: doc.en.category,
    festival: whereItExists(doc, exists, ({ festival }) => textOf(festival)),
    nomination: whereItExists(doc, exists, ({ nomination }) => textOf(nomination)),
    year: doc.en.year,
    caseId: publishedId(doc.en.case, cases),
    sort: doc.en.sort ?? 0,
  };
}

export function serialiseClient(doc: EveryLocale<ClientDoc>, pictureOf: LocalizedPictureOf): Client {
  return {
    id: String(doc.en.id),
    name: forEachLocale((locale) => textOf(doc[locale].name)),
    logo: pictureOf(doc.en.logo, { kind: "clients", id: doc.en.id, name: doc.en.name }, "logo"),
    url: textOf(doc.en.url),
    sort: doc.en.sort ?? 0,
  };
}
