/** What a running site says through its public API, kept as it is said now, with the pictures. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endpointPath, type EndpointResponse, type EndpointName, type LocaleCode } from "@future-native/contract";
import type { ByLocale, GeneratedContent } from "gatsby-source-custom-api/testing/generated-content";

/** Files of the CMS in an answer. */
const FILE = /"url":"([^"]*\/media\/([^"/]+))"/g;

/**
 * @param base of a running site, without a trailing slash
 * @param folder gets the files that the answers name; in the answers they are under `/media/`
 * @throws Error when a call or a file is not answered
 */
export async function recordContent(base: string, folder: string): Promise<GeneratedContent> {
  const said = JSON.stringify(await askForEverything(base));
  const files = new Map([...said.matchAll(FILE)].map(([, url = "", name = ""]) => [name, url]));
  await mkdir(folder, { recursive: true });
  for (const [name, url] of files) {
    const answer = await get(new URL(url, base));
    await writeFile(join(folder, name), new Uint8Array(await answer.arrayBuffer()));
  }
  return JSON.parse(said.replace(FILE, '"url":"/media/$2"')) as GeneratedContent;
}

async function askForEverything(base: string): Promise<GeneratedContent> {
  const ask = async <Name extends EndpointName>(name: Name, parameters: Record<string, string> = {}) =>
    (await (await get(base + endpointPath(name, parameters))).json()) as EndpointResponse<Name>;
  const inEach = async <Name extends EndpointName>(name: Name): Promise<ByLocale<EndpointResponse<Name>>> => {
    const answer = (lang: LocaleCode) => ask(name, { lang });
    return { en: await answer("en"), ru: await answer("ru"), br: await answer("br") };
  };
  return {
    cases: await inEach("cases"),
    services: await inEach("services"),
    news: await inEach("news"),
    site: await inEach("site"),
    caseCategories: await ask("caseCategories"),
    awards: await ask("awards"),
    jobCities: await ask("jobCities"),
    jobs: await ask("jobs"),
    team: await ask("team"),
    teamCategories: await ask("teamCategories"),
    clients: await ask("clients"),
    gallery: await ask("gallery"),
    blogTags: await ask("blogTags"),
    blogExternals: await ask("blogExternals"),
    blogPosts: await ask("blogPosts"),
  };
}

async function get(address: string | URL): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${String(address)} answered ${answer.status}.`);
  return answer;
}
