/** nginx and Caddy keep serving the site while the server behind them is down. */
import { sitePolicy } from "security-headers";
import { openHost, NOT_FOUND, SETTINGS, type OpenedHost } from "./support/opened-host";
import { putLive } from "./support/live-site";

let at: OpenedHost;
const get: OpenedHost["get"] = (path, question) => at.get(path, question);

for (const setting of SETTINGS) {
  (setting.isHere ? describe : describe.skip)(`${setting.name} without the CMS`, () => {
    beforeAll(async () => {
      at = await openHost(setting);
      await at.bundled.stop();
    });
    afterAll(() => at.close());
    doesWithoutCms();
  });
}

function doesWithoutCms(): void {
  test("serves the site as before", async () => {
    expect((await get("/about")).body.toString()).toBe("<h1>About</h1>");
  });

  test.each(NOT_FOUND)("N11: answers 404 in the language of the prefix: %s", async (path, text) => {
    const { status, headers, body } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([404, "no-cache"]);
    expect(body.toString()).toContain(text);
  });

  test.each(["/admin", "/api/cases/en", "/media/cover.avif"])("what the CMS alone has is away: %s", async (path) => {
    expect((await get(path)).status).toBe(502);
  });

  test.each([
    ["/jobs", "/about"],
    ["/shop", "https://shop.example.com/?from=site"],
  ])("X1: %s still leads to %s", async (path, target) => {
    expect(await get(path)).toMatchObject({ status: 301, headers: { location: target } });
  });

  test("X9: a page goes out although the policy of its release is not known", async () => {
    await putLive(at.folder, { policy: sitePolicy({ scripts: [], styles: [] }) });
    expect(await get("/about")).toMatchObject({ status: 200, body: Buffer.from("<h1>About</h1>") });
    await putLive(at.folder);
  });

  test("X1: redirects that came with a release are known after a reload, however they are written", async () => {
    const redirects = [
      { from: "/new-jobs", to: "/about" },
      { from: "/New-Jobs", to: "/about" },
      { from: "/it's (a) $uri; default", to: "/about?a=$document_root;&b='c'" },
      { from: `/${"long".repeat(100)}`, to: "/about" },
      { from: "/работа", to: "/ru/работа" },
    ];
    await putLive(at.folder, { redirects });
    await at.host.reload();
    const locations = redirects.map(async ({ from }) => (await get(encodeURI(from))).headers.location);
    expect(await Promise.all(locations)).toEqual([
      "/about",
      "/about",
      "/about?a=%24document_root;&b='c'",
      "/about",
      encodeURI("/ru/работа"),
    ]);
    expect((await get("/jobs")).status).toBe(404);
    expect((await get("/")).status).toBe(200);
  });
}
