/**
 * `npm run bench:preview`: builds the site with and without the page of the live preview, one after the other in the same
 * folder, and compares every file that a visitor can get, byte for byte. Exit code 1 when one differs.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runGatsbyBuild } from "gatsby-incremental-builder";
import { buildEnvironment } from "../cms/publisher/site-environment";
import { startApiServer } from "../plugins/gatsby-source-custom-api/__tests__/support/api-server";
import { copySite } from "./build-site";
import { differences, filesIn } from "./incremental/compare";

/** What makes the preview, by the file that it stands in. */
const PREVIEW = [
  ["src/site/pages-without-route.ts", "previewPage(pages), "],
  ["gatsby-config.ts", /\n {4}\{\n {6}resolve: "gatsby-plugin-live-preview",.*?\n {4}\},/s],
] as const;
/** Of the preview's own page; nobody else asks for them. */
const OWN = ["preview", "page-data/preview"];

async function run() {
  const api = await startApiServer({ cases: 12, pictures: true });
  const site = await copySite(process.cwd());
  const aside = await mkdtemp(join(tmpdir(), "bench-preview-"));
  const environment = buildEnvironment({ apiUrl: api.url, siteUrl: "https://bench.example", kitchenSink: false });
  const built = join(site.directory, "public");
  const build = async () => {
    for (const name of [".cache", "public"]) await rm(join(site.directory, name), { recursive: true, force: true });
    await runGatsbyBuild({ root: site.directory, environment });
  };
  try {
    await build();
    await cp(built, aside, { recursive: true });
    for (const name of OWN) await rm(join(aside, name), { recursive: true });
    await takePreviewOut(site.directory);
    await build();
    const found = await differences(aside, built, { isMasked: false });
    const files = await filesIn(built);
    const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
    console.log(`${files.size} files of ${bytes} bytes compared, ${found.length} differ`);
    for (const line of found.slice(0, 20)) console.log(`  ${line}`);
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await api.close();
    await site.remove();
    await rm(aside, { recursive: true });
  }
}

async function takePreviewOut(directory: string): Promise<void> {
  for (const [name, what] of PREVIEW) {
    const file = join(directory, name);
    const source = await readFile(file, "utf8");
    const without = source.replace(what, "");
    if (without === source) throw new Error(`${name} has no longer ${String(what)}; change bench/preview.ts with it.`);
    await writeFile(file, without);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
