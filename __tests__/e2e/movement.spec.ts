/** Movement: page transitions, entrance animations, and none of them with reduced motion (N27). */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";
import {
  aliasIn,
  cardLink,
  movements,
  open,
  parts,
  propertiesOfDrawings,
  scrollTo,
  scrollY,
  settled,
  watchTransitions,
} from "./movement-support";
import { watchFaults } from "./support";

test.describe("N27: the transition between pages", () => {
  test("N27: it is named page and goes out, then in, 0.4 s behind the horizon and 0.2 s", async ({ page }) => {
    const faults = watchFaults(page);
    await watchTransitions(page);
    await open(page, "/contacts");
    await page.getByRole("link", { name: /home/i }).first().click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => movements(page)).toHaveLength(1);
    const [first = []] = await movements(page);
    expect(first).toContainEqual({ part: "::view-transition-old(page)", name: "rise", delay: 0, duration: 400 });
    expect(first).toContainEqual({ part: "main", name: "enter", delay: 400, duration: 200 });
    await settled(page);
    expect(faults).toEqual([]);
  });

  test("N27: steps through the history move as well", async ({ page }) => {
    await watchTransitions(page);
    await open(page, "/contacts");
    await page.getByRole("link", { name: /home/i }).first().click();
    await expect(page.locator("body")).toHaveAttribute("data-layout", "default");
    await page.goBack();
    await expect(page.locator("body")).toHaveAttribute("data-layout", "simple-with-logo");
    await expect.poll(() => movements(page)).toHaveLength(2);
  });

  test("N27: one that is interrupted ends on the last page", async ({ page }) => {
    const faults = watchFaults(page);
    await open(page, "/contacts");
    await page.evaluate(() => {
      const onward = new MutationObserver(() => {
        onward.disconnect();
        window.___navigate("/career");
      });
      onward.observe(document.documentElement, { attributeFilter: ["data-transition"] });
    });
    await page.getByRole("link", { name: /home/i }).first().click();
    await expect(page).toHaveURL("/career");
    await expect(page.locator("body")).toHaveAttribute("data-layout", "career");
    await settled(page);
    await expect(page.locator("main")).toHaveCount(1);
    expect(faults).toEqual([]);
  });

  test("N27: the page that has come takes clicks while the old one is still leaving", async ({ page }) => {
    await open(page, "/cases");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        // As if it took for ever: whatever lies over the page has to let the clicks through.
        void transition.ready.then(() => document.getAnimations().forEach((animation) => animation.pause()));
        return transition;
      };
    });
    await cardLink(page, 0).click();
    await expect(page.locator("html")).toHaveAttribute("data-transition", "in");
    await expect(page.locator("[data-over-growing]").first()).toBeVisible();
    await page.getByRole("button", { name: /menu/i }).click();
    await expect(page.getByRole("button", { name: /menu/i })).toHaveAttribute("aria-expanded", "true");
  });

  test("N27: a filter in the address and a hash are no other page", async ({ page }) => {
    await watchTransitions(page);
    await open(page, "/cases");
    const filter = page.locator('a[href*="?cat="]').first();
    await filter.click();
    await expect(page).toHaveURL(/\?cat=/);
    await page.evaluate(() => window.location.assign("#content"));
    await expect(page).toHaveURL(/#content$/);
    // The list rearranges itself, by a transition that is not the pages'.
    expect(await parts(page)).not.toContain("::view-transition-old(page)");
  });

  test("N27: the picture of a case grows from the list into the case, and goes back into it", async ({ page }) => {
    await watchTransitions(page);
    await open(page, "/cases");
    const link = cardLink(page, 2);
    const alias = await aliasIn(link);
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(`/cases/${alias}`);
    await expect.poll(() => parts(page)).toContain("::view-transition-group(cover)");
    await expect.poll(() => parts(page)).toContain("::view-transition-new(cover)");
    await settled(page);
    await expect(page.locator("[style*='view-transition-name']")).toHaveCount(0);
    await page.evaluate(() => (window.movements = []));
    await page.goBack();
    await expect(page).toHaveURL("/cases");
    await expect.poll(() => parts(page)).toContain("::view-transition-new(cover)");
  });

  test("N27: with reduced motion pages are swapped plainly, and nothing on them moves", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchTransitions(page);
    await open(page, "/contacts");
    await page.getByRole("link", { name: /home/i }).first().click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("body")).toHaveAttribute("data-layout", "default");
    expect(await movements(page)).toEqual([]);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming().duration ?? 0)
        .filter((duration) => Number(duration) > 1),
    );
    expect(moving).toEqual([]);
  });

  test("N27: a browser without such transitions shows the page all the same", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, "startViewTransition", { value: undefined });
      delete (Document.prototype as Partial<Document>).startViewTransition;
    });
    await open(page, "/contacts");
    await page.getByRole("link", { name: /home/i }).first().click();
    await expect(page.locator("body")).toHaveAttribute("data-layout", "default");
    await expect(page.locator("html")).toHaveAttribute("data-transition", "plain");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("N27: reveals", () => {
  const waiting = (page: Page) => page.locator('main [data-reveal="waiting"]');

  test("N27: what is below the window waits, comes in once, and stays", async ({ page }) => {
    await open(page, "/");
    await expect(waiting(page).first()).toBeAttached();
    const isHidden = await waiting(page)
      .first()
      .evaluate((element) => ({
        isBelow: element.getBoundingClientRect().top >= window.innerHeight,
        opacity: getComputedStyle(element).opacity,
      }));
    expect(isHidden).toEqual({ isBelow: true, opacity: "0" });
    const first = await waiting(page).first().elementHandle();
    await first?.evaluate((element) => element.scrollIntoView());
    await expect.poll(() => first?.getAttribute("data-reveal")).toBe("shown");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await first?.getAttribute("data-reveal")).toBe("shown");
  });

  test("N27: what was passed at one jump has come in as well", async ({ page }) => {
    await open(page, "/");
    await expect(waiting(page).first()).toBeAttached();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(waiting(page)).toHaveCount(0);
  });

  test("N27: admin mode shows everything at once, and is kept for the tab", async ({ page }) => {
    await open(page, "/?admin=1");
    await expect(page.locator("main section").last()).toBeAttached();
    await expect(waiting(page)).toHaveCount(0);
    await open(page, "/about");
    await expect(waiting(page)).toHaveCount(0);
  });

  test("N27: with reduced motion nothing waits to be seen", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    await expect(page.locator("main section").last()).toBeAttached();
    const opacities = await page
      .locator("main section *")
      .evaluateAll((all) => [
        ...new Set(
          all
            .filter((element) => element.matches('[data-reveal="waiting"]'))
            .map((element) => getComputedStyle(element).opacity),
        ),
      ]);
    expect(opacities.filter((opacity) => opacity !== "1")).toEqual([]);
  });
});

test.describe("N27: what moves all the time or with the scroll", () => {
  for (const path of ["/", "/career"]) {
    // Animating `translate`, `rotate` or `scale` would cause a style recalculation and a paint in every frame.
    test(`N27: drawings of ${path} move by their transform, which costs the page nothing`, async ({ page }) => {
      await open(page, path);
      const moved = new Set<string>();
      const end = await page.evaluate(() => document.body.scrollHeight - window.innerHeight);
      for (let top = 400; top < end; top += 600) {
        await scrollTo(page, top);
        for (const property of await propertiesOfDrawings(page)) moved.add(property);
      }
      expect([...moved]).toEqual(["transform"]);
    });
  }
});
