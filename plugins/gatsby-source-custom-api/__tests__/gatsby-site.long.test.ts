/** @jest-environment node */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { NewsItem } from "@future-native/contract";
import { IS_LONG } from "../../../__tests__/support/test-length";
import { startApiServer, type ApiServer } from "../testing/api-server";
import { byLocale } from "../testing/generated-content";
import { makeTemporarySite, type TemporarySite } from "../testing/temporary-site";

const ROOT = join(__dirname, "../../..");
const BUILD_TIME = 600_000;
/** Each of them builds a site. */
const longTest = IS_LONG ? test : test.skip;

let api: ApiServer;
let site: TemporarySite;

beforeAll(async () => {
  api = await startApiServer({ pictures: true });
  site = await makeTemporarySite(ROOT, join(ROOT, "__tests__/fixtures/plugin-site"));
});
afterAll(async () => {
  await site.remove();
  await api.close();
});
beforeEach(() => {
  api.behave();
  api.requests.length = 0;
});

const build = (apiUrl = api.url) => site.build({ API_URL: apiUrl });

/** Every file of the built site with the hash of what is in it. */
async function publicFiles(): Promise<Map<string, string>> {
  const directory = join(site.directory, "public");
  const hash = async (path: string) => {
    const file = join(directory, path);
    if (!(await stat(file)).isFile()) return [];
    const digest = createHash("sha1")
      .update(await readFile(file))
      .digest("hex");
    return [[path, digest] as const];
  };
  const paths = await readdir(directory, { recursive: true });
  return new Map((await Promise.all(paths.sort().map(hash))).flat());
}

async function readPage(path: string): Promise<string> {
  const html = await readFile(join(site.directory, "public", path, "index.html"), "utf8");
  return html.replaceAll("&quot;", '"');
}

const withNewPicture = (item: NewsItem): NewsItem => ({
  ...item,
  picture: item.picture && { ...item.picture, updatedAt: "2026-01-01T00:00:00.000Z" },
});

function changedFiles(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
}

// One story in the order of the tests: each build goes on from what the one before it left.
describe("a site on the plugin", () => {
  test(
    "G1: is built from what the API says",
    async () => {
      const { code, output } = await build();
      expect(output).toMatch(/content: \d+ created, 0 updated, 0 touched, 0 deleted; files: 6 downloaded, 0 kept/);
      expect(output).toMatch(/fetching content - .*23\/23/);
      expect(code).toBe(0);
      const page = await readPage("br/cases/case-1");
      expect(page).toContain('"title": "Case 1 br"');
      expect(page).toContain('"name": "Client 2 br"');
      expect(page).toContain('"__typename": "HeadingBlock"');
      expect(page).toMatch(/"publicURL": "\/static\/\w+\/cover.png"/);
      expect(page).toContain('"width": 8');
      const everything = await readPage("");
      expect(everything).toContain('"title": "City 1 en"');
      expect(everything).toContain('"validThrough": "2030"');
      expect(everything).toMatch(/"next": \{\s+"title": "Post 2 ru"/);
    },
    BUILD_TIME,
  );

  longTest(
    "G1: is not built again when nothing changed",
    async () => {
      const before = await publicFiles();
      const { code, output } = await build();
      expect(code).toBe(0);
      expect(output).toMatch(/content: 0 created, 0 updated, \d+ touched, 0 deleted; files: 0 downloaded, 6 kept/);
      expect(new Set(api.requests.map(({ status }) => status))).toEqual(new Set([304]));
      expect(changedFiles(before, await publicFiles()).filter((file) => file.endsWith(".html"))).toEqual([]);
    },
    BUILD_TIME,
  );

  test(
    "G1: renders one page when one entry that it shows changed, whatever else did",
    async () => {
      const before = await publicFiles();
      const { cases, news } = api.content;
      cases.ru = cases.ru.map((entry) => (entry.id === "case-2" ? { ...entry, title: "Другое имя" } : entry));
      // No page of this site shows what else changes: the picture of all news, and one of them less.
      api.content.news = byLocale((locale) => news[locale].map(withNewPicture));
      api.content.news.br.pop();
      const { code, output } = await build();
      expect(code).toBe(0);
      expect(output).toMatch(
        /content: 0 created, 6 updated, \d+ touched, 1 deleted; files: 1 downloaded, 5 kept, 1 deleted/,
      );
      const html = changedFiles(before, await publicFiles()).filter((file) => file.endsWith(".html"));
      expect(html).toEqual(["ru/cases/case-2/index.html"]);
      expect(await readPage("ru/cases/case-2")).toContain("Другое имя");
    },
    BUILD_TIME,
  );

  test(
    "A2: stays up when content breaks the contract",
    async () => {
      const before = await publicFiles();
      api.misbehave("/api/jobs", { body: JSON.stringify([{ ...api.content.jobs[0], cityId: 7 }]) });
      const { code, output } = await build();
      expect(code).toBe(1);
      expect(output).toContain("The answer breaks the contract in one place");
      expect(output).toContain('entry 1 (id "job-1"), cityId: Invalid input: expected string, received number');
      expect(output).toContain(`URL:    ${api.url}/api/jobs`);
      expect(output).toContain("Status: 200");
      expect(output).toContain("Fix:");
      expect(changedFiles(before, await publicFiles())).toEqual([]);
    },
    BUILD_TIME,
  );

  longTest(
    "stays up when the cache is lost and a picture is dead, though Gatsby clears public/ early then",
    async () => {
      const before = await publicFiles();
      await rm(join(site.directory, ".cache"), { recursive: true });
      api.misbehave("/media/life-2.png", { status: 404 });
      const { code, output } = await build();
      expect(code).toBe(1);
      expect(output).toContain("A picture is not there: the server answered 404.");
      expect(output).toContain("/media/life-2.png");
      expect(output).toContain('GalleryPicture "life-2"');
      expect(changedFiles(before, await publicFiles())).toEqual([]);
    },
    BUILD_TIME,
  );

  longTest(
    "stays up when nothing answers",
    async () => {
      const before = await publicFiles();
      const gone = await startApiServer();
      await gone.close();
      const { code, output } = await build(gone.url);
      expect(code).toBe(1);
      expect(output).toContain("ECONNREFUSED");
      expect(changedFiles(before, await publicFiles())).toEqual([]);
    },
    BUILD_TIME,
  );

  longTest(
    "is not even begun with a wrong option",
    async () => {
      const { code, output } = await build("localhost:3000");
      expect(code).toBe(1);
      expect(output).toContain('"apiUrl" must be a valid uri');
    },
    BUILD_TIME,
  );
});
