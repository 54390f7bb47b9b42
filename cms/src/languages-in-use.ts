import { localesInUse } from "@future-native/contract/locales";
import type { LocalizationConfig } from "payload";
import { within } from "payload-kit/in-transaction";

/** For `localization`: the admin has the languages that the published settings name (decision 195). */
export const filterAvailableLocales: LocalizationConfig["filterAvailableLocales"] = async ({ locales, req }) => {
  const select = { languages: true } as const;
  const { languages } = await req.payload.findGlobal({ slug: "settings", depth: 0, select, ...within(req) });
  const used: readonly string[] = localesInUse(languages);
  return locales.filter(({ code }) => used.includes(code));
};
