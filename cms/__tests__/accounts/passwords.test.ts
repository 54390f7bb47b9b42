/** Accounts on the server as it runs for editors: passwords, and the link for a new one (A4). */
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { IS_LONG } from "../../../__tests__/support/test-length";
import { call, makeEditor, sentences, signInAt } from "../support/account-calls";
import { temporaryCms } from "../support/cms-settings";
import { openSqlite } from "../support/database";
import { putContent } from "../support/database-templates";
import { eventually } from "../support/eventually";
import { startMailbox, type Mailbox } from "../support/mailbox";
import { startServer, type RealServer } from "../support/real-server";
import { setUp } from "../support/second-factor";

const { folder, env } = temporaryCms();
const admin = { email: env.ADMIN_EMAIL ?? "", password: env.ADMIN_PASSWORD ?? "" };
const settings = { ...env, SITE_URL: "https://agency.example", TRUSTED_PROXIES: "1" };
const root = path.resolve(__dirname, "../../..");

let mailbox: Mailbox;
let server: RealServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  await putContent("empty", env);
  server = await startServer({ ...settings, SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.kill();
  await mailbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const isSignedIn = async (headers: Readonly<Record<string, string>>) =>
  (await call(server, "/users/me", { method: "GET", headers })).body.user !== null;

test("a wrong password is answered with a sentence, and is a line of the log without a stack", async () => {
  const before = server.printed().length;
  const answer = await call(server, "/users/login", { body: { ...admin, password: "not this one" } });
  expect([answer.status, sentences(answer)]).toEqual([401, ["The email or password provided is incorrect."]]);
  // A line of the log may arrive after the answer.
  const logged = await eventually(() => {
    const said = server.printed().slice(before);
    return said.includes("The email or password provided is incorrect.") && said;
  });
  expect(logged).not.toMatch(/ERROR|"level":50|\n\s+at /);
});

test("a password has twelve characters, wherever it is set", async () => {
  const { headers } = await signInAt(server, admin);
  const made = await call(server, "/users", { body: { email: "new@example.com", password: "eleven char" }, headers });
  expect([made.status, sentences(made)[0]]).toEqual([
    400,
    expect.stringMatching(/^password: A password has at least 12/),
  ]);
  const editor = await makeEditor(server, admin, "short");
  const changed = await call(server, `/users/${editor.id}`, { method: "PATCH", body: { password: "abc" }, headers });
  expect(changed.status).toBe(400);
});

test("who changes the own password gives the one before, and all other sessions end", async () => {
  const editor = await makeEditor(server, admin, "changing");
  const [here, there] = [await signInAt(server, editor), await signInAt(server, editor)];
  const change = (body: object) =>
    call(server, `/users/${editor.id}`, { method: "PATCH", body, headers: here.headers });
  for (const currentPassword of [undefined, "", "not this one"]) {
    const answer = await change({ password: "another three words", currentPassword });
    expect(sentences(answer)).toEqual(["currentPassword: This is not your current password."]);
  }
  const all = await call(server, `/users?where[id][equals]=${editor.id}`, {
    method: "PATCH",
    body: { password: "another three words" },
    headers: here.headers,
  });
  expect(JSON.stringify(all.body)).toContain("This is not your current password.");
  expect(await isSignedIn(there.headers)).toBe(true);
  expect((await change({ password: "another three words", currentPassword: editor.password })).status).toBe(200);
  expect([await isSignedIn(here.headers), await isSignedIn(there.headers)]).toEqual([true, false]);
});

test("who changes the own address gives the password, for a link to a new one would go there", async () => {
  const editor = await makeEditor(server, admin, "moving");
  const { headers } = await signInAt(server, editor);
  const change = (body: object) => call(server, `/users/${editor.id}`, { method: "PATCH", body, headers });
  const refused = await change({ email: "elsewhere@example.com" });
  expect(sentences(refused)).toEqual(["currentPassword: This is not your current password."]);
  expect((await change({ email: editor.email, name: "Ana" })).status).toBe(200);
  expect((await change({ email: "moved@example.com", currentPassword: editor.password })).status).toBe(200);
  await expect(signInAt(server, { ...editor, email: "moved@example.com" })).resolves.toBeDefined();
});

test("a forgotten password: the link has the site's address, works once, and ends all sessions", async () => {
  const editor = await makeEditor(server, admin, "forgotten");
  const { headers } = await signInAt(server, editor);
  const known = await call(server, "/users/forgot-password", { body: { email: editor.email } });
  const unknown = await call(server, "/users/forgot-password", { body: { email: "nobody@example.com" } });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await mailbox.until(1);
  const mail = await mailbox.parsed(0);
  const link = /https:\/\/agency\.example\/admin\/reset\/(\w+)/;
  expect(String(mail.html)).toMatch(link);
  const [, token] = link.exec(String(mail.html)) ?? [];
  const reset = (password: string) => call(server, "/users/reset-password", { body: { token, password } });
  expect((await reset("too short")).status).toBe(400);
  expect((await reset("a new one at last")).status).toBe(200);
  expect((await reset("and one more time")).status).toBe(403);
  expect(await isSignedIn(headers)).toBe(false);
  expect(mailbox.received).toHaveLength(1);
});

test("however often somebody asks for links to an account, its mailbox gets one in ten minutes", async () => {
  const [flooded, other] = [await makeEditor(server, admin, "flooded"), await makeEditor(server, admin, "unflooded")];
  const before = mailbox.received.length;
  const ask = (email: string, from: string) => call(server, "/users/forgot-password", { body: { email }, from });
  await ask(flooded.email, "198.51.100.20");
  await mailbox.until(before + 1);
  const database = await openSqlite(path.join(folder, "cms.sqlite"));
  const earlier = new Date(Date.now() - 9 * 60_000).toISOString();
  await database.query(`UPDATE users SET reset_password_requested_at = '${earlier}' WHERE email = '${flooded.email}'`);
  await database.close();
  expect((await ask(flooded.email, "198.51.100.21")).status).toBe(200);
  await ask(other.email, "198.51.100.22");
  await mailbox.until(before + 2);
  expect(mailbox.received.slice(before).map(({ to }) => to[0])).toEqual([flooded.email, other.email]);
});

test("the cookie goes over https only, where the site does", async () => {
  const { cookie } = await signInAt(server, admin);
  for (const part of ["HttpOnly", "SameSite=Lax", "Secure"]) expect(cookie).toContain(part);
});

test.runIf(IS_LONG)(
  "the command sets a password that works, takes a second factor away, and names the accounts when there is none such",
  async () => {
    const editor = await makeEditor(server, admin, "command");
    const { headers } = await signInAt(server, editor);
    const run = (email: string, ...options: string[]) =>
      promisify(execFile)(process.execPath, ["scripts/run.mjs", "password", email, ...options], {
        cwd: root,
        env: { ...process.env, ...settings, ADMIN_EMAIL: "", ADMIN_PASSWORD: "" },
      });
    await setUp(server, editor, headers);
    const { stdout } = await run(editor.email, "--remove-second-factor");
    const [, password = ""] = /is now (\S+)/.exec(stdout) ?? [];
    await expect(signInAt(server, { email: editor.email, password })).resolves.toBeDefined();
    expect(await isSignedIn(headers)).toBe(false);
    await expect(run("nobody@example.com")).rejects.toMatchObject({ stderr: expect.stringContaining(editor.email) });
  },
);
