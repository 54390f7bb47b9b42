/** The headers of the running server (X9, A4), and that a breach of a policy does not go unnoticed here. */
import { hashesIn, headersFor, POLICY } from "security-headers";
import { expect, test, watchPolicy } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const BASE = process.env.BASE_URL ?? "";
const asFiles = Object.entries(headersFor(BASE));
const onAll = asFiles.filter(([name]) => name !== POLICY);

/** One address of each kind of answer. */
const ADDRESSES = ["/", "/ru", "/no-such-page", "/about/", "/favicon.svg", "/api/health", "/api/no-such-list"];
const OF_THE_CMS = [
  "/admin",
  "/admin/login",
  "/cms-api/users/me",
  "/media/no-such.png",
  "/mock/none.json",
  "/_next/none.js",
];

for (const path of [...ADDRESSES, ...OF_THE_CMS]) {
  test(`X9: ${path} comes with the security headers`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const [name, value] of onAll) expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers[POLICY.toLowerCase()]).toContain("default-src 'none'");
    expect(headers["x-powered-by"]).toBeUndefined();
  });
}

test("X9: every page has the one policy, and no file has more than it needs", async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()[POLICY.toLowerCase()] ?? "";
  const home = await policyOf("/");
  for (const path of ["/ru/cases", "/br/contacts", "/blog", "/preview", "/no-such-page"]) {
    expect(await policyOf(path), path).toBe(home);
  }
  expect(hashesIn(home).size).toBeGreaterThan(5);
  const [script] = home.split("; ").filter((directive) => directive.startsWith("script-src"));
  expect(script).not.toMatch(/unsafe|https?:|\*/);
  expect(await policyOf("/favicon.svg")).toBe(headersFor(BASE)[POLICY]);
});

test("X9: a page that runs what its policy does not name is noticed", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: BASE });
  const violations = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto("/privacy");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("window.ran = true");
    document.body.append(script);
  });
  await expect.poll(() => violations.join()).toMatch(/HTMLScriptElement text|script-src/);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await context.close();
});

test.describe("the admin", () => {
  const signIn = ownEditor("headers");

  test("X9: takes another nonce for each page, is framed by nobody, and keeps nothing in a cache", async ({ page }) => {
    await signIn(page);
    const visit = async () => (await page.goto("/admin/collections/cases"))?.headers() ?? {};
    const [first = {}, second = {}] = [await visit(), await visit()];
    const nonceOf = (headers: Record<string, string>) =>
      /script-src 'self' 'nonce-([\w+/=]{22,})'/.exec(headers[POLICY.toLowerCase()] ?? "")?.[1];
    expect(nonceOf(first)).toBeDefined();
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    expect(first[POLICY.toLowerCase()]).toContain("frame-ancestors 'none'");
    expect(first["cache-control"]).toContain("no-store");
  });

  test("A4: nothing that a person who is signed in reads is kept by a cache", async ({ page }) => {
    await signIn(page);
    for (const path of ["/cms-api/users/me", "/cms-api/cases?limit=1", "/cms-api/preview", "/cms-api/media?limit=1"]) {
      const answer = await page.request.get(path, asSite);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(answer.headers()["cache-control"], path).toContain("no-store");
    }
  });
});
