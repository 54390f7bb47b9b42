/** Films and sounds of the library: how they are taken in, and how they are sent (A1, A4). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { openMailSetting, type MailSetting } from "./support/mail-setting";
import { signIn, type Editor } from "./support/sign-in";

const FOLDER = path.join(__dirname, "..", "..", "demo", "recordings");
const demo = (file: string) => Uint8Array.from(readFileSync(path.join(FOLDER, file)));

const uploaded = z.object({
  doc: z.object({
    ...{ id: z.number(), filename: z.string(), mimeType: z.string(), seconds: z.number(), codecs: z.string() },
    ...{ width: z.number().nullish(), height: z.number().nullish() },
  }),
});
const refused = z.object({
  errors: z.array(z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })) }) })),
});

let setting: MailSetting;
let editor: Editor;
let poster: number;
beforeAll(async () => {
  setting = await openMailSetting();
  editor = await signIn(setting);
  const picture = readFileSync(path.join(FOLDER, "..", "pictures", "film-band-wide.webp"));
  const answer = await editor.upload("poster.webp", Uint8Array.from(picture), "image/webp");
  poster = z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json()).doc.id;
});
afterAll(() => setting.close());

function send(name: string, content: Uint8Array<ArrayBuffer>, relations: { poster?: number } = {}): Promise<Response> {
  const form = new FormData();
  form.set("_payload", JSON.stringify(relations));
  form.set("file", new Blob([content], { type: "application/octet-stream" }), name);
  const { headers } = editor;
  return fetch(`${setting.cms.url}/cms-api/recordings`, { method: "POST", body: form, headers });
}

async function upload(...recording: Parameters<typeof send>) {
  const answer = await send(...recording);
  return uploaded.parse(await answer.json()).doc;
}

async function reasons(...recording: Parameters<typeof send>): Promise<string[]> {
  const answer = await send(...recording);
  expect(answer.status).toBe(400);
  return refused.parse(await answer.json()).errors.flatMap(({ data }) => data.errors.map(({ message }) => message));
}

const see = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${setting.cms.url}/media/${encodeURIComponent(name)}`, { headers: { ...editor.headers, ...headers } });

test("what a file is follows what is in it: name, type, length, size and codec", async () => {
  const film = await upload("Loop.bin", demo("film-band.webm"), { poster });
  expect(film).toMatchObject({ mimeType: "video/webm", width: 1344, height: 616, seconds: 5.4 });
  expect([path.extname(film.filename), film.codecs]).toEqual([".webm", expect.stringMatching(/^av01\./)]);
  const other = await upload("loop.mov", demo("film-band.mp4"), { poster });
  expect([other.mimeType, other.codecs]).toEqual(["video/mp4", expect.stringMatching(/^avc1\./)]);
  const sound = await upload("spot.txt", demo("sound-band.mp3"));
  expect(sound).toMatchObject({ mimeType: "audio/mpeg", codecs: "mp3" });
  expect(Math.round(sound.seconds)).toBe(40);
});

/** The film again, with a header that says it lasts longer: 12 times as much. */
function lengthened(): Uint8Array<ArrayBuffer> {
  const film = Buffer.from(demo("film-band.mp4"));
  const header = film.indexOf("mdhd") + 4;
  // Version 0: version and flags, two dates, then the ticks of a second.
  film.writeUInt32BE(Math.round(film.readUInt32BE(header + 12) / 12), header + 12);
  return Uint8Array.from(film);
}

test("what is too long, too heavy or plays nowhere is refused with a sentence", async () => {
  expect(await reasons("long.mp4", lengthened(), { poster })).toEqual([expect.stringMatching(/at most 6 are played/)]);
  expect(await reasons("heavy.mp4", new Uint8Array(4 * 1024 * 1024 + 1))).toEqual([
    expect.stringContaining("more than 4 MB"),
  ]);
  const page = new TextEncoder().encode("<html>not a film</html>");
  expect(await reasons("page.mp4", page)).toEqual([expect.stringContaining("Browsers cannot play this file")]);
});

test("a film without the picture that is seen until it plays is refused", async () => {
  expect(await reasons("bare.mp4", demo("film-band.mp4"))).toEqual([expect.stringContaining("Choose the picture")]);
});

test("a part of a file is sent to who asks for it", async () => {
  const { filename } = await upload("part.mp4", demo("film-band.mp4"), { poster });
  const whole = Buffer.from(await (await see(filename)).arrayBuffer());
  const part = await see(filename, { Range: "bytes=10-19" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${whole.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  const etag = part.headers.get("etag") ?? "";
  expect((await see(filename, { Range: "bytes=10-19", "If-Range": etag })).status).toBe(206);
  expect((await see(filename, { Range: "bytes=10-19", "If-Range": '"another"' })).status).toBe(200);
  const behind = await see(filename, { Range: `bytes=${whole.length}-` });
  expect([behind.status, behind.headers.get("content-range")]).toEqual([416, `bytes */${whole.length}`]);
});

test("nobody sees a film that nothing published plays", async () => {
  const { filename } = await upload("draft.mp4", demo("film-band.mp4"), { poster });
  expect((await fetch(`${setting.cms.url}/media/${filename}`)).status).toBe(404);
  expect((await see(filename)).headers.get("cache-control")).toBe("private, no-store");
});
