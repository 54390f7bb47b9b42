import type { LocaleCode } from "@future-native/contract";
import type { DemoSeo } from "../demo-schema";
import { pick } from "./context";

export function seoTexts(seo: DemoSeo | undefined, locale: LocaleCode) {
  return { title: pick(seo?.title, locale), description: pick(seo?.description, locale) };
}
