/** Makes the script of the preview's frame (A7): a bundle of its own, so that no visitor's file changes by a byte. */
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { createTypes } from "../plugins/gatsby-source-custom-api/src/schema";
import { BLOCK_TYPES } from "../plugins/gatsby-source-custom-api/src/schema/blocks";
import { compileQueries, type SourceText } from "./queries/compile-queries";
import type { Plans } from "./queries/plan";
import { schemaFields } from "./queries/schema-fields";

async function sourcesIn(folder: string, recursive: boolean): Promise<SourceText[]> {
  const paths = (await readdir(folder, { recursive })).filter((path) => /(?<!\.d)\.tsx?$/.test(path));
  return Promise.all(
    paths.map(async (path) => ({
      name: basename(path).replace(/\.tsx?$/, ""),
      text: await readFile(join(folder, path), "utf8"),
    })),
  );
}

/** The plans of the site's own page queries. @param root folder of the repository */
export async function readPlans(root: string): Promise<Plans> {
  const types = createTypes({ buildUnionType: (config) => ({ kind: "UNION", config }) });
  const definitions = types.filter((type) => typeof type === "string");
  const templates = await sourcesIn(join(root, "src", "templates"), false);
  const others = await sourcesIn(join(root, "src"), true);
  return compileQueries(templates, others, schemaFields(definitions));
}

/** @param file path of the script to be written */
export async function buildFrame(root: string, file: string): Promise<void> {
  await build({
    entryPoints: [join(root, "preview", "frame", "main.ts")],
    outfile: file,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    logLevel: "warning",
    // Its source, of which only what is used comes along; the compiled one is CommonJS.
    alias: { "@future-native/contract": join(root, "contract", "src") },
    define: {
      "process.env.NODE_ENV": '"production"',
      __PLANS__: JSON.stringify(await readPlans(root)),
      __TYPE_NAMES__: JSON.stringify(BLOCK_TYPES),
    },
  });
}
