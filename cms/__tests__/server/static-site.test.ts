/** Responses of the static server for missing files and malformed addresses (N11, X9). */
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createStaticSite } from "payload-releases/store/static-site";
import { page, releaseFolder, siteOf } from "../support/release-folder";

const SCRIPT = "app-0123456789abcdef0123.js";

let at: Awaited<ReturnType<typeof releaseFolder>>;
let server: Server;
let address = "";
let files = "";

beforeAll(async () => {
  at = await releaseFolder();
  const site = siteOf(1);
  const about = { "about/index.html": "<title>About</title>", [SCRIPT]: "const loaded = true;\n".repeat(200) };
  const release = await at.make({ files: { ...site.files, ...about }, pages: [...site.pages, page("/about")] }, [
    { from: "/team", to: "/about#team" },
    { from: "/old", to: "/about?from=old#team" },
  ]);
  await at.seal(release);
  files = join(at.releases, release.id, "files");
  const { handle } = createStaticSite(join(at.releases, "current"));
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    void handle(request, response, pathname, search);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await at.remove();
});

test.each([
  ["/team?utm_source=x", "/about?utm_source=x#team"],
  ["/team", "/about#team"],
  ["/old?utm_source=x", "/about?from=old#team"],
])("a redirect takes the query along and keeps what its target names: %s", async (from, to) => {
  const answer = await fetch(address + from, { redirect: "manual" });
  expect(answer.headers.get("location")).toBe(to);
});

test("a file that is gone is no answer that anybody keeps", async () => {
  const there = await fetch(`${address}/${SCRIPT}`);
  expect([there.status, there.headers.get("cache-control")]).toEqual([200, expect.stringContaining("immutable")]);
  for (const ending of ["", ".br", ".gz"]) await rm(join(files, SCRIPT + ending), { force: true });
  const gone = await fetch(`${address}/${SCRIPT}`);
  const said = ["cache-control", "content-length", "etag"].map((name) => gone.headers.get(name));
  expect([gone.status, await gone.text(), said]).toEqual([404, "", ["no-store", null, null]]);
});
