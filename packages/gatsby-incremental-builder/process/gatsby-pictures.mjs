/**
 * The pictures that the site would derive from a file, and their creation, as `gatsby-plugin-sharp` does it in a build.
 */
// @ts-check
import { createHash } from "node:crypto";

const PLUGIN = "gatsby-plugin-sharp";
const FILE_NODES = "gatsby-source-filesystem/create-file-node";
/** The modules that keep what a build does with pictures; others hold the plugin's options, which are the same. */
const OF_A_BUILD = [PLUGIN, `${PLUGIN}/image-data`];

/**
 * @typedef {object} PictureJob One job of a build: renditions of one picture in one format.
 * @property {string} id
 * @property {string} name
 * @property {readonly { path: string, contentDigest: string }[]} inputPaths
 * @property {string} outputDir
 * @property {{ operations: readonly { outputPath: string }[] }} args
 *
 * @typedef {object} GatsbyState
 * @property {ReadonlyMap<string, { query: string }>} components
 * @property {ReadonlyMap<string, { query: string }>} staticQueryComponents
 * @property {import("graphql").GraphQLSchema} schema
 * @property {readonly { name: string }[]} flattenedPlugins
 * @property {{ pathPrefix?: string }} config
 * @property {{ prefixPaths?: boolean }} program
 *
 * @typedef {(file: string) => Promise<PictureJob[]>} Planner
 */

/**
 * @param {NodeJS.Require} require as the site's code would
 * @param {NodeJS.Require} requireOfGatsby as Gatsby's code would
 * @param {() => GatsbyState} state of Gatsby's store
 */
export function openPictures(require, requireOfGatsby, state) {
  /** @type {ReturnType<typeof loadPlanner> | undefined} */
  let sharp;

  return {
    /** @type {Planner} the jobs of a build that shows the picture in every place of the site */
    async plan(file) {
      const { createInternalJob } = requireOfGatsby("gatsby/dist/utils/jobs/manager");
      const { createFileNode } = require(FILE_NODES);
      // The plugin ends the process over a picture that it cannot read.
      await require(`${PLUGIN}/safe-sharp`)(file).metadata();
      sharp ??= loadPlanner(require);
      const { program, config, flattenedPlugins } = state();
      const plugin = flattenedPlugins.find(({ name }) => name === PLUGIN);
      const node = await createFileNode(file, () => file);
      const pathPrefix = program.prefixPaths ? config.pathPrefix : "";
      const jobs = new Map();
      for (const args of imageCalls(requireOfGatsby("graphql"), state())) {
        for (const planned of await sharp(node, args, pathPrefix)) {
          const job = createInternalJob(planned, plugin);
          jobs.set(job.contentDigest, job);
        }
      }
      return [...jobs.values()];
    },

    /** Makes one rendition. @param {PictureJob} job @param {PictureJob["args"]["operations"][number]} operation @param {string} outputDir */
    make({ name, inputPaths, args }, operation, outputDir) {
      return require(`${PLUGIN}/gatsby-worker`)[name]({
        ...{ inputPaths, outputDir },
        args: { ...args, operations: [operation] },
      });
    },
  };
}

/**
 * Has a picture described once for each way in which queries ask for it: what `gatsbyImageData` says follows from its bytes,
 * its name and the arguments alone, and every list of the site asks again. To be called before the plugins are loaded.
 * @param {NodeJS.Require} require as the site's code would
 */
export function describePicturesOnce(require) {
  const sharp = loadIfInstalled(require);
  if (!sharp) return;
  const { generateImageData } = sharp;
  /** @type {Map<string, Promise<unknown>>} */
  const described = new Map();
  sharp.generateImageData = (/** @type {any} */ asked) => {
    const { file, args, pathPrefix } = asked;
    const key = createHash("sha1")
      .update(JSON.stringify([file.internal.contentDigest, file.name, file.extension, args, pathPrefix]))
      .digest("hex");
    const known = described.get(key) ?? generateImageData(asked);
    described.set(key, known);
    // The next query tries again, and says what is wrong.
    known.catch(() => described.delete(key));
    return known;
  };
}

/** @param {NodeJS.Require} require */
function loadIfInstalled(require) {
  try {
    return require(PLUGIN);
  } catch {
    return undefined;
  }
}

/**
 * Loads a second copy of the plugin, with actions of its own: its jobs must not be queued, and a build may run
 * meanwhile.
 * @param {NodeJS.Require} require
 */
function loadPlanner(require) {
  const paths = OF_A_BUILD.map((name) => require.resolve(name));
  const kept = paths.map((path) => require.cache[path]);
  for (const path of paths) Reflect.deleteProperty(require.cache, path);
  const { setActions, generateImageData } = require(PLUGIN);
  for (const [at, path] of paths.entries()) require.cache[path] = kept[at];
  /** @type {object[]} */
  let planned = [];
  setActions({ createJobV2: async (/** @type {object} */ job) => void planned.push(job) });
  const reporter = require("gatsby-cli/lib/reporter");
  return async (
    /** @type {object} */ file,
    /** @type {object} */ args,
    /** @type {string | undefined} */ pathPrefix,
  ) => {
    planned = [];
    await generateImageData({ file, args: { ...args }, pathPrefix, reporter });
    return planned;
  };
}

/**
 * The arguments of `gatsbyImageData` in all queries; those that most ask for come first.
 * @param {typeof import("graphql")} graphql
 * @param {GatsbyState} state
 */
function imageCalls({ parse, visit, visitWithTypeInfo, TypeInfo, getArgumentValues }, state) {
  const { components, staticQueryComponents, schema } = state;
  const types = new TypeInfo(schema);
  /** @type {Map<string, { args: object, times: number }>} */
  const calls = new Map();
  const Field = (/** @type {import("graphql").FieldNode} */ node) => {
    const field = types.getFieldDef();
    if (field?.name !== "gatsbyImageData" || types.getParentType()?.name !== "ImageSharp") return;
    // The placeholder is part of the page, not a file.
    const args = { ...getArgumentValues(field, node), placeholder: "none" };
    const key = JSON.stringify(args);
    calls.set(key, { args, times: (calls.get(key)?.times ?? 0) + 1 });
  };
  for (const { query } of [...components.values(), ...staticQueryComponents.values()]) {
    if (query) visit(parse(query), visitWithTypeInfo(types, { Field }));
  }
  return [...calls.values()].sort((one, other) => other.times - one.times).map(({ args }) => args);
}
