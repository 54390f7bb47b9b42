import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { hashesIn, inlineCode, POLICY, type ReleaseHeaders } from "security-headers";
import { writeHeaderFiles } from "../../src/site/header-files";
import type { Page } from "../../src/site/pages";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "headers-test-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const pages = ["/ru", "/", "/cases/a", "/cases/b", "/404.html"].map(
  (path) =>
    ({ path, template: path.startsWith("/cases") ? "case" : path.endsWith("html") ? "not-found" : "home" }) as Page,
);

const built = (head: string, content = "") =>
  `<html><head>${head}</head><body>${content}<template id="scripts"><script>window.pagePath="/"</script></template><script>end()</script></body></html>`;

async function policyOf(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, html] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), html);
  }
  await writeHeaderFiles({ folder, siteUrl: "https://www.example.com", pages, models: [], service: undefined });
  const { pages: headers } = JSON.parse(await readFile(join(folder, "_headers.json"), "utf8")) as ReleaseHeaders;
  return headers[POLICY] ?? "";
}

const FILES = {
  "index.html": built("<script>first()</script><style>home</style>"),
  "ru/index.html": built("<style>home</style>"),
  "cases/a/index.html": built("<style>case</style>"),
  "cases/b/index.html": built("<style>case</style>"),
  "404.html": built("<style>lost</style>"),
};
const codeOf = (...scripts: string[]) => scripts.flatMap((html) => inlineCode(html).map(({ hash }) => hash));

test("X9: the policy names the code of each template once, that of the first home page with it", async () => {
  const expected = codeOf(
    "<script>first()</script><script>end()</script>",
    "<style>home</style><style>case</style><style>lost</style>",
  );
  expect([...hashesIn(await policyOf(FILES))].sort()).toEqual(expected.sort());
});

test("X9: nothing that stands in a content is allowed by it", async () => {
  const before = await policyOf(FILES);
  const content = "<p>Hello</p><script>steal()</script><template></template><style>b{}</style>";
  expect(await policyOf({ "cases/a/index.html": built("<style>case</style>", content) })).toBe(before);
});

test("X9: another policy leaves no marker of the one before", async () => {
  await policyOf(FILES);
  const [before] = await readdir(join(folder, "_policy"));
  await policyOf({ "404.html": built("<style>found</style>") });
  const after = await readdir(join(folder, "_policy"));
  expect(after).toHaveLength(1);
  expect(after).not.toContain(before);
});
