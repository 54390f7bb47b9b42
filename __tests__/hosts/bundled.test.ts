/** The bundled server alone; serving a release, on every server, is in serving.long.test.ts. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { makeRelease } from "payload-releases/store/make-release";
import { ask } from "./support/ask";
import { startBundled, type Host } from "./support/hosts";
import { putLive, SITE } from "./support/live-site";

let folder: string;
let host: Host;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "server-test-"));
  host = await startBundled(folder);
});
afterEach(async () => {
  await host.stop();
  await rm(folder, { recursive: true, force: true });
});

test("says that the site is being built before there is a release", async () => {
  const { status, headers } = await ask(host.port, "/");
  expect([status, headers["retry-after"]]).toEqual([503, "30"]);
});

test("a new release takes over the files that did not change, their compressed forms too", async () => {
  await putLive(folder);
  const release = await putLive(folder, { files: { ...SITE, "about/index.html": "<h1>About us</h1>" } });
  expect(release.changed).toEqual(["about/index.html"]);
  const { body } = await ask(host.port, "/", { headers: { "Accept-Encoding": "br" } });
  expect(brotliDecompressSync(body).toString()).toBe(SITE["index.html"]);
});

test("a folder without a built site is refused and the live release stays", async () => {
  await putLive(folder);
  const made = makeRelease({ source: folder, releases: join(folder, "releases"), content: "", code: "" });
  await expect(made).rejects.toThrow("npm run build");
  expect((await ask(host.port, "/")).status).toBe(200);
});
