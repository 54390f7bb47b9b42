/** Failed delivery of an approved set (X12, A6). */
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Builder } from "gatsby-incremental-builder";
import type { Job } from "payload-releases/publisher/protocol";
import { publish } from "payload-releases/publisher/publish";
import { show } from "payload-releases/publisher/show";
import { listReleases } from "payload-releases/store/release";
import { publishedSite } from "../../publisher/published-site";

/** A delivery command that fails, and one that succeeds. */
const [UNREACHABLE, REACHABLE] = [3, 0].map((code) => `${process.execPath} -e "process.exit(${code})"`);

let root: string;
let api: Server;
let job: Job;
let content: string;
let builds: number;

/** No two builds of it are the same, so what is the same was not built again. */
const builder: Builder = async ({ cache }) => {
  builds += 1;
  await mkdir(path.join(root, "public"), { recursive: true });
  await writeFile(path.join(root, "public", "index.html"), `<title>${content}, build ${builds}</title>`);
  const pages = [{ path: "/", route: "index", locale: "en" }];
  await mkdir(path.join(root, ".cache"), { recursive: true });
  await writeFile(path.join(root, ".cache", "pages.json"), JSON.stringify({ pages, redirects: [] }));
  await cache.keep();
  return { isIncremental: false, why: "", saved: Promise.resolve() };
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "shown-delivery-test-"));
  [content, builds] = ["before", 0];
  api = createServer((_request, response) => response.writeHead(200, { ETag: `"${content}"` }).end());
  await once(api.listen(0, "127.0.0.1"), "listening");
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const releases = path.join(root, "releases");
  job = { apiUrl, siteUrl: apiUrl, releases, keep: 3, tabsKeptDays: 0, resident: null, force: false };
});
afterEach(async () => {
  api.close();
  await rm(root, { recursive: true, force: true });
});

const publishWith = (given: Partial<Job>) => publish({ site: publishedSite, root, job: { ...job, ...given }, builder });
const home = () => readFile(path.join(job.releases, "current", "index.html"), "utf8");

/** As the set says it: the API answers so to the build of a set, and to everybody when it is live. */
async function showSet(): Promise<string> {
  content = "campaign";
  const shown = await show({ site: publishedSite, root, task: { task: "show", job, isApproved: false }, builder });
  if (shown.result !== "shown") throw new Error(`It was not shown: ${shown.result}.`);
  return shown.folder;
}

test("X12: what was approved goes live file for file at the next attempt, when its delivery has failed", async () => {
  await publishWith({});
  const shown = [await showSet()];
  expect(await publishWith({ shown, target: UNREACHABLE })).toMatchObject({ result: "failed", step: "switch" });
  expect(await home()).toBe("<title>before, build 1</title>");
  expect(await listReleases(job.releases)).toHaveLength(1);
  // 'Publish now' names no set, and builds whatever there is.
  const outcome = await publishWith({ shown, target: REACHABLE, force: true });
  expect(outcome).toMatchObject({ result: "live", way: "shown" });
  expect(await home()).toBe("<title>campaign, build 2</title>");
  expect(builds).toBe(2);
});

test("X12: it is there for the next attempt when whoever was delivering it is killed", async () => {
  await publishWith({});
  const shown = [await showSet()];
  const files = path.join(root, "delivered.txt");
  const note = `require('node:fs').writeFileSync('${files}',process.env.RELEASE_DIR)`;
  await publishWith({ shown, target: `${process.execPath} -e "${note};process.exit(3)"` });
  // It stayed in the folder of shown releases, where the next attempt finds it.
  expect(await readFile(files, "utf8")).toBe(path.join(job.releases, ".shown", shown[0] ?? "", "files"));
});

test("X12: what was published meanwhile is built", async () => {
  await publishWith({});
  const shown = [await showSet()];
  await publishWith({ shown, target: UNREACHABLE });
  content = "campaign and more";
  expect(await publishWith({ shown })).toMatchObject({ result: "live", way: "one-shot" });
  expect(await home()).toBe("<title>campaign and more, build 3</title>");
});
