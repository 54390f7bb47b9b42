/**
 * The share cards of a whole release (L5), decoded. They are not visible on the site itself, so an empty one would go
 * unnoticed.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { listFiles } from "payload-releases/store/list-files";
import { expect, test } from "./journey";

const FILES = process.env.RELEASE_DIR ?? "releases/current";
const SIZE = { width: 1200, height: 630 };
const MOST_BYTES = 300_000;
/** Share of an area that has to be of another colour than the ground. */
const LEAST_DRAWN = 0.02;
/** Area of the title; the kind of the page is below it. */
const TITLE = { left: 56, top: 220, width: 760, height: 300 };
/** Areas above every title, beside it, and beside all but the widest. */
const BESIDE = [
  { left: 330, top: 0, width: 870, height: 160 },
  { left: 1110, top: 0, width: 90, height: 630 },
  { left: 1000, top: 330, width: 200, height: 300 },
];

interface Shared {
  path: string;
  /** The words on the card. */
  says: string;
  file: string;
  tags: Record<string, string>;
}

function tagsOf(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = head.matchAll(/<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

async function readPages(): Promise<Shared[]> {
  // Below an underscore are Gatsby's slices, parts of pages.
  // Templates of the preview are not shared and have no card.
  const isPage = (file: string) => file.endsWith(".html") && !/^(?:_|preview\/.+\/)/.test(file);
  const pages = (await listFiles(FILES)).filter(isPage);
  return Promise.all(
    pages.map(async (path) => {
      const tags = tagsOf(await readFile(join(FILES, path), "utf8"));
      const image = tags["og:image"] ?? "";
      const file = URL.canParse(image) ? decodeURI(new URL(image).pathname).slice(1) : "";
      return { path, says: tags["og:image:alt"] ?? "", file, tags };
    }),
  );
}

/** Share of the pixels of an area that are not of the card's ground, which the lower left corner always shows. */
async function drawnShare(card: Buffer, area: typeof TITLE): Promise<number> {
  const pixels = (region: typeof TITLE) => sharp(card).extract(region).removeAlpha().raw().toBuffer();
  const [ground, drawn] = await Promise.all([pixels({ left: 4, top: 620, width: 1, height: 1 }), pixels(area)]);
  let other = 0;
  for (let at = 0; at < drawn.length; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs((drawn[at + channel] ?? 0) - (ground[channel] ?? 0)) > 24)) other += 1;
  }
  return other / (drawn.length / 3);
}

test("L5: every page names a card of its own, with its size, type and words", async () => {
  const pages = await readPages();
  expect(pages.length).toBeGreaterThan(100);
  const files = new Set(await listFiles(FILES));
  for (const { path, file, tags, says } of pages) {
    expect.soft(files.has(file), `${path} names ${file || "no card"}`).toBe(true);
    expect.soft(file, path).toMatch(/^static\/cards\/[0-9a-f]{24}\.(?:png|jpg)$/);
    expect.soft(tags, path).toMatchObject({
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:type": file.endsWith(".png") ? "image/png" : "image/jpeg",
      "twitter:card": "summary_large_image",
    });
    expect.soft(says.length, `words of the card of ${path}`).toBeGreaterThan(3);
  }
  expect(new Set(pages.map(({ file }) => file)).size).toBeGreaterThan(60);
});

test("L5: every card can be decoded, weighs little, and shows a title beside a drawing", async () => {
  for (const file of new Set((await readPages()).map((page) => page.file))) {
    const bytes = await readFile(join(FILES, file));
    const { width, height } = await sharp(bytes).metadata();
    expect.soft({ width, height }, file).toEqual(SIZE);
    expect.soft(bytes.length, file).toBeLessThan(MOST_BYTES);
    // A picture for sharing is used unchanged.
    if (file.endsWith(".jpg")) continue;
    expect.soft(await drawnShare(bytes, TITLE), `title of ${file}`).toBeGreaterThan(LEAST_DRAWN);
    const beside = await Promise.all(BESIDE.map((area) => drawnShare(bytes, area)));
    expect.soft(Math.max(...beside), `drawing of ${file}`).toBeGreaterThan(LEAST_DRAWN);
  }
});

test("L5: pages that say different things have different cards", async () => {
  const saidBy = new Map<string, string>();
  for (const { file, says } of await readPages()) {
    if (file.endsWith(".jpg")) continue;
    const content = createHash("sha256")
      .update(await readFile(join(FILES, file)))
      .digest("hex");
    expect.soft(saidBy.get(content) ?? says, file).toBe(says);
    saidBy.set(content, says);
  }
});
