/** G3: `gatsby develop` with GraphiQL, and the queries that the README gives. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";

/** What waits within a hook ends with the time of a test or with that of the hook, whichever is over first. */
const START_LIMIT = 900_000;
const QUERIES = [...readFileSync("README.md", "utf8").matchAll(/```graphql\n([\s\S]*?)```/g)].map(
  ([, query = ""]) => query,
);

let develop: ChildProcess;
let address: string;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

test.describe.configure({ mode: "serial", timeout: START_LIMIT });

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT);
  const port = await freePort();
  address = `http://localhost:${port}`;
  develop = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
    env: {
      ...process.env,
      NODE_ENV: "development",
      GATSBY_TELEMETRY_DISABLED: "1",
      // A picture is made when it is asked for, as on a builder's machine; where CI is set it would make all of them first.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  const keep = (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4000));
  develop.stdout?.on("data", keep);
  develop.stderr?.on("data", keep);
  await expect
    .poll(
      () => {
        if (develop.exitCode !== null) throw new Error(`gatsby develop ended with ${develop.exitCode}:\n${printed}`);
        return fetch(`${address}/___graphql`).then(
          ({ status }) => `${status}`,
          () => printed,
        );
      },
      { timeout: START_LIMIT, intervals: [500] },
    )
    .toBe("200");
});

test.afterAll(() => {
  if (develop?.pid !== undefined) process.kill(-develop.pid, "SIGKILL");
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
  const russian = await pages('{ locale: { eq: "ru" } }');
  expect(russian.length).toBeGreaterThan(20);
  expect(russian.filter(({ path }) => !/^\/ru(?:\/|$)/.test(path))).toEqual([]);
});

test("G3: every entity has a description in the schema", async ({ request }) => {
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

/** What the layers of the cascade give the heading of a page, and where they put it. */
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
