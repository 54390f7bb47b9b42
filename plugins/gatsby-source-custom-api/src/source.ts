import type { NodePluginArgs, PreInitArgs, SourceNodesArgs } from "gatsby";
import pLimit from "p-limit";
import { buildNodeInputs } from "./build/build-node-inputs";
import { linkNodes } from "./build/link-nodes";
import type { NodeInput } from "./build/node-input";
import { FileRegistry } from "./build/file-registry";
import { checkLists, checkRelations } from "./check-content";
import { createClient, type Client } from "./client";
import type { SourceError } from "./errors";
import type { Content } from "./content";
import { fetchContent } from "./fetch-content";
import { gatsbyFileNodes } from "./file-nodes";
import { checkFile, syncFiles, type FileCounts } from "./files";
import { gatsbyBuildCache, processAnswers, type BuildCache } from "./build-cache";
import type { SourceOptions } from "./options";
import type { AnswerStore } from "./read-answer";
import { syncNodes } from "./sync-nodes";

type Reporter = NodePluginArgs["reporter"];

interface Fetched {
  readonly content: Content;
  readonly answers: ReturnType<typeof processAnswers>;
}

/** Result of `checkEarly`, for the sourcing that follows in the same process. */
let fetchedEarly: Fetched | undefined;

/**
 * Fetches and checks everything, its files included, before Gatsby has touched anything.
 * @throws SourceError
 */
export async function checkEarly({ reporter, createNodeId }: PreInitArgs, options: SourceOptions): Promise<void> {
  const client = createClient(options);
  const answers = processAnswers();
  const content = await fetchWithProgress(reporter, client, answers, options);
  checkLists(content, options);
  const { inputs, registry } = readNodes(content, options);
  linkNodes(inputs, createNodeId);
  if (options.downloadFiles) {
    const limit = pLimit(options.concurrency);
    await Promise.all([...registry.files.values()].map((file) => limit(checkFile, client, file)));
  }
  fetchedEarly = { content, answers };
}

/**
 * Fetches the content and brings Gatsby's nodes in line with it. No node is made before all content has been checked.
 * @throws SourceError
 */
export async function sourceContent(args: SourceNodesArgs, options: SourceOptions): Promise<void> {
  const { reporter, cache, createNodeId } = args;
  const client = createClient(options);
  const buildCache = gatsbyBuildCache(cache);
  const content = await takeContent(reporter, client, buildCache, options);
  checkLists(content, options);
  const { inputs, registry } = readNodes(content, options);
  const linked = linkNodes(inputs, createNodeId, options.strict ? undefined : warnThrough(reporter));
  // This also fills in the file of each picture and recording that the linked nodes hold.
  const downloads = options.downloadFiles
    ? await downloadFiles(args, client, buildCache, registry, options)
    : undefined;
  const nodes = await syncNodes(linked, args);
  const { created, updated, touched, deleted } = nodes;
  reporter.info(
    `content: ${created} created, ${updated} updated, ${touched} touched, ${deleted} deleted${describeFiles(downloads)}`,
  );
}

const describeFiles = (counts?: FileCounts) =>
  counts ? `; files: ${counts.downloaded} downloaded, ${counts.kept} kept, ${counts.deleted} deleted` : "";

/** The content that an early check fetched is used once; a later sourcing of the same process asks again. */
async function takeContent(reporter: Reporter, client: Client, buildCache: BuildCache, options: SourceOptions) {
  if (!fetchedEarly) {
    return fetchWithProgress(reporter, client, buildCache.answers, options);
  }
  const { content, answers } = fetchedEarly;
  fetchedEarly = undefined;
  await answers.copyTo(buildCache.answers);
  return content;
}

async function fetchWithProgress(reporter: Reporter, client: Client, store: AnswerStore, options: SourceOptions) {
  const progress = reporter.createProgress("fetching content", 0);
  let total = 0;
  progress.start();
  const content = await fetchContent(options, client, store, {
    queued: () => {
      total += 1;
      progress.total = total;
    },
    answered: () => progress.tick(),
    ...(options.strict ? {} : { failed: warnThrough(reporter) }),
  });
  progress.done();
  return content;
}

/** Warns of what is left out, and goes on. */
const warnThrough =
  (reporter: Reporter) =>
  ({ details: { problem, url } }: SourceError): void =>
    reporter.warn(`${problem} Left out: ${url}`);

function readNodes(content: Content, { apiUrl, strict }: SourceOptions) {
  const registry = new FileRegistry(apiUrl);
  const inputs: NodeInput[] = buildNodeInputs(content, apiUrl, registry);
  if (strict) checkRelations(inputs, content);
  return { inputs, registry };
}

async function downloadFiles(
  args: SourceNodesArgs,
  client: Client,
  buildCache: BuildCache,
  registry: FileRegistry,
  options: SourceOptions,
): Promise<FileCounts> {
  const progress = args.reporter.createProgress("downloading files", 0);
  const tools = { client, limit: pLimit(options.concurrency), files: gatsbyFileNodes(args, options) };
  const { index, counts } = await syncFiles(registry.files, await buildCache.readFiles(), tools, {
    start: (total) => {
      progress.total = total;
      if (total > 0) {
        progress.start();
      }
    },
    done: () => progress.tick(),
  });
  if (counts.downloaded > 0) {
    progress.done();
  }
  await buildCache.writeFiles(index);
  return counts;
}
