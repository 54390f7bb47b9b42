/** Marked content of the CMS beside the responses of the API. */
import { endpointPath, endpoints, type EndpointName } from "@future-native/contract";
import { BLOG_LOCALE, LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { contentOf, currentGeneration } from "../../src/public-api/answer-cache";
import { answers } from "../../src/public-api/answers";
import { previewAsker } from "./previews";
import type { TestCms } from "./test-cms";

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** Responses of the public API by path. */
async function plainAnswers({ payload }: TestCms, locale: LocaleCode) {
  const content = contentOf(currentGeneration(payload), payload);
  const plain: Record<string, unknown> = {};
  for (const name of names) {
    const parameters = Object.keys(endpoints[name].parameters);
    if (parameters.some((parameter) => parameter !== "lang")) continue;
    for (const lang of parameters.length > 0 ? new Set([locale, BLOG_LOCALE]) : [locale]) {
      plain[endpointPath(name, { lang })] = await answers[name](content, { lang });
    }
  }
  return plain;
}

/** @param cms with the demo content */
export async function askForMarks(cms: TestCms) {
  const { payload } = cms;
  const ask = await previewAsker(cms);
  const published: { locale: string; status: number; marked: unknown; plain: unknown }[] = [];
  for (const locale of LOCALE_CODES) {
    const { answer, status } = await ask(`/preview/marked/${locale}`);
    published.push({ locale, status, marked: answer, plain: await plainAnswers(cms, locale) });
  }
  const [stored] = (await payload.find({ collection: "cases", sort: "sort", limit: 1, depth: 0, locale: "ru" })).docs;
  const form = { collection: "cases", locale: "ru", data: { ...stored, title: "Ещё не сохранено" } };
  const home = await payload.findGlobal({ slug: "page-home", depth: 0, locale: "br" });
  return {
    published,
    anonymous: (await ask("/preview/marked/en", undefined, false)).status,
    elsewhere: (await ask("/preview/marked/de")).status,
    draft: {
      marked: await ask("/preview/marked", form),
      plain: await ask("/preview", form),
      id: String(stored?.id),
    },
    screen: await ask("/preview/marked", { global: "page-home", locale: "br", data: home }),
  };
}
