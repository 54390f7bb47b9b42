/**
 * G3: `npm run develop` with GraphiQL, the queries that the README gives, and the preview of the CMS beside it (A7).
 */
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "../../scripts/lib/ports";
import { collect, startNode, stop } from "../../scripts/lib/processes";
import { signIn } from "../../scripts/lib/sign-in";
import { expect, test } from "./journey";
import { DRAWN, openForm } from "./preview-support";

/** Milliseconds; waits in a hook end with the shorter of the limits of test and hook. */
const START_LIMIT = 900_000;
const QUERIES = [...readFileSync("README.md", "utf8").matchAll(/```graphql\n([\s\S]*?)```/g)].map(
  ([, query = ""]) => query,
);
const BUILDER = { ADMIN_EMAIL: "builder@futurenative.example", ADMIN_PASSWORD: "for tests only 2" };

const loginOf = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: typeof BUILDER) => ({
  email: ADMIN_EMAIL,
  password: ADMIN_PASSWORD,
});

let develop: ChildProcess;
let folder: string;
/** Of the site. */
let address: string;
let cms: string;

test.describe.configure({ mode: "serial", timeout: START_LIMIT });

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT);
  folder = await mkdtemp(join(tmpdir(), "developed-site-"));
  const [port, developPort] = [await freePort(), await freePort()];
  [cms, address] = [`http://localhost:${port}`, `http://localhost:${developPort}`];
  develop = startNode(["--import", "tsx", "scripts/develop.ts"], {
    env: {
      ...{ NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1" },
      // Images are made on request as on a developer's machine; with CI set, Gatsby would make all of them first.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
      ...{ PORT: String(port), DEVELOP_PORT: String(developPort), SITE_URL: cms, ...BUILDER },
      // A CMS of its own, in a folder of its own.
      ...{ DATA_DIR: join(folder, "data"), RELEASES_DIR: join(folder, "releases"), API_URL: "", DATABASE_URL: "" },
    },
  });
  const printed = collect(develop);
  await expect
    .poll(
      () => {
        if (develop.exitCode !== null) throw new Error(`npm run develop ended with ${develop.exitCode}:\n${printed()}`);
        return fetch(`${address}/___graphql`).then(
          ({ status }) => `${status}`,
          () => printed().slice(-4000),
        );
      },
      { timeout: START_LIMIT, intervals: [500] },
    )
    .toBe("200");
});

test.afterAll(async () => {
  await stop(develop);
  await rm(folder, { recursive: true, force: true });
});

test("G3: the README gives four queries", () => expect(QUERIES).toHaveLength(4));

for (const query of QUERIES) {
  const name = /query (\w+)/.exec(query)?.[1];
  test(`G3: ${name} answers with data`, async ({ request }) => {
    const answer = await request.post(`${address}/___graphql`, { data: { query } });
    const { data, errors } = (await answer.json()) as { data: Record<string, object>; errors?: unknown };
    expect(errors).toBeUndefined();
    expect(Object.keys(data).length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).toMatch(/"(?:title|city|path)":/);
  });
}

test("L2, G3: pages are found by their name and locale", async ({ request }) => {
  const pages = async (filter: string) => {
    const query = `{ allSitePage(filter: ${filter}) { nodes { path name locale } } }`;
    const answer = await request.post(`${address}/___graphql`, { data: { query } });
    const { data } = (await answer.json()) as { data: { allSitePage: { nodes: { path: string }[] } } };
    return data.allSitePage.nodes;
  };
  expect(await pages('{ name: { eq: "about___br" } }')).toEqual([
    { path: "/br/about", name: "about___br", locale: "br" },
  ]);
  // Beside them there are those that the preview draws with.
  const russian = await pages('{ locale: { eq: "ru" }, path: { glob: "!/preview/**" } }');
  expect(russian.length).toBeGreaterThan(20);
  expect(russian.filter(({ path }) => !/^\/ru(?:\/|$)/.test(path))).toEqual([]);
});

test("G1, G3: every entity has a description in the schema", async ({ request }) => {
  const query = "{ __schema { types { name kind description interfaces { name } } } }";
  const answer = await request.post(`${address}/___graphql`, { data: { query } });
  const { data } = (await answer.json()) as {
    data: { __schema: { types: { name: string; description: string | null }[] } };
  };
  const ours = [
    "Case",
    "CaseCategory",
    "Service",
    "Award",
    "NewsItem",
    "JobCity",
    "Vacancy",
    "TeamMember",
    "TeamCategory",
    "Client",
    "GalleryPicture",
    "BlogTag",
    "BlogPost",
    "BlogExternal",
    "Office",
    "SiteSettings",
    "Picture",
    "Seo",
    "Territory",
  ];
  const described = data.__schema.types.filter(({ name, description }) => ours.includes(name) && description);
  expect(described.map(({ name }) => name).sort()).toEqual([...ours].sort());
});

test("G3: GraphiQL shows the entities and answers in the browser", async ({ page }) => {
  test.setTimeout(90_000);
  const query = '{ allCase(filter: { locale: { eq: "ru" } }) { totalCount } }';
  await page.goto(`${address}/___graphql?query=${encodeURIComponent(query)}`);
  await page.getByRole("button", { name: /Execute query/ }).click();
  await expect(page.getByRole("region", { name: "Result Window" })).toContainText(/"totalCount": [1-9]/);
  await page.getByRole("button", { name: "Show GraphiQL Explorer" }).click();
  await expect(page.getByText("allCase", { exact: true }).first()).toBeVisible();
});

/** Computed font and position of a page's heading. */
const headingOf = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const { fontFamily, fontSize, lineHeight } = getComputedStyle(heading);
    return { fontFamily, fontSize, lineHeight, left: heading.getBoundingClientRect().left };
  });

test("G3: a page looks while it is developed as it does when it is built, and takes a query", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/cases");
  const built = await headingOf(page);
  await page.goto(`${address}/cases?admin=1`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
  await expect.poll(() => headingOf(page)).toEqual(built);
});

test("G3: the site is seen while it is developed, and its links are followed", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${address}/cases`);
  const card = page.getByRole("main").locator('a[href^="/cases/"]').first();
  await expect(card).toBeVisible({ timeout: 120_000 });
  const title = (await card.textContent()) ?? "";
  await expect(page.locator("body")).toHaveClass(/touch-device/);
  const document = await page.evaluateHandle(() => window.document);
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 60_000 });
  // Of a document that is gone there is no view any more.
  expect(await document.evaluate(({ defaultView }) => defaultView !== null)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${address}/cases`);
});

test("G3: what is published is seen without a reload", async ({ page, request }) => {
  test.setTimeout(180_000);
  const title = `Published while it is developed ${Date.now()}`;
  const asCms = { headers: { Origin: cms } };
  expect((await request.post(`${cms}/cms-api/users/login`, { data: loginOf(BUILDER), ...asCms })).ok()).toBe(true);
  const asked = await request.get(`${cms}/cms-api/cases?locale=en&depth=0&limit=1`, asCms);
  const [{ id, alias }] = (await asked.json()).docs;
  await page.goto(`${address}/cases/${alias}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
  const document = await page.evaluateHandle(() => window.document);
  const data = { title, _status: "published" };
  expect((await request.patch(`${cms}/cms-api/cases/${id}?locale=en`, { data, ...asCms })).ok()).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, DRAWN);
  expect(await document.evaluate(({ defaultView }) => defaultView !== null)).toBe(true);
});

test("A7: a draft is drawn by the templates that are developed, at the CMS's own address", async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await browser.newPage({ baseURL: cms, viewport: { width: 1440, height: 900 } });
  await signIn(page.request, { PAYLOAD_SECRET: "", ...BUILDER });
  const frame = await openForm(page, "collections/cases/1?locale=en");
  const heading = frame.getByRole("heading", { level: 1 });
  const title = page.locator("#field-title").first();
  await expect(heading).toHaveText(await title.inputValue(), { timeout: 120_000 });
  await title.fill("Written while it is developed");
  await expect(heading).toHaveText("Written while it is developed", DRAWN);
  // From a word to its field, too (X11).
  await expect(async () => {
    await heading.dblclick({ position: { x: 8, y: 8 } });
    await expect(title).toBeFocused({ timeout: 500 });
  }).toPass(DRAWN);
  await page.close();
});
