/** The running server before there is a release: editors work already, visitors are told how far it is (X4). */
import { rmSync } from "node:fs";
import { POLICY } from "security-headers";
import { openFirstReleaseNote } from "payload-releases/store/first-release";
import { temporaryCms } from "../support/cms-settings";
import { eventually } from "../support/eventually";
import { startServer, type RealServer } from "../support/real-server";

const { folder, env } = temporaryCms();
let server: RealServer;
beforeAll(async () => (server = await startServer({ ...env, DEMO_CONTENT: "false" })));
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

test("the admin lets its first editor in", async () => {
  expect((await fetch(`${server.url}/admin/login`)).status).toBe(200);
  const body = JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  const headers = { "Content-Type": "application/json", Origin: env.SITE_URL ?? "" };
  const signedIn = await fetch(`${server.url}/cms-api/users/login`, { method: "POST", headers, body });
  expect(signedIn.status).toBe(200);
});

test("a page of the site is unavailable for a while, with the count of what is made", async () => {
  const note = await openFirstReleaseNote(env.RELEASES_DIR ?? "");
  note.write({ percent: 60, counted: { what: "pictures", done: 1118, all: 2236 } });
  const page = () => fetch(`${server.url}/br/cases`);
  await eventually(async () => (await (await page()).text()).includes("1.118"));
  const answer = await page();
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
    503,
    "30",
    "no-store",
  ]);
  expect(answer.headers.get(POLICY)).toContain("style-src 'sha256-");
  await note.end();
  expect(await (await page()).text()).toContain("Volte em um minuto.");
});
