/** Pictures of the library: how they are taken in, and who may see them (A1, A7). */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { z } from "zod";
import { openMailSetting, type MailSetting } from "./support/mail-setting";
import { signIn, type Editor } from "./support/sign-in";

const uploaded = z.object({
  doc: z.object({ id: z.number(), filename: z.string(), width: z.number(), height: z.number() }),
});
const refused = z.object({
  errors: z.array(z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })) }) })),
});

let setting: MailSetting;
let editor: Editor;
beforeAll(async () => {
  setting = await openMailSetting();
  editor = await signIn(setting);
});
afterAll(() => setting.close());

test("X10: data is for the account that runs the CMS; releases within it can be read by a web server", () => {
  const { DATA_DIR = "" } = setting.env;
  const modes = ["", "media", "enquiries", "cms.sqlite", "cms.sqlite-wal", "cms.sqlite-shm"].map((name) => [
    name,
    (statSync(path.join(DATA_DIR, name)).mode & 0o777).toString(8),
  ]);
  expect(Object.fromEntries(modes)).toEqual({
    ...{ "": "711", media: "700", enquiries: "700" },
    ...{ "cms.sqlite": "600", "cms.sqlite-wal": "600", "cms.sqlite-shm": "600" },
  });
});

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ff4b1f" } });
/** Something that does not become small when it is packed. */
const NOISE = {
  input: {
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  },
} as const;
const bytes = async (picture: Sharp) => Uint8Array.from(await picture.toBuffer());

async function upload(...picture: Parameters<Editor["upload"]>) {
  const answer = await editor.upload(...picture);
  return uploaded.parse(await answer.json()).doc;
}

async function reasons(...picture: Parameters<Editor["upload"]>): Promise<string[]> {
  const answer = await editor.upload(...picture);
  expect(answer.status).toBe(400);
  return refused.parse(await answer.json()).errors.flatMap(({ data }) => data.errors.map(({ message }) => message));
}

const see = (name: string, init: RequestInit = {}) =>
  fetch(`${setting.cms.url}/media/${encodeURIComponent(name)}`, init);

test("what is encoded again is hardly larger than what was sent", async () => {
  const sent = await bytes(draw(900, 700).composite([NOISE]).jpeg({ quality: 80 }));
  const { filename } = await upload("grain.jpg", sent);
  const { DATA_DIR = "" } = setting.env;
  expect(statSync(path.join(DATA_DIR, "media", filename)).size).toBeLessThan(sent.length * 1.15);
});

async function publishInGallery(picture: number): Promise<number> {
  const answer = await editor.post("/gallery", { picture, caption: "A day", sort: 10, _status: "published" });
  return z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json()).doc.id;
}

test.each(["a.html", "b.svg", "none", "dots.in.name.txt"])("the name of %s follows what is in it", async (name) => {
  const picture = await upload(name, await bytes(draw(900, 700).png()), "text/html");
  expect(path.extname(picture.filename)).toBe(".png");
  await publishInGallery(picture.id);
  const answer = await see(picture.filename);
  expect({ status: answer.status, type: answer.headers.get("content-type") }).toEqual({
    status: 200,
    type: "image/png",
  });
});

test.each([
  [`${"Ж".repeat(200)}.png`, `${"Ж".repeat(40)}.png`],
  [`${"🦆".repeat(63)}.png`, `${"🦆".repeat(20)}.png`],
  ["CON.png", "picture-CON.png"],
  ["lpt1.tar.png", "picture-lpt1.tar.png"],
  [".htaccess.png", "htaccess.png"],
  [".png", "picture.png"],
  ["\u200bа\u0438\u0306:\u202e.png", "ай-.png"],
])("a picture named %s is kept as %s, and leaves nothing behind when it is refused", async (name, kept) => {
  const before = readdirSync(path.join(setting.env.DATA_DIR ?? "", "media")).length;
  await reasons(name, await bytes(draw(4, 4).png()));
  expect(readdirSync(path.join(setting.env.DATA_DIR ?? "", "media"))).toHaveLength(before);
  expect((await upload(name, await bytes(draw(900, 700).png()))).filename).toBe(kept);
  expect(readdirSync(path.join(setting.env.DATA_DIR ?? "", "media"))).toHaveLength(before + 2);
});

test.each(["jpeg", "png", "webp"] as const)(
  "what a camera notes in a %s is gone, and it stands upright",
  async (format) => {
    const notes = { IFD0: { Artist: "Ana Perez" }, IFD3: { GPSLatitude: "55/1 45/1 0/1", GPSLatitudeRef: "N" } };
    // Orientation 6: taken with the camera turned.
    const turned = await sharp(await draw(900, 700).png().toBuffer())
      .withMetadata({ orientation: 6 })
      .withExifMerge(notes)
      .toFormat(format)
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const { filename, width, height } = await upload(`photo.${format}`, Uint8Array.from(turned), `image/${format}`);
    const stored = readFileSync(path.join(setting.env.DATA_DIR ?? "", "media", filename));
    expect(stored.includes("Ana Perez")).toBe(false);
    const found = await sharp(stored).metadata();
    expect([found.exif, found.xmp, found.orientation ?? 1]).toEqual([undefined, undefined, 1]);
    expect([width, height, found.width, found.height]).toEqual([700, 900, 700, 900]);
  },
);

test("what is no picture, too small for any place or over 64 megapixels is refused with a sentence", async () => {
  expect(await reasons("tiny.png", await bytes(draw(60, 40).png()))).toEqual([expect.stringContaining("60 × 40")]);
  expect(await reasons("huge.png", await bytes(draw(8001, 8000).png()))).toEqual([
    expect.stringContaining("64 megapixels"),
  ]);
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await reasons("drawing.png", svg)).toEqual([expect.stringContaining("cannot be read")]);
  expect(await reasons("empty.png", new Uint8Array())).toEqual([expect.stringContaining("cannot be read")]);
  const broken = async (picture: Sharp) => (await bytes(picture.composite([NOISE]))).slice(0, -20_000);
  for (const picture of [draw(900, 700).png(), draw(900, 700).webp({ lossless: true }), draw(900, 700).jpeg()]) {
    expect(await reasons("broken.png", await broken(picture))).toEqual([expect.stringContaining("cannot be read")]);
  }
});

const PARAGRAPH = { type: "paragraph", children: [{ type: "text", text: "The story.", format: 0 }] };

/** A case whose text shows a picture, with another for sharing. */
const caseWith = (alias: string, inText: number, forSharing: number) =>
  editor.post("/cases", {
    ...{ title: "A case", alias, lead: "A lead.", year: 2026, _status: "published" },
    territory: { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 },
    body: {
      root: {
        ...{ type: "root", version: 1, direction: "ltr", format: "", indent: 0 },
        children: [
          { ...PARAGRAPH, version: 1 },
          { type: "block", version: 2, format: "", fields: { id: "one", blockType: "picture", picture: inText } },
        ],
      },
    },
    seo: { picture: forSharing },
  });

test("pictures of texts and for sharing are held to their place, and seen when published", async () => {
  const [small, large] = [
    await upload("small.png", await bytes(draw(320, 100).png())),
    await upload("large.png", await bytes(draw(640, 360).png())),
  ];
  expect(await (await caseWith("small-in-text", small.id, large.id)).text()).toContain("at least 640 × 360");
  expect(await (await caseWith("small-for-sharing", large.id, small.id)).text()).toContain("at least 600 × 315");
  const sharing = await upload("sharing.png", await bytes(draw(1200, 630).png()));
  expect((await caseWith("fitting", large.id, sharing.id)).status).toBe(201);
  expect([(await see(large.filename)).status, (await see(sharing.filename)).status]).toEqual([200, 200]);
});

test("a picture too small for its place is refused there", async () => {
  const { id } = await upload("logo.png", await bytes(draw(320, 100).png()));
  const wanted = "at least 800 × 600";
  const inGallery = await editor.post("/gallery", { picture: id, caption: "A day", sort: 1, _status: "published" });
  expect({ status: inGallery.status, body: await inGallery.text() }).toEqual({
    status: 400,
    body: expect.stringContaining(wanted),
  });
  const logo = await editor.post("/clients", { logo: id, name: "North", sort: 1, _status: "published" });
  expect(logo.status).toBe(201);
});

test("only what is published is seen by everybody; those who are signed in see the rest", async () => {
  const { id, filename } = await upload("draft.webp", await bytes(draw(900, 700).webp()));
  const signedIn = { headers: editor.headers };
  expect((await see(filename)).status).toBe(404);
  const seen = await see(filename, signedIn);
  expect({ status: seen.status, cache: seen.headers.get("cache-control") }).toEqual({
    status: 200,
    cache: "private, no-store",
  });
  expect((await see(filename, { headers: { Cookie: "future-native-token=forged" } })).status).toBe(404);

  const entry = await publishInGallery(id);
  const open = await see(filename);
  expect({ status: open.status, cache: open.headers.get("cache-control") }).toEqual({
    status: 200,
    cache: "public, max-age=86400",
  });
  const head = await see(filename, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const etag = head.headers.get("etag") ?? "";
  expect((await see(filename, { headers: { "If-None-Match": etag } })).status).toBe(304);

  await editor.patch(`/gallery/${entry}`, { _status: "draft" });
  expect((await see(filename)).status).toBe(404);
});

test.each(["none.webp", "drawing.svg", "../secret.webp", "..\\secret.webp", "a b.webp\0.png"])(
  "%j is 404, also for those who are signed in",
  async (name) => {
    const folder = setting.env.DATA_DIR ?? "";
    mkdirSync(path.join(folder, "media"), { recursive: true });
    writeFileSync(path.join(folder, "secret.webp"), "secret");
    writeFileSync(path.join(folder, "media", "drawing.svg"), "<svg/>");
    expect((await see(name, { headers: editor.headers })).status).toBe(404);
  },
);
