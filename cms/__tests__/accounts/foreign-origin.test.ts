/** CSRF: requests from other sites are not authenticated by the session cookie (A4). */
import { rmSync } from "node:fs";
import { sample } from "../../../__tests__/support/test-length";
import { call, signInAt } from "../support/account-calls";
import { temporaryCms } from "../support/cms-settings";
import { putContent } from "../support/database-templates";
import { startServer, type RealServer } from "../support/real-server";

const SITE = "https://agency.example";
const CMS = "https://cms.agency.example";
const FOREIGN = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };

const { folder, env } = temporaryCms();
const admin = { email: env.ADMIN_EMAIL ?? "", password: env.ADMIN_PASSWORD ?? "" };

let server: RealServer;
let cookie: string;
let token: Record<string, string>;
beforeAll(async () => {
  await putContent("empty", env);
  server = await startServer({ ...env, SITE_URL: SITE, CMS_URL: CMS });
  const signedIn = await signInAt(server, admin);
  cookie = signedIn.cookie.split(";")[0] ?? "";
  token = signedIn.headers;
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Every call that changes something: those of all collections and globals, and those of our own. */
async function changingCalls(): Promise<[string, string][]> {
  const { body } = await call(server, "/access", { method: "GET", headers: token });
  const { collections, globals } = body as Record<"collections" | "globals", object>;
  const ofCollections = Object.keys(collections).flatMap((name): [string, string][] => [
    ["POST", `/${name}`],
    ["PATCH", `/${name}/1`],
    ["PATCH", `/${name}?where[id][equals]=1`],
    ["DELETE", `/${name}/1`],
    ["DELETE", `/${name}?where[id][equals]=1`],
    ["POST", `/${name}/1/duplicate`],
    ["POST", `/${name}/versions/1`],
  ]);
  const ofGlobals = Object.keys(globals).flatMap((name): [string, string][] => [
    ["POST", `/globals/${name}`],
    ["POST", `/globals/${name}/versions/1`],
  ]);
  const own = [
    "/users/logout",
    "/users/refresh-token",
    "/users/unlock",
    "/users/first-register",
    "/releases/publish-now",
    "/releases/1/roll-back",
    "/enquiries/erase",
    "/enquiries/1/send-again",
    "/preview",
    "/payload-preferences/nav",
  ].map((path): [string, string] => ["POST", path]);
  return [...ofCollections, ...ofGlobals, ...own, ["GET", "/payload-jobs/run"]];
}

const outcome = async (method: string, path: string, headers: Record<string, string>) => {
  const { status, body } = await call(server, path, { method, headers });
  return { call: `${method} ${path}`, status, body };
};

test("with a foreign origin the cookie counts for nothing, on every call that changes something", async () => {
  const calls = await changingCalls();
  expect(calls.length).toBeGreaterThan(150);
  for (const [method, path] of sample(calls, 2)) {
    const stranger = await outcome(method, path, {});
    expect(stranger.status).toBeGreaterThanOrEqual(400);
    expect(await outcome(method, path, { Cookie: cookie, ...FOREIGN })).toEqual(stranger);
    // A form of another site in a browser that sends no Origin.
    expect(await outcome(method, path, { Cookie: cookie, "Sec-Fetch-Site": "cross-site" })).toEqual(stranger);
  }
});

const whoIs = async (headers: Record<string, string>) =>
  (await call(server, "/users/me", { method: "GET", headers: { Cookie: cookie, ...headers } })).body.user;

test("a page of the CMS, and of this machine, may use it", async () => {
  for (const Origin of [CMS, `http://localhost:${server.port}`, `http://127.0.0.1:${server.port}`]) {
    expect(await whoIs({ Origin })).toMatchObject({ email: admin.email });
  }
});

test("a page of the site, which is on a host of its own, may not", async () => {
  expect(await whoIs({ Origin: SITE, "Sec-Fetch-Site": "same-site" })).toBeNull();
});

test("a link to the admin in a mail that is read in a browser finds its reader signed in", async () => {
  const visit = { Cookie: cookie, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };
  const headers = { ...visit, "Sec-Fetch-Dest": "document" };
  const page = await fetch(`${server.url}/admin/collections/enquiries`, { headers, redirect: "manual" });
  expect(page.status).toBe(200);
  // In a frame of another site it is no visit.
  const framed = await fetch(`${server.url}/admin/collections/enquiries`, {
    headers: { ...visit, "Sec-Fetch-Dest": "iframe" },
    redirect: "manual",
  });
  expect(await framed.text()).not.toContain(admin.email);
});

test("the admin speaks of the product, not of what it is made with", async () => {
  const html = await (await fetch(`${server.url}/admin/login`)).text();
  const [head = ""] = html.split("</head>");
  expect(head).toMatch(/<title>[^<]*Future Native<\/title>/);
  expect(head).toContain('href="/favicon.svg"');
  expect(head).not.toMatch(/Payload|og:image/);
  expect(head).toContain('property="og:site_name" content="Future Native"');
});
