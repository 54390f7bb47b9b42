/** Each kind of page is there at once when one comes back to it from another site. */
import { LOCALES } from "@future-native/contract";
import { inTurn } from "../support/test-length";
import { isKept, serveElsewhere, withBackForwardCache } from "./detectors/back-forward-cache";
import { expect } from "./journey";
import { testInOneTab } from "./one-tab";
import { addressOf, KINDS, open } from "./support";

const test = testInOneTab({});

test.use(withBackForwardCache);

let elsewhere: Awaited<ReturnType<typeof serveElsewhere>>;
test.beforeAll(async () => {
  elsewhere = await serveElsewhere();
});
test.afterAll(() => elsewhere.close());

test("a page is kept while one is on another site", { tag: "@long" }, async ({ tab, request }) => {
  const lost: string[] = [];
  // Browsers keep no page that is an error.
  for (const [row, kind] of KINDS.filter((kind) => kind !== "not-found").entries())
    for (const locale of inTurn(LOCALES, row)) {
      const path = await addressOf(kind, locale, request);
      await open(tab, path);
      if (!(await isKept(tab, elsewhere.address))) lost.push(path);
    }
  expect(lost).toEqual([]);
});

test("a page that holds another window is not kept", async ({ tab }) => {
  await open(tab, "/privacy");
  const [other] = await Promise.all([tab.waitForEvent("popup"), tab.evaluate(() => void window.open("about:blank"))]);
  expect(await isKept(tab, elsewhere.address)).toBe(false);
  await other.close();
});
