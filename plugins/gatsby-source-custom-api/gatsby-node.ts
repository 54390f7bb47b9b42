import { existsSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, NodePluginArgs, PluginOptions } from "gatsby";
import { listenForChanges, type DevelopServer } from "./src/content-changed";
import { errorMap, FAILURES, SourceError } from "./src/errors";
import { pluginOptionsSchema, type SourceOptions } from "./src/options";
import { createTypes } from "./src/schema";
import { checkEarly, sourceContent } from "./src/source";

export { pluginOptionsSchema };

/**
 * With `public/` but no cache, Gatsby deletes the HTML of the last build right after this hook, long before sourcing.
 * So that bad content cannot take a good site down (A2), everything is then fetched and checked here already.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async (args, options: PluginOptions & SourceOptions) => {
  args.reporter.setErrorMap(errorMap());
  const directory: string = args.store.getState().program.directory;
  const cleared =
    process.env.NODE_ENV === "production" &&
    existsSync(join(directory, "public")) &&
    !existsSync(join(directory, ".cache", "caches-lmdb"));
  if (cleared) {
    await orPanic(args.reporter, checkEarly(args, options));
  }
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createTypes(createTypes(schema));
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (args, options: PluginOptions & SourceOptions) =>
  orPanic(args.reporter, sourceContent(args, options));

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, emitter }) => {
  const server: DevelopServer = app;
  listenForChanges(server, emitter);
};

/** Ends the process with a message for content that must not become a site. */
async function orPanic(reporter: NodePluginArgs["reporter"], work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof SourceError) {
      reporter.panic({ id: FAILURES[error.failure].id, context: { sourceMessage: error.message } });
    }
    throw error;
  }
}
