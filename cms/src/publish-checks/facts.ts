import { completeColors, paletteOf } from "@future-native/contract/cards";
import { LOCALE_CODES } from "@future-native/contract/locales";
import { isRecord, textOf } from "payload-kit";
import { within, type Reader } from "payload-kit/in-transaction";
import type { Judged } from "payload-publish-gate";
import type { FileStore } from "../files/file-store";
import { readGlossary } from "payload-translations/glossary";
import { unreadDraftsOf } from "payload-translations/flags";
import type { SiteFacts } from "./check";
import { headTones } from "./head-tones";

/** Reads what the checks of this site need for a change. @param files of the library */
export async function readFacts({ entry, list, pictures, reader }: Judged, files: FileStore): Promise<SiteFacts> {
  const { payload } = reader;
  const [settings, cities, glossary, unreadDrafts, heads] = await Promise.all([
    payload.findGlobal({ slug: "settings", depth: 0, ...within(reader) }),
    list === "jobs" ? citiesOf(reader) : new Map<number, Record<string, string>>(),
    readGlossary(reader),
    unreadDraftsOf(reader),
    headTones(pictures, list, entry?.doc, files),
  ]);
  const palette = paletteOf(completeColors(settings.colors));
  return { productName: textOf(settings.productName), palette, cities, glossary, unreadDrafts, heads };
}

async function citiesOf(reader: Reader): Promise<SiteFacts["cities"]> {
  const asked = { collection: "job-cities", locale: "all", depth: 0, pagination: false, ...within(reader) } as const;
  const { docs } = await reader.payload.find(asked);
  return new Map(
    docs.map(({ id, title }) => {
      const titles: unknown = title;
      const inLocale = isRecord(titles) ? titles : {};
      return [id, Object.fromEntries(LOCALE_CODES.map((locale) => [locale, textOf(inLocale[locale])]))];
    }),
  );
}
