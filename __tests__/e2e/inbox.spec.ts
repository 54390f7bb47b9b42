/** The inbox of enquiries in the admin of the real CMS (F6, A5, X5). */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";

const PDF = "%PDF-1.4\n%%EOF\n";

async function signIn(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(process.env.ADMIN_EMAIL ?? "");
  await page.getByLabel("Password").fill(process.env.ADMIN_PASSWORD ?? "");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

test("A5, X5: an editor finds an enquiry, reads it, takes its file and marks it answered", async ({
  page,
  request,
}) => {
  const name = `Ana ${crypto.randomUUID()}`;
  const email = `${crypto.randomUUID()}@north.example`;
  const sent = await request.post("/api/mail/", {
    multipart: {
      formType: "1",
      lang: "en",
      name,
      org: "North & Co",
      email,
      phone: "+44 (20) 7946-0000",
      privacy: "1",
      file: { name: "brief.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) },
    },
  });
  expect(await sent.json()).toEqual({ success: 1 });

  await signIn(page);
  await page.goto(`/admin/collections/enquiries?search=${encodeURIComponent(name)}`);
  await expect(page.getByText("No mail server is set")).toBeVisible();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("New");
  // The list completes its own address after its first view; a click in that moment is lost.
  await expect(page).toHaveURL(/limit=/);
  await page.getByRole("button", { name: "More actions" }).click();
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const lines = (await readFile(await csv.path(), "utf8")).trim().split("\n");
  expect(lines).toEqual([expect.stringMatching(/,Form,State,Mail,Name,/), expect.stringContaining(`,Brief,New,`)]);
  await row.getByRole("link", { name }).click();
  await expect(page.getByRole("link", { name: email })).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByText("North & Co")).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download brief.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("brief.pdf");
  expect(await readFile(await download.path(), "utf8")).toBe(PDF);
  // The file requires a session.
  expect((await request.get(download.url())).status()).toBe(401);

  // Opening it has made it read.
  const state = page.locator("#field-state");
  await expect(state).toContainText("Read");
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByRole("button", { name: "Mark as answered" })).toHaveCount(0);
  await page.reload();
  await expect(state).toContainText("Answered");
});

test("X5: who is not signed in sees no enquiry", async ({ page, request }) => {
  expect((await request.get("/cms-api/enquiries")).status()).toBe(403);
  expect((await request.get("/cms-api/enquiries/export")).status()).toBe(401);
  await page.goto("/admin/collections/enquiries");
  await expect(page).toHaveURL(/\/admin\/login/);
});
