/** Pictures and files of enquiries in a bucket, for several machines: the rules are those of a single one (A1, A4, A5, A7). */
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { enquiries, enquiryWith, openMailSetting, type MailSetting } from "./support/mail-setting";
import { briefFields, postForm } from "./support/post-form";
import { startS3, type S3Server } from "./support/s3-server";
import { signIn, type Editor } from "./support/sign-in";

const DAY = 24 * 60 * 60_000;
const FILE = { name: "brief.pdf", content: "%PDF-1.7\n%%EOF\n" };
const doc = z.object({
  doc: z.object({ id: z.number(), filename: z.string(), focalX: z.number(), thumbnailURL: z.string() }),
});

let s3: S3Server;
let setting: MailSetting;
let editor: Editor;
beforeAll(async () => {
  s3 = await startS3();
  setting = await openMailSetting(s3.env);
  editor = await signIn(setting);
});
afterAll(async () => {
  await setting.close();
  await s3.stop();
});

const draw = async () =>
  Uint8Array.from(
    await sharp({ create: { width: 900, height: 700, channels: 3, background: "#ff4b1f" } })
      .png()
      .toBuffer(),
  );
const upload = async (name: string) => doc.parse(await (await editor.upload(name, await draw())).json()).doc;
const see = (name: string, headers = {}) => fetch(`${setting.cms.url}/media/${name}`, { headers });
const onDisk = (folder: string) => readdirSync(path.join(setting.env.DATA_DIR ?? "", folder));
const rows = async (table: string) =>
  Number((await setting.database.query(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

describe("a picture", () => {
  test("lies in the bucket with its sizes, and is seen as one on the disk is", async () => {
    const { id, filename, thumbnailURL } = await upload("first.png");
    expect(await s3.keys("media")).toEqual(["first-320x249.webp", "first.png"]);
    expect(onDisk("media")).toEqual([]);
    expect((await see(filename)).status).toBe(404);
    const seen = await see(filename, editor.headers);
    expect({ status: seen.status, cache: seen.headers.get("cache-control") }).toEqual({
      status: 200,
      cache: "private, no-store",
    });
    const thumbnail = await editor.get(new URL(thumbnailURL, setting.cms.url).pathname.replace("/cms-api", ""));
    expect([thumbnail.status, thumbnail.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await fetch(thumbnail.url)).status).toBe(403);

    await editor.post("/gallery", { picture: id, caption: "A day", sort: 1, _status: "published" });
    const open = await see(filename);
    expect([open.status, open.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await sharp(await open.arrayBuffer()).metadata()).width).toBe(900);
    const again = await see(filename, { "If-None-Match": open.headers.get("etag") });
    expect(again.status).toBe(304);
  });

  test("takes a focal point without its file", async () => {
    const { id } = await upload("focal.png");
    const before = await s3.keys("media");
    const edits = "uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80&uploadEdits[widthInPixels]=900";
    const answer = await editor.patch(`/media/${id}?${edits}`, { alt: "Another text" });
    expect(doc.parse(await answer.json()).doc.focalX).toBe(20);
    expect(await s3.keys("media")).toEqual(before);
  });

  test("that is replaced or deleted leaves nothing behind", async () => {
    const { id } = await upload("old.png");
    const form = new FormData();
    form.set("_payload", JSON.stringify({ alt: "New" }));
    form.set("file", new Blob([await draw()], { type: "image/png" }), "new.png");
    const replaced = await fetch(`${setting.cms.url}/cms-api/media/${id}`, {
      method: "PATCH",
      body: form,
      headers: editor.headers,
    });
    expect(replaced.status).toBe(200);
    const keys = await s3.keys("media");
    expect(keys).toContain("new.png");
    expect(keys.filter((key) => key.startsWith("old"))).toEqual([]);
    await fetch(`${setting.cms.url}/cms-api/media/${id}`, { method: "DELETE", headers: editor.headers });
    expect((await s3.keys("media")).filter((key) => key.startsWith("new"))).toEqual([]);
  });

  test("is refused with a sentence while the storage is away, and no row changes", async () => {
    const { id } = await upload("stays.png");
    const before = await rows("media");
    const comeBack = await s3.goAway();
    const refused = await editor.upload("lost.png", await draw());
    const kept = await fetch(`${setting.cms.url}/cms-api/media/${id}`, { method: "DELETE", headers: editor.headers });
    await comeBack();
    for (const answer of [refused, kept]) {
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("storage of files does not")]);
    }
    expect(await rows("media")).toBe(before);
    expect((await s3.keys("media")).filter((key) => /^(?:lost|stays)\./.test(key))).toEqual(["stays.png"]);
  });
});

describe("the file of an enquiry", () => {
  test("lies in the bucket, goes with the mail, and is given to those who are signed in", async () => {
    const fields = briefFields();
    expect((await postForm(setting.cms.url, fields, { file: FILE })).body).toEqual({ success: 1 });
    const row = await enquiryWith(setting, fields.key);
    expect(await s3.keys("enquiries")).toEqual([row?.file_key]);
    expect(onDisk("enquiries")).toEqual([]);
    const mail = await setting.mailbox.mailWith(`<${fields.key}@`);
    expect(mail.raw.toString()).toContain(Buffer.from(FILE.content).toString("base64"));
    const address = `${setting.cms.url}/cms-api/enquiries/${String(row?.id)}/file`;
    expect((await fetch(address)).status).toBe(401);
    expect(await (await fetch(address, { headers: editor.headers })).text()).toBe(FILE.content);
  });

  test("that is refused leaves nothing anywhere", async () => {
    const before = await s3.keys("enquiries");
    const refused = await postForm(setting.cms.url, briefFields(), { file: { ...FILE, content: "MZ no document" } });
    expect(refused.status).toBe(422);
    expect([await s3.keys("enquiries"), onDisk("enquiries")]).toEqual([before, []]);
  });

  test("goes with its enquiry; a storage that is away keeps both", async () => {
    const fields = briefFields({ email: "erase@example.com" });
    await postForm(setting.cms.url, fields, { file: FILE });
    const key = String((await enquiryWith(setting, fields.key))?.file_key);
    const comeBack = await s3.goAway();
    const failed = await editor.post("/enquiries/erase", { email: "erase@example.com" });
    await comeBack();
    expect([failed.status, await failed.text()]).toEqual([
      503,
      expect.stringContaining("0 enquiries were erased and 1"),
    ]);
    expect(await s3.keys("enquiries")).toContain(key);
    expect(await enquiryWith(setting, fields.key)).toBeDefined();
    await editor.post("/enquiries/erase", { email: "erase@example.com" });
    expect(await s3.keys("enquiries")).not.toContain(key);
    expect(await enquiryWith(setting, fields.key)).toBeUndefined();
  });

  test("is not taken while the storage is away; the same form passes when it is back", async () => {
    const fields = briefFields();
    const comeBack = await s3.goAway();
    const refused = await postForm(setting.cms.url, fields, { file: FILE });
    await comeBack();
    expect([refused.status, refused.body.success]).toEqual([500, 0]);
    expect([await enquiryWith(setting, fields.key), onDisk("enquiries")]).toEqual([undefined, []]);
    expect((await postForm(setting.cms.url, fields, { file: FILE })).body).toEqual({ success: 1 });
  });

  test("is erased with its time, and so is one that no enquiry has taken", async () => {
    await s3.put("enquiries/orphan", "half of it");
    await setting.cms.step("eraseAsOf", Date.now() + DAY / 2);
    const named = (await enquiries(setting, "file_key IS NOT NULL")).map(({ file_key: key }) => key).sort();
    expect(await s3.keys("enquiries")).toEqual(named);
    await setting.cms.step("eraseAsOf", Date.now() + 400 * DAY);
    expect([await rows("enquiries"), await s3.keys("enquiries")]).toEqual([0, []]);
  });
});
