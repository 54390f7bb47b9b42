/** Our own site from the same content: built by Gatsby alone, and published by the CMS's publisher. */
import { readFileSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, join } from "node:path";
import { startApiServer } from "gatsby-source-custom-api/testing/api-server";
import type { GeneratedContent } from "gatsby-source-custom-api/testing/generated-content";
import { runGatsbyBuild } from "gatsby-source-custom-api/testing/temporary-site";
import { measureProcess, type Cost } from "../build-cost";
import { publishedCopy } from "../publish/published-copy";
import { median } from "../web/lighthouse";
import { expectOnPage, type BuildCosts, type BuiltSite } from "./built-site";
import { changeCase } from "./change-case";
import { countPages } from "./projects";
import { ROOT } from "../../scripts/lib/paths";

/** As payload-releases has it, for addresses. */
const IMMUTABLE = /^\/(?:static\/|[^/]+[-.][0-9a-f]{16,}\.(?:js|css)$)/;

export interface OurSite {
  site: BuiltSite;
  costs: BuildCosts;
  remove(): Promise<void>;
}

/**
 * @param answers what the API says
 * @param pictures folder of the files that it names
 * @param publications how many changes to publish after the first release; the median counts
 */
export async function buildOurs(answers: GeneratedContent, pictures: string, publications: number): Promise<OurSite> {
  const api = await startApiServer({ media: (path) => readFileSync(join(pictures, basename(path))) });
  api.content = answers;
  const copy = await publishedCopy(ROOT, api.url);
  const built = join(copy.directory, "public");
  try {
    const cold = await gatsbyBuild(copy.directory, api.url);
    const change = changeCase(answers, "Changed for Gatsby");
    api.content = change.answers;
    const changed = await gatsbyBuild(copy.directory, api.url);
    await expectOnPage(built, change.path, change.words);
    // The first makes the release and keeps the builder; what is measured begins after it.
    const lives: number[] = [];
    for (let at = 0; at <= publications; at += 1) {
      const next = changeCase(answers, `Published ${at}`);
      api.content = next.answers;
      const { total } = await copy.publish({ path: next.path, status: 200, text: next.words });
      if (at > 0) lives.push(total);
    }
    const folder = await realpath(copy.current);
    const costs = { pages: await countPages(built), cold, changed, live: median(lives) };
    return { site: { name: "future-native", folder, immutable: IMMUTABLE }, costs, remove: copy.close };
  } catch (error) {
    await copy.close();
    throw error;
  } finally {
    await api.close();
  }
}

async function gatsbyBuild(directory: string, apiUrl: string): Promise<Cost> {
  const { cost, result } = await measureProcess((started) =>
    runGatsbyBuild(directory, { API_URL: apiUrl, SITE_URL: "https://bench.example" }, started),
  );
  if (result.code !== 0) throw new Error(`gatsby build ended with ${result.code}:\n${result.output.slice(-4000)}`);
  return cost;
}
