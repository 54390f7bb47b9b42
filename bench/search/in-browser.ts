/** How long a visitor waits for first results after a key: the engine in Chromium at a quarter of the processor. */
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { z } from "zod";
import type { Manifest } from "static-search";
import { ensureBrowser } from "../../scripts/lib/browser";

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
  const code = await bundle();
  const server = createServer(({ url = "/" }, response) => {
    const [, file] = /^\/files\/([\w.-]+)$/.exec(url) ?? [];
    if (file) return answer(response, "application/json", readFile(join(folder, file), "utf8"));
    if (url === "/") return answer(response, "text/html", Promise.resolve(pageOf(manifest, limit)));
    return answer(response, "text/javascript", Promise.resolve(code.get(url) ?? ""));
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

function answer(response: ServerResponse, type: string, text: Promise<string>): void {
  response.setHeader("Content-Type", `${type}; charset=utf-8`);
  text.then(
    (body) => response.end(body),
    () => response.writeHead(404).end(),
  );
}

/** The engine as a browser loads it. @returns the text of each file by its path */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "static-search";', resolveDir: import.meta.dirname, sourcefile: "engine.ts" },
    ...{ bundle: true, splitting: true, format: "esm", outdir: "/", write: false },
    entryNames: "engine",
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

const pageOf = (manifest: Manifest, limit: number) => `<!doctype html>
<script type="module">
  import { createAnalyser, createEngine } from "/engine.js";
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
</script>`;
