/** X13: the cover of a case is measured where the page's head lies on it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { SitePicture } from "payload-publish-gate";
import { openFileStore } from "../../src/files/file-store";
import { headTones } from "../../src/publish-checks/head-tones";
import { CASE, SITE } from "../support/gate/changes";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "covers-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A cover that is `left` on its left half and `right` on the other. */
async function toneOf(left: string, right: string, filename: string, list = "cases") {
  const half = await sharp({ create: { width: 800, height: 900, channels: 3, background: right } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: left } })
    .composite([{ input: half, left: 800, top: 0 }])
    .webp()
    .toFile(join(folder, filename));
  const [known] = SITE.pictures.values();
  if (!known) throw new Error("The site of the tests has no picture.");
  const cover: SitePicture = { ...known, filename };
  const territory = { ...CASE.territory, mark: "arc", seed: 68 };
  const doc = { ...CASE, territory, cover: cover.id };
  const tones = await headTones(new Map([[cover.id, cover]]), list, doc, openFileStore(folder, undefined));
  return tones.get(cover.id);
}

it("is written in paper over a dark cover, in ink over a light one, and in neither over one that is both", async () => {
  expect(await toneOf("#0c1622", "#1b2a33", "dark.webp")).toBe("paper");
  expect(await toneOf("#dfe9f2", "#c8d4d0", "light.webp")).toBe("ink");
  expect(await toneOf("#0c1622", "#dfe9f2", "both.webp")).toBeNull();
});

it("is no question where the site draws the territory, and where no head lies on the picture", async () => {
  expect(await toneOf("#0c1622", "#dfe9f2", "cover-arc-68-wide-abcde.webp")).toBeUndefined();
  expect(await toneOf("#0c1622", "#dfe9f2", "article.webp", "blog-posts")).toBeUndefined();
});
