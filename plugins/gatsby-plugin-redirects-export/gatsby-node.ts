import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { redirectFiles, type Redirect } from "./src/redirect-files";

interface Options extends PluginOptions {
  /** Path of a JSON file with `redirects`, each with its `from` and `to`. */
  file: string;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ file: Joi.string().required().description("Path of a JSON file with `redirects: [{ from, to }]`") });

/** The files are rewritten at each build, so that deleted redirects are gone from them. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, { file }: Options) => {
  const { program } = store.getState() as { program: { directory: string } };
  const { redirects } = JSON.parse(await readFile(file, "utf8")) as { redirects: Redirect[] };
  await Promise.all(
    Object.entries(redirectFiles(redirects)).map(([name, text]) =>
      writeFile(join(program.directory, "public", name), text),
    ),
  );
};
