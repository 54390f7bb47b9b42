import { createLocalReq } from "payload";
import { within, type Reader } from "./in-transaction";

/** Codes of the locales that editors work in: those that `filterAvailableLocales` of the config leaves. */
export async function readLocalesInUse(reader: Reader): Promise<readonly string[]> {
  const { payload } = reader;
  const { filterAvailableLocales, locales = [] } = payload.config.localization || {};
  const used = await filterAvailableLocales?.({ locales, req: await createLocalReq(within(reader), payload) });
  return (used ?? locales).map(({ code }) => code);
}
