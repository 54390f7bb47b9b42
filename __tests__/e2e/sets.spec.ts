/** A set of drafts is shown, approved, goes live and is put back (X12). Runs among the last: it changes the site. */
import { devices, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { choose } from "./form-bar";
import { expect, test, watchPolicy } from "./journey";
import { asSite, ownEditor, signInByForm } from "./own-editor";

// A build on a busy machine.
const BUILT = { timeout: 300_000 };
test.describe.configure({ mode: "default", timeout: 900_000 });

const signInAsEditor = ownEditor("sets");

const PASSPHRASE = "three loud drums";

interface Case {
  id: string;
  alias: string;
  title: string;
}

const casesOf = async ({ request }: Page) => (await (await request.get("/api/cases/en")).json()) as Case[];

/** Makes a set with a case that is renamed, and gives its id. */
async function makeSet(page: Page, name: string, { id }: Case, title: string): Promise<number> {
  const renamed = await page.request.patch(`/cms-api/cases/${id}?draft=true&locale=en`, { data: { title }, ...asSite });
  expect(renamed.ok()).toBe(true);
  const data = { name, publish: [{ relationTo: "cases", value: Number(id) }] };
  const made = await page.request.post("/cms-api/sets", { data, ...asSite });
  expect(made.status()).toBe(201);
  return (await made.json()).doc.id;
}

// A set that is left open has its entries, which a second attempt needs.
test.afterEach(async ({ page }) => {
  await page.request.delete("/cms-api/sets?where[phase][equals]=open", asSite);
});

async function openPanel(page: Page, set: number) {
  await page.goto(`/admin/collections/sets/${set}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.getByRole("button", { name: "Private site" }).click();
  return page.getByRole("dialog");
}

async function showIt(page: Page, set: number) {
  const panel = await openPanel(page, set);
  await panel.getByRole("button", { name: "Show" }).click();
  const state = page.locator("p[role=status][data-state]").first();
  await expect(state).toHaveAttribute("data-state", "building");
  await expect(state).toHaveAttribute("data-state", "shown", BUILT);
  return panel;
}

/** A reader without an account, on a phone. */
async function reader(browser: Browser): Promise<{ context: BrowserContext; page: Page; violations: string[] }> {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const context = await browser.newContext({ ...phone, baseURL: process.env.BASE_URL });
  const violations = await watchPolicy(context);
  return { context, page: await context.newPage(), violations };
}

/** The page data that a reader gets, which Gatsby uses for client-side navigation. */
async function dataOf({ request }: BrowserContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const code = /___webpackCompilationHash="([\da-f]{20})"/.exec(html)?.[1];
  const answer = await request.get(`/page-data/${code}${path}/page-data.json`);
  expect(answer.status()).toBe(200);
  return answer.text();
}

const withoutBar = (html: string) =>
  html.replace(/<link rel="stylesheet" href="\/api\/show\/bar\.css">[\s\S]*<\/script>\n(?=<\/body>)/, "");

test("X12: a set is shown to a reader with its link, gets a note, is approved, goes live as it was shown, and is put back", async ({
  browser,
  page,
}) => {
  await signInByForm(page);
  const [first] = await casesOf(page);
  if (!first) throw new Error("The demo content has cases.");
  const path = `/cases/${first.alias}`;
  const title = `Seen before the others ${Date.now()}`;
  const set = await makeSet(page, "Spring", first, title);

  await page.goto(`/admin/collections/cases/${first.id}?locale=en`);
  await expect(page.getByRole("link", { name: "Spring" })).toHaveAttribute(
    "href",
    `/admin/collections/sets/${set}#private-site`,
  );

  const panel = await showIt(page, set);
  expect(await (await page.request.get(path)).text()).not.toContain(title);
  await panel.getByLabel(/^Passphrase/).fill(PASSPHRASE);
  await panel.getByRole("button", { name: "Make and copy the link" }).click();
  const link = await panel.getByRole("textbox", { name: "Link to the private site" }).inputValue();
  expect(link).toMatch(/\/api\/show#[\w-]{22}$/);

  const client = await reader(browser);
  await client.page.goto(link);
  await client.page.getByLabel("Passphrase").fill("four quiet flutes");
  await client.page.getByRole("button", { name: "Open the site" }).click();
  await expect(client.page.getByRole("heading", { level: 1 })).toHaveText("That is not the passphrase");
  await client.page.getByLabel("Passphrase").fill(PASSPHRASE);
  await client.page.getByRole("button", { name: "Open the site" }).click();
  const bar = client.page.getByRole("complementary", { name: "Private preview" });
  await expect(bar).toContainText("Spring");
  const answer = await client.page.goto(path);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
  const heading = client.page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);

  await bar.getByText("Note", { exact: true }).click();
  await bar.getByRole("button", { name: "Choose a place on the page" }).click();
  await heading.tap();
  await expect(bar.getByRole("blockquote")).toHaveText(title);
  await bar.getByLabel("Your note").fill("Shorter, please.");
  await bar.getByLabel("Your name").first().fill("A client");
  await bar.getByRole("button", { name: "Send the note" }).click();
  await expect(bar.getByRole("status")).toHaveText("Thank you. The editors have your note.");
  await bar.getByText("Approve", { exact: true }).click();
  await bar.getByRole("button", { name: "Approve the site" }).click();
  await expect(bar.getByText("Approved", { exact: true })).toBeVisible();

  const seen = {
    data: await dataOf(client.context, path),
    html: withoutBar(await (await client.context.request.get(path)).text()),
  };
  expect(client.violations).toEqual([]);
  const form = await client.context.request.post("/api/mail/", { multipart: { name: "A client" }, ...asSite });
  expect(form.status()).toBe(403);

  const again = await openPanel(page, set);
  await expect(again).toContainText("Shorter, please.");
  await expect(again.getByText(title)).toBeVisible();
  await expect(again).toContainText("What is shown now was approved by: A client");
  const hash = (await (await page.request.get(`/cms-api/sets/${set}/status`, asSite)).json()).hash as string;
  page.once("dialog", (dialog) => void dialog.accept());
  await again.getByRole("button", { name: "Go live now" }).click();
  await expect(async () => {
    expect(await (await page.request.get(path)).text()).toContain(title);
  }).toPass(BUILT);

  expect(hash).toMatch(/^[\da-f]{64}$/);
  const visitor = await reader(browser);
  expect(await dataOf(visitor.context, path)).toBe(seen.data);
  expect(await (await visitor.context.request.get(path)).text()).toBe(seen.html);
  // The link has ended with that: its reader is a visitor.
  await client.page.goto(path);
  await expect(client.page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(bar).toHaveCount(0);
  // Visitors have it a moment before the log of releases says so.
  await expect(async () => {
    const { releases } = await (await page.request.get("/cms-api/releases/status", asSite)).json();
    expect(releases[0]).toMatchObject({ state: "live", way: "shown" });
  }).toPass();

  page.once("dialog", (dialog) => void dialog.accept());
  await (await openPanel(page, set)).getByRole("button", { name: "Put back" }).click();
  await expect(async () => {
    expect(await (await page.request.get(path)).text()).not.toContain(title);
  }).toPass(BUILT);
  await client.context.close();
  await visitor.context.close();
});

test("X12: without JavaScript the link opens by being pasted; revoked, it is dead within a second; guessed ones open nothing", async ({
  browser,
  page,
}) => {
  await signInByForm(page);
  const [, second] = await casesOf(page);
  if (!second) throw new Error("The demo content has cases.");
  const title = `Never to be public ${Date.now()}`;
  const set = await makeSet(page, "Autumn", second, title);
  const panel = await showIt(page, set);
  await panel.getByRole("button", { name: "Make and copy the link" }).click();
  const link = await panel.getByRole("textbox", { name: "Link to the private site" }).inputValue();

  const context = await browser.newContext({ baseURL: process.env.BASE_URL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/api/show");
  await plain.getByLabel("Your link").fill(link);
  await plain.getByRole("button", { name: "Open the site" }).click();
  await plain.goto(`/cases/${second.alias}`);
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(title);
  await plain.getByText("Approve", { exact: true }).click();
  await plain.getByLabel("Your name").last().fill("Another client");
  await plain.getByRole("button", { name: "Approve the site" }).click();
  await expect(plain.getByText("Approved", { exact: true })).toBeVisible();

  page.once("dialog", (dialog) => void dialog.accept());
  const revoked = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await panel.getByRole("button", { name: "Revoke" }).click();
  await revoked;
  const since = Date.now();
  let asked = since;
  await expect(async () => {
    asked = Date.now();
    const html = await (await context.request.get(`/cases/${second.alias}`)).text();
    expect(html).not.toContain(title);
  }).toPass({ intervals: [50] });
  // Time of the request, because the response may be slow on a busy machine.
  expect(asked - since).toBeLessThan(1000);

  const stranger = await browser.newContext({ baseURL: process.env.BASE_URL });
  const guesses = Array.from({ length: 60 }, () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url"),
  );
  for (const token of guesses) {
    const opened = await stranger.request.post("/api/show", { form: { token }, maxRedirects: 0, ...asSite });
    expect([404, 429]).toContain(opened.status());
    const cookie = `future_native_set=${token}.${token}`;
    const read = await stranger.request.get(`/cases/${second.alias}`, { headers: { Cookie: cookie } });
    expect(await read.text()).not.toContain(title);
  }
  await context.close();
  await stranger.close();
});

test("X12: a draft gets a set of its own from its form, to go live at a minute as it was shown", async ({ page }) => {
  await signInByForm(page);
  const of = (await casesOf(page)).at(-1);
  if (!of) throw new Error("The demo content has cases.");
  await page.goto(`/admin/collections/cases/${of.id}?locale=en`);
  await choose(page, "Alone, in a set of its own");
  const link = page.getByText("In the set").getByRole("link");
  // A draft may have another name than what is on the site.
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/collections\/sets\/\d+/);
  await expect(page.locator("#field-name")).toHaveValue(name);
  await expect(page.getByRole("dialog", { name: "Private site" })).toBeVisible();
  await expect(page.locator("#field-publish")).toContainText(name);
  await expect(page.getByText("Goes live by itself")).toBeVisible();
  const twice = await page.request.post("/cms-api/sets/alone", { data: { list: "cases", id: of.id }, ...asSite });
  expect([twice.status(), await twice.text()]).toEqual([400, expect.stringContaining(name)]);
});

test("X12: an editor's set changes no settings and no redirects, which are an admin's", async ({ page, request }) => {
  await signInAsEditor({ request });
  const data = { name: "Summer", redirects: [{ from: "/summer", to: "/cases" }] };
  const made = await request.post("/cms-api/sets", { data, ...asSite });
  expect([made.status(), (await made.json()).doc.redirects ?? []]).toEqual([201, []]);
  const refused = await request.post("/cms-api/sets", { data: { name: "Summer", screens: ["settings"] }, ...asSite });
  expect(refused.status()).toBe(403);
  await signInByForm(page);
});
