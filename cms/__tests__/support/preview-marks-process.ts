/** Asks the CMS on the database of the environment for its content with marks, and prints it with what the API answers. */
import { endpointPath, endpoints, type EndpointName } from "@future-native/contract";
import { BLOG_LOCALE, LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { handleEndpoints } from "payload";
import { z } from "zod";
import config from "../../src/payload.config";
import { demoContent } from "../../../demo/content";
import { answers } from "../../src/public-api/answers";
import { contentOf, currentGeneration } from "../../src/public-api/answer-cache";
import { importDemoContent } from "../../src/seed/import";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
await importDemoContent(payload, { content: demoContent });

async function ask(path: string, body?: object, token?: string) {
  const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `JWT ${token}` } : {}) };
  const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const response = await handleEndpoints({ config, request: new Request(`${env.siteUrl}/cms-api${path}`, init) });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

const login = await ask("/users/login", { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD });
const { token } = z.object({ token: z.string() }).parse(login.answer);

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** What the API answers, by the paths of its calls. */
async function plainAnswers(locale: LocaleCode) {
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

const published: object[] = [];
for (const locale of LOCALE_CODES) {
  const { answer, status } = await ask(`/preview/marked/${locale}`, undefined, token);
  published.push({ locale, status, marked: answer, plain: await plainAnswers(locale) });
}

const [stored] = (await payload.find({ collection: "cases", sort: "sort", limit: 1, depth: 0, locale: "ru" })).docs;
const form = { collection: "cases", locale: "ru", data: { ...stored, title: "Ещё не сохранено" } };
const home = await payload.findGlobal({ slug: "page-home", depth: 0, locale: "br" });

printResult({
  published,
  anonymous: (await ask("/preview/marked/en")).status,
  elsewhere: (await ask("/preview/marked/de", undefined, token)).status,
  draft: {
    marked: await ask("/preview/marked", form, token),
    plain: await ask("/preview", form, token),
    id: String(stored?.id),
  },
  screen: await ask("/preview/marked", { global: "page-home", locale: "br", data: home }, token),
});
await payload.destroy();
// The result is long: the last of it has to be written first.
process.stdout.write("", () => process.exit(0));
