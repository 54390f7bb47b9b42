/** What a running site says through its public API, kept as it is said now, with the pictures. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endpointPath, LOCALE_CODES, type EndpointName } from "@future-native/contract";
import {
  PER_LOCALE_LISTS,
  WHOLE_LISTS,
  type GeneratedContent,
} from "gatsby-source-custom-api/testing/generated-content";

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

/** @returns the answers as `GeneratedContent` has them */
async function askForEverything(base: string): Promise<Record<string, unknown>> {
  const ask = async (name: EndpointName, parameters: Record<string, string> = {}): Promise<unknown> =>
    (await get(base + endpointPath(name, parameters))).json();
  const inEach = (name: EndpointName) => eachOf(LOCALE_CODES, (lang) => ask(name, { lang }));
  return {
    ...(await eachOf([...PER_LOCALE_LISTS, "site"] as const, inEach)),
    ...(await eachOf(WHOLE_LISTS, (name) => ask(name))),
  };
}

async function eachOf<Name extends string>(names: readonly Name[], ask: (name: Name) => Promise<unknown>) {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await ask(name)] as const)));
}

async function get(address: string | URL): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${String(address)} answered ${answer.status}.`);
  return answer;
}
