/** Attacks on the sign-in of the running server (A4). */
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { call, makeEditor, sentences, signInAt } from "../support/account-calls";
import { temporaryCms } from "../support/cms-settings";
import { putContent } from "../support/database-templates";
import { startServer, type RealServer } from "../support/real-server";

const { folder, env } = temporaryCms();
const admin = { email: env.ADMIN_EMAIL ?? "", password: env.ADMIN_PASSWORD ?? "" };

let server: RealServer;
beforeAll(async () => {
  await putContent("empty", env);
  server = await startServer({ ...env, TRUSTED_PROXIES: "1" });
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test("who tries passwords is stopped, and the colleague elsewhere is not", async () => {
  const editor = await makeEditor(server, admin, "tried");
  const guess = () => call(server, "/users/login", { body: { ...editor, password: "a guess" }, from: "198.51.100.7" });
  const states: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) states.push((await guess()).status);
  expect(states).toEqual([...Array<number>(10).fill(401), 429]);
  expect(sentences(await guess())[0]).toMatch(/^Too many wrong passwords from here\. Try again in \d+ min/);
  const right = { email: editor.email, password: editor.password };
  expect((await call(server, "/users/login", { body: right, from: "198.51.100.7" })).status).toBe(429);
  expect((await call(server, "/users/login", { body: right, from: "203.0.113.9" })).status).toBe(200);
});

test("the right password takes back what was counted", async () => {
  const editor = await makeEditor(server, admin, "forgetful");
  const signIn = (password: string) =>
    call(server, "/users/login", { body: { email: editor.email, password }, from: "198.51.100.8" });
  // Twice as many as an account has, with the right one between.
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 0; tries < 6; tries += 1) expect((await signIn("a guess")).status).toBe(401);
    expect((await signIn(editor.password)).status).toBe(200);
  }
});

test("who tries one account after the other is stopped too, and who gets in takes no try from the others", async () => {
  const from = "198.51.100.11";
  const guess = (name: number) =>
    call(server, "/users/login", { body: { email: `nobody-${name}@example.com`, password: "a guess" }, from });
  const half = Array.from({ length: 25 }, (_, name) => guess(name));
  expect(new Set((await Promise.all(half)).map(({ status }) => status))).toEqual(new Set([401]));
  expect((await call(server, "/users/login", { body: admin, from })).status).toBe(200);
  const rest = await Promise.all(Array.from({ length: 26 }, (_, name) => guess(name)));
  expect(rest.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await call(server, "/users/login", { body: admin, from })).status).toBe(429);
  expect((await call(server, "/users/login", { body: admin, from: "203.0.113.9" })).status).toBe(200);
});

test("who sends a sign-in a letter a minute holds up nobody else's", async () => {
  const { port } = new URL(server.url);
  const slow = connect(Number(port), "127.0.0.1");
  await once(slow, "connect");
  slow.write(
    `POST /cms-api/users/login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{`,
  );
  try {
    await expect(signInAt(server, admin)).resolves.toBeDefined();
  } finally {
    slow.destroy();
  }
});

test("a visitor's own headers do not say where the visitor is", async () => {
  const editor = await makeEditor(server, admin, "spoofed");
  const guess = (n: number) =>
    call(server, "/users/login", {
      body: { ...editor, password: "a guess" },
      from: `192.0.2.${n}, 198.51.100.9`,
      headers: { "X-Client-Address": `192.0.2.${n}` },
    });
  const states: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) states.push((await guess(tries)).status);
  expect(states.at(-1)).toBe(429);
});

test("an account that does not exist takes as long as a wrong password", async () => {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const ratio = () => Math.min(...times.unknown) / Math.min(...times.known);
  const isAlike = () => ratio() > 0.5 && ratio() < 2;
  // The quickest of each kind are compared: on a busy machine it takes more of them until nothing has delayed either.
  for (let round = 0; round < 5 || (round < 25 && !isAlike()); round += 1) {
    for (const kind of ["known", "unknown"] as const) {
      const email = kind === "known" ? admin.email : `nobody-${round}@example.com`;
      const started = performance.now();
      const body = { email, password: "a guess" };
      const answer = await call(server, "/users/login", { body, from: `192.0.2.${50 + round}` });
      times[kind].push(performance.now() - started);
      expect(sentences(answer)).toEqual(["The email or password provided is incorrect."]);
    }
  }
  expect(ratio()).toBeGreaterThan(0.5);
  expect(ratio()).toBeLessThan(2);
});
