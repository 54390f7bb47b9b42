/** Files of visitors: content, size, speed, and who may have them (F4, A5). */
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { deflateRawSync } from "node:zlib";
import sharp from "sharp";
import { temporaryCms } from "../support/cms-settings";
import { putContent } from "../support/database-templates";
import { startMailCms, type MailCms } from "../support/mail-cms";
import { briefFields, postForm } from "../support/post-form";
import { signIn } from "../support/sign-in";

const MEGABYTE = 1024 * 1024;
/** Of the form, in bytes. */
const LARGEST = 20 * MEGABYTE;

const { folder, env } = temporaryCms();
/** In a process of its own, whose memory is its own. */
let cms: MailCms;
beforeAll(async () => {
  await putContent("empty", env);
  cms = await startMailCms(env);
});
afterAll(async () => {
  await cms.stop();
  rmSync(folder, { recursive: true, force: true });
});

const send = (name: string, content: string | Uint8Array<ArrayBuffer>, changes = {}) =>
  postForm(cms.url, briefFields(changes), { file: { name, content } });

const bytes = (...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

/** A ZIP archive with one packed entry. */
function zip(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(name.length, 22);
  const local = bytes("PK\x03\x04", header, name, packed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  return bytes(local, "PK\x05\x06", end);
}

const picture = async (format: "png" | "jpeg" | "webp") =>
  Uint8Array.from(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: "#ff4b1f" } })
      .toFormat(format)
      .toBuffer(),
  );

const OLE = bytes(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), "\0".repeat(600));

test("F4: what is let in", async () => {
  const accepted: [string, string | Uint8Array<ArrayBuffer>][] = [
    ["brief.pdf", "%PDF-1.7\n%%EOF\n"],
    ["Old.DOC", OLE],
    ["notes.txt", "Привет, мир\r\n"],
    ["cp1251.txt", Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
    ["utf16.txt", Uint8Array.from(Buffer.from("\ufeffПривет, мир\r\n", "utf16le"))],
    ["big-endian.txt", Uint8Array.from(Buffer.from("\ufeffПривет", "utf16le").swap16())],
    ["program.txt", "MZ is what I am called. I write texts."],
    ["picture.txt", "BMW, Audi: clients of five years."],
    ["sound.txt", "ID3 Ltd., London: art director."],
    // "яШя", "яю" and "П" of windows-1251 begin as JPEG, UTF-16 and others do.
    ["picture-1251.txt", Uint8Array.from([0xff, 0xd8, 0xff, 0x20, 0xcf, 0xf0, 0xe8])],
    ["utf16-1251.txt", Uint8Array.from([0xff, 0xfe, 0x20, 0xcf, 0xf0, 0xe8])],
    ["page.rtf", "{\\rtf1 hello}"],
    ["rtf.doc", "{\\rtf1 hello}"],
    ["bom.pdf", "\ufeff%PDF-1.7\n%%EOF\n"],
    ["printed.pdf", "\u001b%-12345X@PJL JOB\r\n%PDF-1.7\n%%EOF\n"],
    ["late.pdf", bytes("\0".repeat(1_000), "%PDF-1.7\n%%EOF\n")],
    ["all.zip", zip("a.txt", bytes("hello"))],
    ["a.png", await picture("png")],
    ["a.jpeg", await picture("jpeg")],
    ["a.webp", await picture("webp")],
  ];
  for (const [name, content] of accepted)
    expect([name, (await send(name, content)).body]).toEqual([name, { success: 1 }]);
});

test("F4: content that is not what its name says is 422", async () => {
  const jpeg = await picture("jpeg");
  const refused: [string, string | Uint8Array<ArrayBuffer>][] = [
    ["brief.pdf", bytes("MZ", "\0".repeat(200), "%PDF-1.7")],
    ["later.pdf", bytes("\0".repeat(1_030), "%PDF-1.7\n%%EOF\n")],
    ["page.pdf", "<html><script>alert(1)</script>%PDF-1.7"],
    ["script.pdf", "#!/bin/sh\nrm -rf /\n%PDF-1.7"],
    ["program.doc", bytes("MZ", "\0".repeat(200), "{\\rtf1 hello}")],
    ["program.txt", bytes("MZ\x90\0\x03", "\0".repeat(200))],
    ["picture.txt", bytes("BM\x36\0", "\0".repeat(50))],
    ["jpeg.txt", jpeg],
    ["utf16.txt", Uint8Array.from(Buffer.from("\ufeff<script>alert(1)</script>", "utf16le"))],
    ["both.txt", bytes("text ", zip("evil.js", bytes("x")))],
    ["logo.png", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["notes.txt", '<svg onload="alert(1)">'],
    ["notes.txt", "<!doctype html><script>alert(1)</script>"],
    ["notes.txt", bytes("text\0with a zero")],
    ["both.jpg", bytes(jpeg, zip("evil.class", bytes("x")))],
    ["both.pdf", bytes("%PDF-1.7\n", zip("evil.js", bytes("x")))],
    ["brief.docx", zip("a.txt", bytes("no document"))],
    ["photo.png", jpeg],
    ["empty.pdf", ""],
  ];
  for (const [name, content] of refused) {
    const { status, body } = await send(name, content);
    expect([name, status, body]).toEqual([name, 422, { success: 0, errors: { file: "fileContent" } }]);
  }
});

test("F4: kinds that are not let in, and files where the form takes none, are 400", async () => {
  for (const name of ["run.exe", "logo.svg", "page.html", "none", "shell.pdf.php", "../../etc/passwd"]) {
    expect((await send(name, "x")).body).toEqual({ success: 0, errors: { file: "fileType" } });
  }
  const speaker = { formType: "3", org: undefined, speaker: "Anyone", description: "A talk" };
  expect((await send("a.pdf", "%PDF-1.7", speaker)).body).toEqual({ success: 0, errors: { file: "unexpected" } });
});

test("F4: an archive that would unpack to a gigabyte is kept unopened", async () => {
  const bomb = zip("[Content_Types].xml", Buffer.alloc(256 * MEGABYTE));
  const before = Number(await cms.step("memory"));
  expect((await send("bomb.zip", bomb)).body).toEqual({ success: 1 });
  expect((Number(await cms.step("memory")) - before) / MEGABYTE).toBeLessThan(100);
});

test("F4: 20 MB pass, a byte more is 413", async () => {
  const full = new Uint8Array(LARGEST).fill(32);
  full.set(bytes("%PDF-1.7\n"));
  expect((await send("full.pdf", full)).body).toEqual({ success: 1 });
  expect(await send("more.pdf", bytes(full, " "))).toMatchObject({
    status: 413,
    body: { success: 0, errors: { file: "fileSize" } },
  });
});

const HEAD =
  "POST /api/mail/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n";
const PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
const chunk = (data: string | Buffer) =>
  Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), Buffer.from(data as string), Buffer.from("\r\n")]);

const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

function openSocket({ url } = cms) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.add(socket);
  let answer = "";
  socket.on("data", (data) => (answer += String(data)));
  socket.on("error", () => undefined);
  return { socket, closed: new Promise<string>((resolve) => socket.once("close", () => resolve(answer))) };
}

test("A5: an upload of a gigabyte is refused while it comes, and memory does not grow with it", async () => {
  const before = Number(await cms.step("memory"));
  const { socket, closed } = openSocket();
  socket.write(HEAD);
  socket.write(chunk(PART));
  const megabyte = chunk(Buffer.alloc(MEGABYTE, 32));
  let sent = 0;
  const isOver = closed.then(() => true);
  const mayGoOn = () => new Promise<boolean>((resolve) => socket.write(megabyte, (error) => resolve(Boolean(error))));
  for (let over = false; sent < 1024 && !over; sent += 1) over = await Promise.race([mayGoOn(), isOver]);
  const answer = await closed;
  expect(sent).toBeLessThan(200);
  if (answer) expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect((Number(await cms.step("memory")) - before) / MEGABYTE).toBeLessThan(100);
});

test("A5: who says the length beforehand is refused before anything is read", async () => {
  const { socket, closed } = openSocket();
  socket.write(HEAD.replace("Transfer-Encoding: chunked", `Content-Length: ${1024 * MEGABYTE}`));
  expect(await closed).toMatch(/^HTTP\/1\.1 413 .*"fileSize"/s);
});

test("A5: who sends nothing more, or a byte now and then, is let go with 408", async () => {
  // With less patience than the others' CMS, for a busy machine may take seconds for what they send.
  const limits = { fileBytes: LARGEST, idle: 1_000, whole: 3_000 };
  const own = temporaryCms();
  await putContent("empty", own.env);
  const impatient = await startMailCms({ ...own.env, READING_LIMITS: JSON.stringify(limits) });
  const silent = openSocket(impatient);
  silent.socket.write(HEAD);
  silent.socket.write(chunk(PART));
  const slow = openSocket(impatient);
  slow.socket.write(HEAD);
  slow.socket.write(chunk(PART));
  const drip = setInterval(() => slow.socket.writable && slow.socket.write(chunk(" ")), limits.idle / 4);
  expect(await silent.closed).toMatch(/^HTTP\/1\.1 408/);
  expect(await slow.closed).toMatch(/^HTTP\/1\.1 408/);
  clearInterval(drip);
  await impatient.stop();
  rmSync(own.folder, { recursive: true, force: true });
});

test("A5: only those who are signed in get a file, as a download", async () => {
  const fields = briefFields();
  await postForm(cms.url, fields, { file: { name: 'a"b\r\nc.pdf', content: "%PDF-1.7\n%%EOF" } });
  const editor = await signIn({ cms, env });
  const newest = await (await editor.get("/enquiries?sort=-id&limit=1")).json();
  const { docs } = newest as { docs: [{ id: number }] };
  const file = `/enquiries/${docs[0].id}/file`;
  expect((await fetch(`${cms.url}/cms-api${file}`)).status).toBe(401);
  expect((await fetch(`${cms.url}/cms-api/enquiries`)).status).toBe(403);
  const answer = await editor.get(file);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''a/);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toBe("%PDF-1.7\n%%EOF");
});
