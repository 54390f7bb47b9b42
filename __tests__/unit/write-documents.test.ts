/** Markdown twins that a build writes or removes (X2). */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeDocuments } from "../../src/seo/documents/write-documents";
import type { Description } from "../../src/site/describe-entry";

const siteUrl = "https://agency.example";
const described = (alias: string, title: string): Description => ({
  ...{ id: alias, entryId: alias, kind: "case", locale: "en", address: alias, title, lead: "Lead" },
  ...{ publishedAt: "2025-01-01T00:00:00Z", updatedAt: "2025-01-01T00:00:00Z", brief: "", names: [], filters: [] },
  ...{ facts: ["Client: Bank", "Year: 2024"], cover: { alt: "Ice", file: "/a.webp" }, body: [] },
});

let folder: string;
let entries: Description[];

const build = (address = siteUrl) => writeDocuments(folder, entries, address);
/** The entries as another process reads them. */
const restart = () => (entries = structuredClone(entries));
const twins = async () => (await readdir(join(folder, "cases"))).filter((name) => name.endsWith(".md")).sort();
const twin = (alias: string) => join(folder, "cases", `${alias}.md`);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "documents-"));
  entries = [described("north", "North"), described("south", "South")];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("X2: Markdown twins from build to build", () => {
  it("writes all of them at first, with what the page says", async () => {
    const images = await build();
    expect(await twins()).toEqual(["north.md", "south.md"]);
    expect(await readFile(twin("north"), "utf8")).toBe(
      `# North\n\nLead\n\n- Client: Bank\n- Year: 2024\n\n![Ice](${siteUrl}/a.webp)\n\n<${siteUrl}/cases/north>\n`,
    );
    expect(images.get("/cases/north")).toEqual([`${siteUrl}/a.webp`]);
  });

  it("writes only what has changed after that, also in another process, and still knows the pictures of the rest", async () => {
    await build();
    const old = new Date("2020-01-01T00:00:00Z");
    await utimes(twin("south"), old, old);
    entries = entries.with(0, described("north", "Far north"));
    for (const begin of [() => entries, restart]) {
      begin();
      const images = await build();
      expect(await readFile(twin("north"), "utf8")).toMatch(/^# Far north\n/);
      expect((await stat(twin("south"))).mtime).toEqual(old);
      expect(images.get("/cases/south")).toEqual([`${siteUrl}/a.webp`]);
    }
  });

  it("writes them again when all of the site was deleted", async () => {
    await build();
    await rm(folder, { recursive: true });
    await build();
    expect(await twins()).toEqual(["north.md", "south.md"]);
  });

  it("takes away what has no page any more, also of an earlier process", async () => {
    await build();
    entries = entries.slice(0, 1);
    await mkdir(join(folder, "ru", "blog"), { recursive: true });
    await writeFile(join(folder, "ru", "blog", "gone.md"), "");
    await build();
    expect(await readdir(join(folder, "ru", "blog"))).toEqual([]);
    expect(await twins()).toEqual(["north.md"]);
  });

  it("writes them anew when the address of the site is another one", async () => {
    await build();
    restart();
    await build("https://studio.example");
    expect(await readFile(twin("south"), "utf8")).toContain("<https://studio.example/cases/south>");
  });
});
