/** Graceful shutdown: running work is finished, and nothing new starts (A5). */
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { temporaryCms } from "./support/cms-settings";
import { openSqlite } from "./support/database";
import { putContent } from "./support/database-templates";
import { eventually } from "./support/eventually";
import { startMailbox, type Mailbox } from "./support/mailbox";
import { startMailCms } from "./support/mail-cms";
import { briefFields, postForm, type Fields } from "./support/post-form";
import { startInVain, startServer, type RealServer } from "./support/real-server";

const BOUNDARY = "one-form";
const { folder, env } = temporaryCms();
let mailbox: Mailbox;
let server: RealServer;

beforeAll(async () => {
  mailbox = await startMailbox();
  await putContent("empty", env);
  // It names the mailboxes in the settings, and leaves its database to the server.
  await (await startMailCms(env)).stop();
});
afterEach(() => server.kill());
afterAll(async () => {
  await mailbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const keptFiles = () => readdirSync(path.join(folder, "enquiries")).length;

/** Begins to send a form with a file, which the server keeps by then; the rest of it is sent by `finish`. */
async function beginUpload(fields: Fields) {
  const keptBefore = keptFiles();
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value ?? ""}\r\n`,
  );
  const call = request({
    port: server.port,
    host: "127.0.0.1",
    path: "/api/mail/",
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` },
  });
  const answered = once(call, "response");
  answered.catch(() => undefined);
  call.write(parts.join(""));
  call.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`);
  await eventually(async () => keptFiles() > keptBefore);
  return {
    answered,
    async finish(): Promise<number | undefined> {
      call.end(`%%EOF\n\r\n--${BOUNDARY}--\r\n`);
      const [response] = await answered;
      return response.statusCode;
    },
  };
}

const isRefused = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.once("connect", () => resolve(false)).once("error", () => resolve(true));
    socket.once("connect", () => socket.destroy());
  });

test("a slow upload arrives, a mail on its way goes out once, and nobody new is let in", async () => {
  server = await startServer({ ...env, SMTP_URL: mailbox.url });
  const mailed = briefFields();
  const release = mailbox.hold();
  expect((await postForm(server.url, mailed)).body).toEqual({ success: 1 });
  await mailbox.held();
  const uploaded = briefFields();
  const upload = await beginUpload(uploaded);

  server.child.kill("SIGTERM");
  await eventually(isRefused);
  expect(await upload.finish()).toBe(200);
  expect(server.child.exitCode).toBeNull();
  release();
  expect(await server.ended()).toBe(0);

  const database = await openSqlite(path.join(folder, "cms.sqlite"));
  const rows = await database.query("SELECT key, mail FROM enquiries ORDER BY id");
  await database.close();
  expect(rows[0]).toEqual({ key: mailed.key, mail: "sent" });
  expect(rows[1]).toMatchObject({ key: uploaded.key });
  expect(mailbox.received.filter(({ raw }) => raw.includes(`<${mailed.key}@`))).toHaveLength(1);
});

test("what does not end in SHUTDOWN_SECONDS is cut off, and that is said", async () => {
  server = await startServer({ ...env, SHUTDOWN_SECONDS: "1" });
  const upload = await beginUpload(briefFields());
  server.child.kill("SIGTERM");
  expect(await server.ended()).toBe(1);
  expect(server.printed()).toContain("Work was cut off after 1 s; SHUTDOWN_SECONDS gives it more.");
  await expect(upload.answered).rejects.toThrow();
});

test("an address that is not this machine's is named, with the setting", async () => {
  server = await startInVain({ ...env, HOST: "192.0.2.1" });
  expect(await server.ended()).toBe(1);
  expect(server.printed()).toContain("HOST=192.0.2.1 is no address of this machine.");
});
