/** How long a visitor waits for first results after a key: the engine in Chromium at a quarter of the processor. */
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium } from "playwright-core";
import ts from "typescript";
import { z } from "zod";
import type { Manifest } from "../../packages/static-search/src/format";
import { ensureBrowser } from "../../scripts/lib/browser";

const ENGINE = join(process.cwd(), "packages", "static-search", "src");
const STEMMERS = join(process.cwd(), "node_modules", "@orama", "stemmers", "dist");
const STEMMER_FILES = { english: "en.js", russian: "ru.js", portuguese: "pt.js" };
const SLOWDOWN = 4;

interface Searched {
  /** Of the index. */
  folder: string;
  manifest: Manifest;
  queries: readonly string[];
  limit: number;
}

/** @returns milliseconds of each query, from the call to the results, with the files that it fetched */
export async function timesInBrowser({ folder, manifest, queries, limit }: Searched): Promise<number[]> {
  const files = new Map([
    ["", pageOf(manifest, limit)],
    ...Object.values(STEMMER_FILES).map(
      (name) => [`stemmers/${name}`, () => readFile(join(STEMMERS, name), "utf8")] as const,
    ),
  ]);
  const server = createServer(({ url = "/" }, response) => {
    const path = url.slice(1);
    const [, code] = /^code\/([\w-]+)$/.exec(path) ?? [];
    const [, file] = /^files\/([\w.-]+)$/.exec(path) ?? [];
    if (code) return answer(response, "text/javascript", () => browserCode(code));
    if (file) return answer(response, "application/json", () => readFile(join(folder, file), "utf8"));
    return answer(response, path ? "text/javascript" : "text/html", files.get(path));
  });
  server.listen(0, "127.0.0.1");
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    return z.array(z.number()).parse(await page.evaluate(`measured(${JSON.stringify(queries)})`));
  } finally {
    await browser.close();
    server.close();
  }
}

type Text = () => Promise<string>;

function answer(response: ServerResponse, type: string, text: Text | undefined): void {
  response.setHeader("Content-Type", `${type}; charset=utf-8`);
  const fail = () => response.writeHead(404).end();
  if (!text) return void fail();
  text().then((body) => response.end(body), fail);
}

async function browserCode(name: string): Promise<string> {
  const source = await readFile(join(ENGINE, `${name}.ts`), "utf8");
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

const pageOf = (manifest: Manifest, limit: number) => () => {
  const names = Object.entries(STEMMER_FILES).map(([name, file]) => [`@orama/stemmers/${name}`, `/stemmers/${file}`]);
  return Promise.resolve(`<!doctype html>
<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(names) })}</script>
<script type="module">
  import { createAnalyser, createEngine } from "/code/index";
  const manifest = ${JSON.stringify(manifest)};
  const load = async (name) => (await fetch("/files/" + name)).json();
  const ready = createAnalyser(manifest.language).then((analyse) => createEngine(manifest, analyse, load));
  window.measured = async (queries) => {
    const engine = await ready;
    const times = [];
    for (const query of queries) {
      const began = performance.now();
      await engine.search(query, { limit: ${limit}, countFacets: ["category:kind-1"] });
      times.push(performance.now() - began);
    }
    return times;
  };
</script>`);
};
