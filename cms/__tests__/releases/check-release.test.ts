/** Checks of a release before it goes live (A6). */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { headerFiles, inlineCode, sitePolicy } from "security-headers";
import { checkRelease } from "payload-releases/publisher/check-release";
import { liveRelease } from "payload-releases/store/release";
import { publishedSite } from "../../publisher/published-site";
import { html, page, releaseFolder, siteOf } from "../support/release-folder";

let at: Awaited<ReturnType<typeof releaseFolder>>;
beforeEach(async () => (at = await releaseFolder()));
afterEach(() => at.remove());

test("A6, N11: a good release passes the check, its 404 page answers 404", async () => {
  const { files, pages } = siteOf(3);
  const notFound = { ...page("/404"), route: "404" };
  const site = { files: { ...files, "404/index.html": html("Nothing here", []) }, pages: [...pages, notFound] };
  expect(await checkRelease({ site: publishedSite, releases: at.releases, release: await at.make(site), force: false })).toBe(5);
});

test.each([
  [
    "a page without its HTML",
    { files: siteOf(1).files, pages: [...siteOf(1).pages, page("/about")] },
    "/about was built without",
  ],
  [
    "a link that leads nowhere",
    { files: { "index.html": html("Home", ["/nowhere"]) }, pages: [page("/")] },
    "links to /nowhere, which does not exist",
  ],
  ["a page without a title", { files: { "index.html": "<p>Home</p>" }, pages: [page("/")] }, "/ has no title"],
])("A6: %s is refused, and the live release stays", async (_, site, problem) => {
  const live = await at.putLive(siteOf(3));
  const release = await at.make(site);
  await expect(checkRelease({ site: publishedSite, releases: at.releases, release, force: false })).rejects.toThrow(problem);
  expect(await liveRelease(at.releases)).toBe(live.id);
});

test("A6: a page that did not change is looked at again when the page that it leads to is gone", async () => {
  const { files, pages } = siteOf(2);
  await at.putLive({ files, pages });
  const { "cases/2/index.html": gone, ...rest } = files;
  expect(gone).toBeDefined();
  const release = await at.make({ files: rest, pages: pages.slice(0, 2) });
  expect(release.changed).toEqual([]);
  await expect(checkRelease({ site: publishedSite, releases: at.releases, release, force: false })).rejects.toThrow("links to /cases/2");
});

test("A6: a page that did not change is looked at again when the redirect that it leads to is gone", async () => {
  const site = siteOf(1);
  const files = { ...site.files, "about/index.html": html("About", ["/old"]) };
  const pages = [...site.pages, page("/about")];
  const first = await at.make({ files, pages }, [{ from: "/old", to: "/" }]);
  await checkRelease({ site: publishedSite, releases: at.releases, release: first, force: false });
  await at.seal(first);
  const release = await at.make({ files, pages });
  expect([release.changed, release.gone]).toEqual([[], []]);
  await expect(checkRelease({ site: publishedSite, releases: at.releases, release, force: false })).rejects.toThrow("links to /old");
});

test("A6: what pages lead to is read once, however many pages go", async () => {
  const about = { "about/index.html": html("About", ["/"]) };
  const { files, pages } = siteOf(3);
  const first = await at.make({ files: { ...files, ...about }, pages: [...pages, page("/about")] });
  await checkRelease({ site: publishedSite, releases: at.releases, release: first, force: false });
  await at.seal(first);
  // Nothing leads to what is gone.
  const release = await at.make({ files, pages });
  expect([release.changed, release.gone]).toEqual([[], ["about/index.html"]]);
  for (const file of Object.keys(files)) await rm(join(at.releases, release.id, "files", file));
  const pagesOnly = { ...release, manifest: { ...release.manifest, pages: [] } };
  expect(await checkRelease({ site: publishedSite, releases: at.releases, release: pagesOnly, force: true })).toBe(0);
});

test("A6: a site that collapses is refused until somebody asks for it", async () => {
  await at.putLive(siteOf(20));
  const release = await at.make(siteOf(8));
  await expect(checkRelease({ site: publishedSite, releases: at.releases, release, force: false })).rejects.toThrow("from 21 pages to 9");
  expect(await checkRelease({ site: publishedSite, releases: at.releases, release, force: true })).toBe(9);
});

test("A6: a language that is taken out of use is no collapse", async () => {
  const { files, pages } = siteOf(8);
  const russian = siteOf(20);
  const inRussian = {
    files: Object.fromEntries(Object.entries(russian.files).map(([file, text]) => [`ru/${file}`, text])),
    pages: russian.pages.map((one) => ({ ...one, path: `/ru${one.path}`.replace(/\/$/, ""), locale: "ru" })),
  };
  await at.putLive({ files: { ...files, ...inRussian.files }, pages: [...pages, ...inRussian.pages] });
  const release = await at.make({ files, pages });
  expect(await checkRelease({ site: publishedSite, releases: at.releases, release, force: false })).toBe(9);
  const nothing = { ...release, manifest: { ...release.manifest, pages: [] } };
  const checked = checkRelease({ site: publishedSite, releases: at.releases, release: nothing, force: false });
  await expect(checked).rejects.toThrow("from 30 pages to 0");
});

test("A6: links to the CMS, to files and to other sites are none of the check's business", async () => {
  const links = ["/rss.xml", "/api/cases/en", "/media/a.pdf", "//elsewhere.example/x", "https://elsewhere.example"];
  const site = { files: { "index.html": html("Home", links), "rss.xml": "<rss/>" }, pages: [page("/")] };
  expect(await checkRelease({ site: publishedSite, releases: at.releases, release: await at.make(site), force: false })).toBe(1);
});

test("A6: a link that is no address names its page and the entry that shows it", async () => {
  const cases = { ...page("/cases/north"), route: "cases-alias", entryId: "7" };
  const site = {
    files: { "index.html": html("Home", []), "cases/north/index.html": html("North", ["/100%"]) },
    pages: [page("/"), cases],
  };
  const checked = checkRelease({ site: publishedSite, releases: at.releases, release: await at.make(site), force: false });
  await expect(checked).rejects.toThrow("The page /cases/north links to /100%, which is no valid address");
  await expect(checked).rejects.toMatchObject({ places: [{ list: "cases", id: "7", locale: "en" }] });
});

test("X9: a page with code that its policy does not name is refused, with the page and the code", async () => {
  const script = "<script>go()</script>";
  const hash = inlineCode(script).map((found) => found.hash);
  const checked = async (policy: string, content: string) => {
    const files = { "index.html": html("Home"), "about/index.html": html("About") + content };
    const site = { files: { ...files, ...headerFiles("https://a.example", policy) }, pages: [page("/"), page("/about")] };
    return checkRelease({ site: publishedSite, releases: at.releases, release: await at.make(site), force: false });
  };
  const named = sitePolicy({ scripts: hash, styles: [] });
  expect(await checked(named, `${script}<script type="application/json">{"any":1}</script>`)).toBe(2);
  await expect(checked(named, "<script>steal()</script>")).rejects.toThrow(
    'The page /about has an inline script that its Content-Security-Policy does not name: "steal()"',
  );
  await expect(checked(named, "<style>b{}</style>")).rejects.toThrow('/about has an inline style sheet');
});

test("A6: each redirect within the site is followed once", async () => {
  const checked = async (to: string) => {
    const site = { files: { "index.html": html("Home", []) }, pages: [page("/")] };
    return checkRelease({ site: publishedSite, releases: at.releases, release: await at.make(site, [{ from: "/old", to }]), force: false });
  };
  expect(await checked("/?from=old#top")).toBe(1);
  expect(await checked("https://elsewhere.example/")).toBe(1);
  await expect(checked("/ru/%D0%BD%D0%BE%D0%B2%D0%BE%D0%B5")).rejects.toThrow(
    "The redirect from /old leads to /ru/новое, which does not exist. Change its target.",
  );
});
