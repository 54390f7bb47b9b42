/**
 * Another program holds the lock of the SQLite file: forms wait for it beside the event loop, and not for ever (A5).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createClient } from "@libsql/client";
import { waitForLocks } from "../../src/database/wait-for-locks";
import { temporaryCms } from "../support/cms-settings";
import { putContent } from "../support/database-templates";
import { startMailCms, type MailCms } from "../support/mail-cms";
import { briefFields, postForm, type Fields } from "../support/post-form";

const { folder, env } = temporaryCms();
const { DATABASE_URL: url = "" } = env;
const HOLDER = `
const database = new (require("libsql"))(process.argv[1]);
database.exec("PRAGMA busy_timeout = 10000");
database.exec("BEGIN IMMEDIATE");
console.log("held");
process.stdin.on("end", () => process.exit()).resume();`;

let cms: MailCms;
beforeAll(async () => {
  await putContent("empty", env);
  // Before the CMS writes to the file: the statement would not wait for it.
  const client = createClient({ url });
  await client.execute("CREATE TABLE waits (n INTEGER)");
  client.close();
  cms = await startMailCms(env);
});
afterAll(async () => {
  await cms.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns a function that releases the lock */
async function holdLock(): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ["-e", HOLDER, url.replace(/^file:/, "")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const failed = once(holder, "exit").then(() => Promise.reject(new Error("The lock could not be had.")));
  await Promise.race([once(holder.stdout, "data"), failed]);
  failed.catch(() => undefined);
  return async () => {
    const ended = once(holder, "exit");
    holder.stdin.end();
    await ended;
  };
}

test("A5: a form that comes while the database is locked is stored when it is free, and others are answered meanwhile", async () => {
  const free = await holdLock();
  const posted = postForm(cms.url, briefFields());
  let slowest = 0;
  for (let count = 0; count < 20; count += 1) {
    const begun = performance.now();
    expect((await fetch(`${cms.url}/api/mail/`, { method: "OPTIONS" })).status).toBe(204);
    slowest = Math.max(slowest, performance.now() - begun);
  }
  await free();
  expect((await posted).body).toEqual({ success: 1 });
  expect(slowest).toBeLessThan(1000);
});

test("many writes that wait hold the event loop up no longer than one, and reads wait for nothing", async () => {
  const client = createClient({ url });
  waitForLocks(client, url);
  const free = await holdLock();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const writes = Array.from({ length: 200 }, (_, n) =>
    client.execute({ sql: "INSERT INTO waits VALUES (?)", args: [n] }),
  );
  expect((await client.execute("SELECT count(*) AS n FROM waits")).rows[0]).toMatchObject({ n: 0 });
  await free();
  await Promise.all(writes);
  expect((await client.execute("SELECT count(*) AS n FROM waits")).rows[0]).toMatchObject({ n: 200 });
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(2500);
  client.close();
});

test("A5: one that cannot be stored gets 503, when to come again, and in words that nothing typed is lost; what is written next is there for others", async () => {
  const before = await cms.step("enquiries");
  const client = createClient({ url });
  waitForLocks(client, url);
  const free = await holdLock();
  const refused = expect(client.execute("INSERT INTO waits VALUES (1000)")).rejects.toMatchObject({
    code: "SQLITE_BUSY",
  });
  const [json, page] = await Promise.all([
    postForm(cms.url, briefFields()),
    fetch(`${cms.url}/api/mail/`, { method: "POST", body: formOf(briefFields()), headers: { Accept: "text/html" } }),
  ]);
  expect([json.status, json.headers.get("retry-after"), json.body]).toEqual([503, "5", { success: 0 }]);
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await page.text()).toContain("what you wrote is still there");
  await refused;
  await free();
  expect(await cms.step("enquiries")).toBe(before);
  expect((await postForm(cms.url, briefFields())).body).toEqual({ success: 1 });
  // The refused write has left nothing open.
  await client.execute("INSERT INTO waits VALUES (1001)");
  const other = createClient({ url });
  expect((await other.execute("SELECT n FROM waits WHERE n >= 1000")).rows).toMatchObject([{ n: 1001 }]);
  await (
    await holdLock()
  )();
  other.close();
  client.close();
});

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}
