/** Markdown twins that a build writes or removes (X2). */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createI18n } from "../../src/i18n/create-i18n";
import { writeDocuments } from "../../src/seo/documents/write-documents";
import type { Graphql } from "../../src/site/read-site";
import awards from "../../locales/en/awards.json";
import career from "../../locales/en/career.json";
import cases from "../../locales/en/cases.json";

const siteUrl = "https://agency.example";
const t = createI18n("en", { awards, career, cases }).t;

interface Case {
  readonly title: string;
  readonly digest: string;
  readonly client?: string;
}

interface Vacancy {
  readonly lead: string;
  readonly digest: string;
}

/**
 * Cases by alias, vacancies by id, aliases of articles from the newest on, what the client's node hashes to, and what
 * stands beside the content.
 */
interface Content {
  cases: Record<string, Case>;
  vacancies: Record<string, Vacancy>;
  posts: readonly string[];
  siteUrl: string;
  clientDigest: string;
}

let folder: string;
let stored: Map<string, unknown>;
let content: Content;
/** Ids of the entries that were read whole, build by build. */
let read: string[][];

const picture = {
  alt: "Ice",
  file: { childImageSharp: { gatsbyImageData: { images: { fallback: { src: "/a.webp" } } } } },
};
const dates = { publishedAt: "2025-01-01T00:00:00Z", updatedAt: "2025-01-01T00:00:00Z" };

function answer(query: string, { ids = [] }: { ids?: string[] } = {}): object {
  const entries = Object.entries(content.cases).map(([alias, entry]) => ({
    id: alias,
    address: alias,
    locale: "en",
    ...entry,
    ...dates,
  }));
  const vacancies = Object.entries(content.vacancies).map(([id, entry]) => ({
    ...{ id, address: id, locale: "en", title: "Designer" },
    ...entry,
    ...dates,
  }));
  const posts = content.posts.map((alias) => ({
    ...{ id: alias, address: alias, locale: "ru", title: alias, lead: "Lead" },
    ...dates,
  }));
  if (query.includes("LinkedDigests")) {
    const none = { nodes: [] };
    const clients = { nodes: [{ internal: { contentDigest: content.clientDigest } }] };
    return { clients, categories: none, services: none, awards: none, cities: none, tags: none };
  }
  if (query.includes("DocumentRefs")) {
    const digests = entries.map(({ digest, ...entry }) => ({
      ...entry,
      lead: "",
      internal: { contentDigest: digest },
    }));
    return {
      case: { nodes: digests },
      post: { nodes: posts.map((entry) => ({ ...entry, internal: { contentDigest: "1" } })) },
      vacancy: { nodes: vacancies.map(({ digest, ...entry }) => ({ ...entry, internal: { contentDigest: digest } })) },
    };
  }
  read.push(ids);
  const whole = entries
    .filter(({ id }) => ids.includes(id))
    .map(({ client = "Bank", ...entry }) => ({
      ...entry,
      ...{
        lead: "Lead",
        year: 2024,
        client: { name: client, url: null },
        categories: [],
        services: [],
        awards: [],
        cover: picture,
      },
      body: [],
    }));
  const jobs = vacancies
    .filter(({ id }) => ids.includes(id))
    .map((entry) => ({
      ...entry,
      ...{ city: { title: "Tbilisi" }, format: "office", employment: "full-time", salary: null, validThrough: null },
      ...{ offer: [], duties: [], skills: [], plus: [] },
    }));
  const articles = posts
    .filter(({ id }) => ids.includes(id))
    .map((entry) => ({ ...entry, author: null, tags: [], cover: null, body: [] }));
  return { cases: { nodes: whole }, posts: { nodes: articles }, vacancies: { nodes: jobs } };
}

const graphql = ((query: string, variables?: object) => Promise.resolve({ data: answer(query, variables) })) as Graphql;
const cache = {
  get: (key: string) => Promise.resolve(stored.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(stored.set(key, structuredClone(value))),
};

const build = () =>
  writeDocuments({
    ...{ folder, graphql, cache },
    contextOf: () => ({ siteUrl: content.siteUrl, t, digest: content.siteUrl }),
  });
const twins = async () => (await readdir(join(folder, "cases"))).filter((name) => name.endsWith(".md")).sort();
const twin = (alias: string) => join(folder, "cases", `${alias}.md`);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "documents-"));
  stored = new Map();
  read = [];
  content = {
    cases: { north: { title: "North", digest: "1" }, south: { title: "South", digest: "1" } },
    vacancies: {},
    posts: [],
    siteUrl,
    clientDigest: "1",
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("X2: Markdown twins from build to build", () => {
  it("writes all of them at first, with what the page says", async () => {
    const { images } = await build();
    expect(await twins()).toEqual(["north.md", "south.md"]);
    expect(await readFile(twin("north"), "utf8")).toBe(
      `# North\n\nLead\n\n- Client: Bank\n- Year: 2024\n\n![Ice](${siteUrl}/a.webp)\n\n<${siteUrl}/cases/north>\n`,
    );
    expect(images.get("/cases/north")).toEqual([`${siteUrl}/a.webp`]);
  });

  it("reads and writes only what has changed after that, and still knows the pictures of the rest", async () => {
    await build();
    const old = new Date("2020-01-01T00:00:00Z");
    await utimes(twin("south"), old, old);
    content.cases.north = { title: "Far north", digest: "2" };
    const { images } = await build();
    expect(read).toEqual([["north", "south"], ["north"]]);
    expect(await readFile(twin("north"), "utf8")).toMatch(/^# Far north\n/);
    expect((await stat(twin("south"))).mtime).toEqual(old);
    expect(images.get("/cases/south")).toEqual([`${siteUrl}/a.webp`]);
    await build();
    expect(read).toHaveLength(2);
  });

  it("writes them anew when what they say of a client has changed, without touching one that says the same", async () => {
    await build();
    const old = new Date("2020-01-01T00:00:00Z");
    await utimes(twin("south"), old, old);
    content.cases.north = { title: "North", digest: "1", client: "Band" };
    content.clientDigest = "2";
    await build();
    expect(await readFile(twin("north"), "utf8")).toContain("- Client: Band\n");
    expect((await stat(twin("south"))).mtime).toEqual(old);
  });

  it("takes away what has no page any more, and what an earlier build left without a note", async () => {
    await build();
    delete content.cases.south;
    await build();
    expect(await twins()).toEqual(["north.md"]);
    stored.clear();
    await mkdir(join(folder, "ru", "blog"), { recursive: true });
    await writeFile(join(folder, "ru", "blog", "gone.md"), "");
    await build();
    expect(await readdir(join(folder, "ru", "blog"))).toEqual([]);
    expect(await twins()).toEqual(["north.md"]);
  });

  it("knows what the feeds hold without reading it again, and forgets what is in none", async () => {
    content.vacancies = { "7": { lead: "Draw", digest: "1" }, "8": { lead: "Write", digest: "1" } };
    await build();
    read = [];
    content.vacancies["7"] = { lead: "Draw well", digest: "2" };
    const { items } = await build();
    expect(read).toEqual([["7"]]);
    expect([...items].map(([path, { lead }]) => [path, lead])).toEqual([
      ["/career/7", "Draw well"],
      ["/career/8", "Write"],
    ]);
    expect(items.get("/career/8")?.html).toContain("<p>Write</p>");
    delete content.vacancies["8"];
    expect([...(await build()).items.keys()]).toEqual(["/career/7"]);
  });

  it("has the newest articles for the feeds, also one that was too old for them before", async () => {
    content.posts = Array.from({ length: 51 }, (_, index) => `post-${index}`);
    const fed = async () => [...(await build()).items.values()].map(({ title }) => title).sort();
    expect(await fed()).toEqual(content.posts.slice(0, 50).sort());
    content.posts = content.posts.slice(1);
    expect(await fed()).toEqual([...content.posts].sort());
    content.posts = ["newer", ...content.posts];
    expect(await fed()).toEqual(content.posts.slice(0, 50).sort());
  });

  it("writes them anew when the address of the site is another one", async () => {
    await build();
    content.siteUrl = "https://studio.example";
    await build();
    expect(await readFile(twin("south"), "utf8")).toContain("<https://studio.example/cases/south>");
  });

  it("makes of several builds what one from nothing makes", async () => {
    await build();
    content.cases.north = { title: "N", digest: "2" };
    delete content.cases.south;
    content.cases.west = { title: "West", digest: "1" };
    await build();
    const texts = async () => Promise.all((await twins()).map((name) => readFile(join(folder, "cases", name), "utf8")));
    const kept = await texts();
    await rm(folder, { recursive: true });
    stored.clear();
    await build();
    expect(await texts()).toEqual(kept);
  });
});
