/**
 * With gatsby-pictures.mjs the only module that uses internals of Gatsby. They were read in the version below; another
 * version builds from the start each time until they have been read again: compare `dist/commands/build.js` and
 * `dist/bootstrap/index.js` of the new one with the steps of this folder, change KNOWN_VERSION, and run
 * `TEST_LENGTH=long npx jest incremental-builder`, which compares every file with a build from nothing after many edits.
 */
// @ts-check
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describePicturesOnce, openPictures } from "./gatsby-pictures.mjs";

/** The version whose insides are known. */
export const KNOWN_VERSION = "5.16.1";

/** Under this name Gatsby runs the site's own gatsby-node.ts. */
const SITE_PLUGIN = "default-site-plugin";

/** The modules that are asked, and what of each: a test holds every name. */
export const MODULES = {
  "bootstrap/create-graphql-runner": ["createGraphQLRunner"],
  "commands/build-html": ["buildHTMLPagesAndDeleteStaleArtifacts"],
  datastore: ["getDataStore"],
  "query/graphql-runner": ["GraphQLRunner"],
  redux: ["store", "saveState"],
  schema: ["rebuild"],
  services: [
    "sourceNodes",
    "createPages",
    "calculateDirtyQueries",
    "runStaticQueries",
    "runPageQueries",
    "runSliceQueries",
  ],
  "utils/graphql-typegen/ts-codegen": ["writeTypeScriptTypes"],
  "utils/import-gatsby-plugin": ["importGatsbyPlugin"],
  "utils/jobs/manager": ["createInternalJob"],
  "utils/page-data": ["flush"],
  "utils/page-mode": ["getPageMode", "materializePageMode"],
  "utils/parcel/compile-gatsby-files": ["compileGatsbyFiles"],
  "utils/wait-until-jobs-complete": ["waitUntilAllJobsComplete"],
  "utils/worker/child/render-html": ["renderHTMLProd", "renderSlices"],
  "utils/worker/pool": ["create", "runQueriesInWorkersQueue", "mergeWorkerState"],
};

/**
 * @typedef {object} Page
 * @property {string} path
 * @property {string} componentPath
 * @property {string} [matchPath]
 *
 * @typedef {object} State The part of Gatsby's store that is read.
 * @property {{ directory: string }} program
 * @property {readonly { name: string }[]} flattenedPlugins
 * @property {ReadonlyMap<string, Page>} pages
 * @property {object} schema
 * @property {string} webpackCompilationHash
 * @property {{ typeMap: Record<string, { dirty?: boolean }> }} inferenceMetadata
 * @property {{ pagePaths: ReadonlySet<string>, sliceNames: ReadonlySet<string> }} pendingPageDataWrites
 * @property {{ incomplete: ReadonlyMap<string, unknown> }} jobsV2
 * @property {{ trackedHtmlFiles: ReadonlyMap<string, { dirty: number, isDeleted: boolean }> }} html
 *
 * @typedef {ReturnType<typeof openGatsby>} Gatsby
 */

/**
 * Gatsby as the incremental builder needs it. Its modules are loaded lazily, because its store reads the cache when it
 * is loaded.
 * @param {string} root folder of the site; Gatsby takes the working directory, so it must be that
 * @param {string} sourcePlugin the plugin that sources again at each further build
 * @throws {Error} for a version that is not {@link KNOWN_VERSION}
 */
export function openGatsby(root, sourcePlugin) {
  const require = createRequire(join(root, "package.json"));
  const { version } = require("gatsby/package.json");
  if (version !== KNOWN_VERSION) throw new Error(`Gatsby ${version} is not known to the incremental builder.`);
  /** @param {keyof typeof MODULES} name */
  const load = (name) => require(`gatsby/dist/${name}`);
  /** @returns {State} */
  const state = () => load("redux").store.getState();
  /** @type {unknown} */
  let runner;
  /** For gatsby-node.ts, as at a build. */
  const graphql = () =>
    (runner ??= load("bootstrap/create-graphql-runner").createGraphQLRunner(
      load("redux").store,
      require("gatsby-cli/lib/reporter"),
    ));

  /** Replaces the processes that a build hands its work to. */
  const here = () => {
    const { renderHTMLProd, renderSlices } = load("utils/worker/child/render-html");
    return { single: { renderHTMLProd, renderSlices } };
  };
  /**
   * Runs them in this process.
   * @param {object} queryIds of the static queries and of those of pages
   * @returns {Promise<{ store: unknown, graphqlRunner: unknown }>}
   */
  async function runQueriesHere(queryIds) {
    const { store } = load("redux");
    const { GraphQLRunner } = load("query/graphql-runner");
    const graphqlRunner = new GraphQLRunner(store, { collectStats: true });
    await load("services").runStaticQueries({ queryIds, store, graphqlRunner });
    await load("services").runPageQueries({ queryIds, store, graphqlRunner });
    return { store, graphqlRunner };
  }

  /** Gatsby's own workers, two a build, take longer to start than the few pages of a warm build take here. */
  function stayInThisProcess() {
    const pool = load("utils/worker/pool");
    const nothing = () => [];
    const prepared = { loadConfigAndPlugins: nothing, buildSchema: nothing };
    pool.create = () => ({ ...here(), all: prepared, restart: async () => undefined, end: nothing });
    pool.runQueriesInWorkersQueue = async (/** @type {unknown} */ _, /** @type {object} */ queryIds) => {
      await runQueriesHere(queryIds);
    };
    pool.mergeWorkerState = async () => undefined;
  }

  return {
    /**
     * Runs the command as `gatsby build` would.
     * @param {() => Promise<void>} stay is waited for when it is done, before the process ends
     * @param {object} options
     * @param {boolean} options.isCompiled whether gatsby-config.ts and gatsby-node.ts have been compiled and the types
     *   written, which Gatsby would do at every start
     * @param {boolean} options.isWarm whether there is a build to go on from
     */
    runBuildCommand(stay, { isCompiled, isWarm }) {
      if (isCompiled) {
        load("utils/parcel/compile-gatsby-files").compileGatsbyFiles = async () => undefined;
        load("utils/graphql-typegen/ts-codegen").writeTypeScriptTypes = async () => undefined;
      }
      if (isWarm) stayInThisProcess();
      describePicturesOnce(require);
      const path = require.resolve("gatsby/dist/commands/build");
      process.argv = [process.execPath, require.resolve("gatsby/cli.js"), "build"];
      const build = require(path);
      const module = require.cache[path];
      if (!module) throw new Error("Gatsby's build command is not loaded as expected.");
      module.exports = async (/** @type {unknown} */ program) => {
        await build(program);
        await stay();
      };
      require("gatsby/cli.js");
    },

    /** One plugin fetches; what other plugins source depends on code alone. @returns {Promise<void>} */
    sourceNodes: () =>
      load("services").sourceNodes({
        store: load("redux").store,
        webhookSourcePluginName: sourcePlugin,
        webhookBody: {},
      }),

    mayHaveChangedSchema: () => Object.values(state().inferenceMetadata.typeMap).some(({ dirty }) => dirty === true),

    /** @returns {Promise<void>} */
    rebuildSchema: () => load("schema").rebuild({}),

    /** The schema as text. @returns {string} */
    schema: () => createRequire(require.resolve("gatsby/package.json"))("graphql").printSchema(state().schema),

    /** Input of webpack's entries: the templates in use and, where an address matches several paths, all paths. */
    templates() {
      const pages = [...state().pages.values()];
      const isMatched = pages.some(({ matchPath }) => matchPath);
      const paths = isMatched ? pages.map(({ path, matchPath }) => `${path} ${matchPath ?? ""}`).sort() : [];
      return JSON.stringify([[...new Set(pages.map(({ componentPath }) => componentPath))].sort(), paths]);
    },

    compilation: () => state().webpackCompilationHash,

    /** Runs createPages of gatsby-node.ts without creating pages. @returns a hash of the pages that it would create */
    async listPages() {
      const plugin = state().flattenedPlugins.find(({ name }) => name === SITE_PLUGIN);
      const { createPages } = await load("utils/import-gatsby-plugin").importGatsbyPlugin(plugin, "gatsby-node");
      const hash = createHash("sha1");
      const createPage = (/** @type {unknown} */ page) => void hash.update(JSON.stringify(page));
      await createPages({ actions: { createPage }, graphql: graphql() });
      return hash.digest("hex");
    },

    /** @returns {Promise<void>} */
    createPages: () =>
      load("services").createPages({
        store: load("redux").store,
        gatsbyNodeGraphQLFunction: graphql(),
        shouldRunCreatePagesStatefully: true,
        deferNodeMutation: false,
      }),

    async runQueries() {
      const services = load("services");
      const { getPageMode, materializePageMode } = load("utils/page-mode");
      const { queryIds } = await services.calculateDirtyQueries({ store: load("redux").store });
      queryIds.pageQueryIds = queryIds.pageQueryIds.filter((/** @type {Page} */ page) => getPageMode(page) === "SSG");
      await materializePageMode();
      const runners = await runQueriesHere(queryIds);
      await load("utils/wait-until-jobs-complete").waitUntilAllJobsComplete();
      await services.runSliceQueries({ queryIds, ...runners });
    },

    /** @returns {Promise<void>} */
    writePageData: () => load("utils/page-data").flush(),

    /** Renders in this process what a build renders in others; pages that are gone lose their files. */
    async renderPages() {
      await load("commands/build-html").buildHTMLPagesAndDeleteStaleArtifacts({
        program: state().program,
        workerPool: here(),
      });
    },

    /** @returns what makes pictures as a build does */
    pictures: () =>
      openPictures(require, createRequire(require.resolve("gatsby/package.json")), load("redux").store.getState),

    /** `onPostBuild` of gatsby-node.ts and of the plugins. */
    async afterBuild() {
      await require("gatsby/dist/utils/api-runner-node")("onPostBuild", { graphql: graphql() });
      await load("utils/wait-until-jobs-complete").waitUntilAllJobsComplete();
    },

    /** Checks that all work of the build is done. @returns {string | undefined} description of what is left */
    findFault() {
      const { pages, html, jobsV2, pendingPageDataWrites } = state();
      if (jobsV2.incomplete.size > 0) return "a picture was not finished";
      if (pendingPageDataWrites.pagePaths.size + pendingPageDataWrites.sliceNames.size > 0) {
        return "the data of a page was not written";
      }
      for (const path of pages.keys()) {
        const file = html.trackedHtmlFiles.get(path);
        if (!file || file.dirty !== 0 || file.isDeleted) return `the page ${path} was not rendered`;
      }
      const left = [...html.trackedHtmlFiles.keys()].find((path) => !pages.has(path));
      return left === undefined ? undefined : `the page ${left} is gone, but not its files`;
    },

    /** Writes down what another process needs to go on from here. Gatsby's nodes are written as they change. */
    async saveState() {
      await load("datastore").getDataStore().ready();
      load("redux").saveState();
    },
  };
}
