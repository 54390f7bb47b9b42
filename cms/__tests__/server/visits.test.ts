/** A4: a link on another site opens a page of the admin with the reader's session, and changes nothing. */
import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { handleCms } from "../../server/cms";

let server: Server;
const arrived: string[] = [];

beforeAll(async () => {
  const handle = handleCms(
    async ({ headers }, response) => {
      arrived.push(String(headers["sec-fetch-site"]));
      response.end();
    },
    { trustedProxies: 0, dev: false },
  );
  server = createServer((incoming, response) => void handle(incoming, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

async function statusOf(method: string, path: string, headers: Record<string, string | number>): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: "127.0.0.1", port, path, method, headers });
  asked.flushHeaders();
  const [answer] = await once(asked, "response");
  answer.resume();
  asked.on("error", () => undefined).destroy();
  return answer.statusCode;
}

/** The origin that the CMS sees behind a link on another site. */
async function originOf(path: string): Promise<string | undefined> {
  const headers = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
  expect(await statusOf("GET", path, headers)).toBe(200);
  return arrived.pop();
}

test.each([
  "/admin",
  "/admin/collections/cases/5?locale=ru",
  "/admin/globals/settings",
  "/admin/login?redirect=/admin/logout",
])("%s is opened as a visit", async (path) => expect(await originOf(path)).toBe("none"));

test.each(["/admin/logout", "/admin/logout-inactivity", "/admin/%6cogout", "/admin//logout", "/admin/LOGOUT/?a=1"])(
  "%s comes from another site",
  async (path) => expect(await originOf(path)).toBe("cross-site"),
);

test("only pages are opened", async () => {
  expect(await originOf("/cms-api/users/me")).toBe("cross-site");
});

test("pages take actions of their own scripts only, and no more than Next reads of one", async () => {
  const action = { "Next-Action": "0".repeat(42) };
  const form = { "Content-Type": "multipart/form-data; boundary=x" };
  expect(await statusOf("POST", "/admin/login", { ...form, "Content-Length": 40 * 1024 * 1024 })).toBe(405);
  expect(await statusOf("PUT", "/admin/login", action)).toBe(405);
  expect(await statusOf("GET", "/admin/collections/constructor", {})).toBe(404);
  expect(await statusOf("POST", "/admin", { ...action, ...form, "Content-Length": 40 * 1024 * 1024 })).toBe(413);
  expect(await statusOf("POST", "/admin", { ...action, "Transfer-Encoding": "chunked" })).toBe(411);
  expect(arrived).toEqual([]);
  expect(await statusOf("POST", "/admin", { ...action, "Content-Length": 0 })).toBe(200);
});
