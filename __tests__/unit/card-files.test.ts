/** Files of share cards (L5): made once, named by a hash of their content. */
import { mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Territory } from "@future-native/contract";
import sharp from "sharp";
import { openCardFiles, type CardFile } from "../../src/seo/cards/card-files";
import type { PageCard } from "../../src/seo/cards/read-card";
import { ROOT } from "../support/source-files";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "cards-"));
  await mkdir(join(root, "node_modules"));
  for (const name of ["@fontsource", "@fontsource-variable"]) {
    await symlink(join(ROOT, "node_modules", name), join(root, "node_modules", name));
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

const territory: Territory = { colors: ["ultra", "lime", "ice"], mark: "grid", seed: 4 };
const cardOf = (title: string, changes: Partial<PageCard> = {}): PageCard => ({
  ...{ brand: { productName: "Agency", colors: null, logo: null }, content: { title, kind: "Case", territory } },
  ...changes,
});
const store = () => join(root, "node_modules", ".cache", "social-cards");
const publicFile = (src: string) => join(root, "public", src);

/** By a process of its own. */
async function placeOne(card: PageCard): Promise<CardFile> {
  const files = openCardFiles(root);
  const placed = await files.place(card);
  await files.finish();
  return placed;
}

test("another title is another file, and the first stays as it is", async () => {
  const files = openCardFiles(root);
  const one = await files.place(cardOf("Hired by a bug"));
  await files.finish();
  const before = await readFile(publicFile(one.src));
  const other = await files.place(cardOf("Hired by two bugs"));
  await files.finish();
  expect(one.src).toMatch(/^\/static\/cards\/[0-9a-f]{24}\.png$/);
  expect(other.src).not.toBe(one.src);
  expect(await readFile(publicFile(one.src))).toEqual(before);
  expect(await readFile(publicFile(other.src))).not.toEqual(before);
});

test("another process, after public/ has gone, takes what has been made", async () => {
  const made = await placeOne(cardOf("Hired by a bug"));
  const kept = await readFile(join(store(), made.src.split("/").at(-1) ?? ""));
  await rm(join(root, "public"), { recursive: true });
  expect(await placeOne(cardOf("Hired by a bug"))).toEqual(made);
  expect(await readFile(publicFile(made.src))).toEqual(kept);
  expect(await readdir(store())).toHaveLength(1);
});

test("pages that ask for the same card at the same time get it whole", async () => {
  const files = openCardFiles(root);
  const placed = await Promise.all(Array.from({ length: 6 }, () => files.place(cardOf("Hired by a bug"))));
  await files.finish();
  expect(new Set(placed.map(({ src }) => src)).size).toBe(1);
  expect((await sharp(publicFile(placed[0]?.src ?? "")).metadata()).width).toBe(1200);
  expect(await readdir(store())).toHaveLength(1);
});

test("fonts that could not be read are read again for the next card", async () => {
  const fonts = join(root, "node_modules", "@fontsource");
  await rename(fonts, `${fonts}-away`);
  const files = openCardFiles(root);
  await expect(files.place(cardOf("Hired by a bug"))).rejects.toThrow();
  await rename(`${fonts}-away`, fonts);
  await expect(files.place(cardOf("Hired by a bug"))).resolves.toMatchObject({ type: "image/png" });
  // A file that is still written would lie in the folder that is removed.
  await files.finish();
});

test("a picture for sharing is a JPEG, another one when its focal point moves", async () => {
  const path = join(root, "map.png");
  await sharp({ create: { width: 900, height: 1600, channels: 3, background: "#c6f135" } }).toFile(path);
  const files = openCardFiles(root);
  const pictured = (y: number) =>
    cardOf("x", {
      picture: { file: { absolutePath: path, internal: { contentDigest: "1" } }, focal: { x: 0.5, y }, alt: "" },
    });
  const [high, low] = [await files.place(pictured(0.1)), await files.place(pictured(0.9))];
  await files.finish();
  expect(high.type).toBe("image/jpeg");
  expect(low.src).not.toBe(high.src);
});

test("one of Gatsby's workers, which nothing outlives, has its card at once", async () => {
  process.env.GATSBY_WORKER_POOL_WORKER = "true";
  try {
    const { src } = await openCardFiles(root).place(cardOf("Hired by a bug"));
    expect((await sharp(publicFile(src)).metadata()).width).toBe(1200);
  } finally {
    delete process.env.GATSBY_WORKER_POOL_WORKER;
  }
});

test("a card that cannot be made fails the build that waits for all", async () => {
  const files = openCardFiles(root);
  const picture = {
    file: { absolutePath: join(root, "gone.png"), internal: { contentDigest: "1" } },
    focal: { x: 0.5, y: 0.5 },
    alt: "",
  };
  await files.place(cardOf("Hired by a bug", { picture }));
  await expect(files.finish()).rejects.toThrow("gone.png");
  await expect(files.finish()).resolves.toBeUndefined();
});

test("what nobody has asked for in a long time is dropped by the next process", async () => {
  const files = openCardFiles(root);
  const old = await files.place(cardOf("Old"));
  const fresh = await files.place(cardOf("Fresh"));
  await files.finish();
  const past = new Date(Date.now() - 15 * 86_400_000);
  await utimes(join(store(), old.src.split("/").at(-1) ?? ""), past, past);
  // One process looks once a day.
  await openCardFiles(root).finish();
  expect(await readdir(store())).toEqual([fresh.src.split("/").at(-1)]);
});
