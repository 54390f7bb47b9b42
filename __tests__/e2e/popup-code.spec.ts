/**
 * When the code and the words of the form over the page are fetched, and what becomes of it where they cannot be had
 * (F1).
 */
import { expect, test } from "./journey";
import { trigger } from "./enquiry-support";
import { openFully } from "./support";

const FILES = { code: /^\/popup-[^/]+\.js$/, words: /^\/form-en-[^/]+\.js$/ };

for (const how of ["hover", "focus"] as const) {
  test(`F1, G5: are asked for on ${how} of a link that opens it, and not before`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const popup = () => asked.filter((path) => Object.values(FILES).some((file) => file.test(path)));
    await openFully(page, "/about");
    await page.waitForLoadState("networkidle");
    expect(popup()).toEqual([]);
    await trigger(page, "about_button", 3)[how]();
    await expect.poll(popup).toHaveLength(2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

test("F1: who has gone on to another page stays there when it cannot be had", { tag: "@long" }, async ({ page }) => {
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(
    ({ pathname }) => FILES.code.test(pathname),
    async (route) => {
      await refused;
      await route.abort();
    },
  );
  await openFully(page, "/about");
  await trigger(page, "about_button", 3).click();
  await page.evaluate(() => window.___navigate("/cases"));
  await expect(trigger(page, "about_button", 3)).toHaveCount(0);
  refuse();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/cases");
});

test("F1: popup::open tries again after it could not be had", { tag: "@long" }, async ({ page }) => {
  const isCode = ({ pathname }: URL) => FILES.code.test(pathname);
  await page.route(isCode, (route) => route.abort());
  await openFully(page, "/about");
  const failed = page.waitForEvent("requestfailed", (request) => isCode(new URL(request.url())));
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("popup::open", { detail: { type: 1 } })));
  await failed;
  await page.unroute(isCode);
  // The page notices the failure shortly after the network and closes popups that were requested until then: retry.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new CustomEvent("popup::open", { detail: { type: 3 } })));
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

for (const [what, file] of Object.entries(FILES)) {
  test(`F1: where the ${what} cannot be had, the link leads to the form's page`, async ({ page }) => {
    await page.route(
      ({ pathname }) => file.test(pathname),
      (route) => route.abort(),
    );
    await openFully(page, "/contacts");
    await trigger(page, "contacts_button", 2).click();
    await expect(page).toHaveURL("/contacts/job");
    await expect(page.getByRole("heading", { level: 1, name: "Tell us about yourself" })).toBeVisible();
  });
}
