/** When the incremental builder is trusted, and what is done instead; a script plays its part. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { openCache } from "../src/build-cache";
import { createIncrementalBuilder, type IncrementalBuilder } from "../src/incremental-builder";
import { KNOWN_VERSION } from "../process/gatsby-internals.mjs";

/** Builds at its start, and then does on each line what the file `behaviour` says. */
const PLAYER = `
import { appendFileSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const say = (message) => process.stdout.write(JSON.stringify(message) + "\\n");
const built = () => { say({ builder: "built" }); say({ builder: "saved", memory: 1000 }); };
appendFileSync("starts", "x");
appendFileSync("arguments", process.argv.slice(2).join(" ") + "\\n");
if (readFileSync("behaviour", "utf8") === "killed at its start") process.kill(process.pid, "SIGKILL");
built();
for await (const line of createInterface({ input: process.stdin })) {
  const behaviour = readFileSync("behaviour", "utf8");
  if (line === "build" && behaviour === "good") built();
  if (behaviour === "unsure") { say({ builder: "unsure", why: "a template came into use" }); process.exit(0); }
  if (behaviour === "crash") process.exit(2);
  if (behaviour === "killed") process.kill(process.pid, "SIGKILL");
  if (behaviour === "refuse") {
    const error = { level: "ERROR", code: "gatsby-source-test_10006", text: "No.", context: { sourceMessage: "The case has no title." } };
    console.log(JSON.stringify({ type: "LOG", payload: error }));
    process.exit(1);
  }
}
`;

let root: string;
let builder: IncrementalBuilder;

async function put(file: string, text: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "incremental-test-"));
  await put("node_modules/gatsby-incremental-builder/process/main.mjs", PLAYER);
  await put("node_modules/gatsby/package.json", JSON.stringify({ version: KNOWN_VERSION }));
  await put("node_modules/gatsby/cli.js", `require("fs").appendFileSync("runs", "x")`);
  await put("behaviour", "good");
  builder = createIncrementalBuilder({ memory: 2000, sourcePlugin: "gatsby-source-test" });
});
afterEach(async () => {
  builder.close();
  await rm(root, { recursive: true, force: true });
});

const behave = (behaviour: string) => put("behaviour", behaviour);
const count = async (file: string) => (await readFile(path.join(root, file), "utf8").catch(() => "")).length;

async function build({ code = "code", setting = "one" } = {}) {
  const cache = await openCache(root, code);
  await put(".cache/nodes", "");
  await cache.open();
  const environment = { ...process.env, SETTING: setting };
  const refusal = /^gatsby-source-test_\d+$/;
  const { isIncremental, why, saved } = await builder.build({ root, environment, cache, refusal });
  await saved;
  return { isIncremental, why };
}

const INCREMENTAL = { isIncremental: true, why: "" };

test("the first build is one from the start, and the process that made it makes the next ones", async () => {
  expect(await build()).toEqual({ isIncremental: false, why: "the first build of this process" });
  expect(await build()).toEqual(INCREMENTAL);
  expect(await build()).toEqual(INCREMENTAL);
  expect(await count("starts")).toBe(1);
});

test.each([
  ["another setting", { setting: "two" }, "a setting has changed"],
  ["other code", { code: "other" }, "the code has changed, or somebody else has built"],
])("%s: a build from the start", async (_, change, why) => {
  await build();
  expect(await build(change)).toEqual({ isIncremental: false, why });
  expect(await build(change)).toEqual(INCREMENTAL);
});

test("somebody else's build in the same folder: a build from the start", async () => {
  await build();
  await (await openCache(root, "code")).keep();
  expect(await build()).toMatchObject({ isIncremental: false });
});

test.each([
  ["is not sure", "unsure", "a template came into use"],
  ["ends", "crash", "the incremental build failed: The build ended with exit code 2"],
  ["is killed", "killed", "the incremental build failed: The build ended by SIGKILL"],
])("a builder whose process %s: a build from the start in its place", async (_, behaviour, why) => {
  await build();
  await behave(behaviour);
  expect(await build()).toEqual({ isIncremental: false, why: expect.stringContaining(why) });
  await behave("good");
  expect(await build()).toEqual(INCREMENTAL);
});

test("a crash leaves a cache that nobody trusts, a doubt of its own does not", async () => {
  await build();
  await behave("unsure");
  await build();
  expect(existsSync(path.join(root, ".cache/nodes"))).toBe(true);
  await behave("killed");
  await build();
  expect(existsSync(path.join(root, ".cache/nodes"))).toBe(false);
});

test("a builder is started with what is there: nothing of other code, and nothing when the cache was dropped", async () => {
  await build();
  await build({ setting: "two" });
  await behave("killed");
  await build({ setting: "two" });
  const source = "--source=gatsby-source-test";
  expect(await readFile(path.join(root, "arguments"), "utf8")).toBe(
    `${source}\n${source} --compiled --warm\n${source}\n`,
  );
});

test("content that is refused fails the build, and is no doubt about the cache", async () => {
  await build();
  await behave("refuse");
  await expect(build()).rejects.toMatchObject({ message: "The case has no title.", isRefusal: true });
});

test("a process that grew too much is replaced", async () => {
  builder.close();
  builder = createIncrementalBuilder({ memory: 500, sourcePlugin: "gatsby-source-test" });
  await build();
  expect(await build()).toMatchObject({ isIncremental: false, why: expect.stringContaining("of memory") });
});

test("a builder that is killed while it starts: a run of gatsby build", async () => {
  await behave("killed at its start");
  expect(await build()).toEqual({ isIncremental: false, why: "the builder was killed" });
  expect(await count("runs")).toBe(1);
});

test("an unknown version of Gatsby: a run of gatsby build", async () => {
  await put("node_modules/gatsby/package.json", JSON.stringify({ version: "5.17.0" }));
  expect(await build()).toMatchObject({ isIncremental: false, why: expect.stringContaining("version of Gatsby") });
  expect(await count("starts")).toBe(0);
});

test("a build that did not come to its end leaves the next one without a cache", async () => {
  const begun = await openCache(root, "code");
  await begun.open();
  await put(".cache/nodes", "");
  await put(".cache/webpack/0.pack", "");
  await put("public/index.html", "");
  expect((await openCache(root, "code")).build).toBeNull();
  expect(existsSync(path.join(root, ".cache/nodes"))).toBe(false);
  expect(existsSync(path.join(root, ".cache/webpack/0.pack"))).toBe(true);
  expect(await readdir(path.join(root, "public"))).toEqual([]);
});

test("a builder that may write in .cache and public alone begins anew there", async () => {
  await put(".cache/nodes", "");
  await put("public/index.html", "");
  await put("public/about/index.html", "");
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const script = `
    import { openCache } from ${JSON.stringify(path.resolve(__dirname, "../src/build-cache.ts"))};
    if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
    const cache = await openCache(".", "code");
    await cache.open();
    await cache.keep();
    await (await openCache(".", "code", { fromNothing: true })).keep();
    await (await openCache(".", "code")).drop();
  `;
  if (process.getuid?.() === 0) {
    for (const name of [".cache", "public"]) execFileSync("chown", ["-R", "65534:65534", path.join(root, name)]);
  }
  await chmod(root, 0o555);
  try {
    const run = () =>
      execFileSync(process.execPath, ["--import", tsx, "--input-type=module", "-e", script], { cwd: root });
    expect(run).not.toThrow();
    expect(await Promise.all([".cache", "public"].map((name) => readdir(path.join(root, name))))).toEqual([[], []]);
  } finally {
    await chmod(root, 0o755);
  }
});
