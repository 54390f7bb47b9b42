/**
 * Machine drafts of missing translations, and their outcome (X3). DeepL's HTTP API is faked at the configured address.
 */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { json } from "node:stream/consumers";
import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { violations } from "./accessibility-support";
import { withDraft } from "./case-draft";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

// One after the other: there is one service.
test.describe.configure({ mode: "default" });

const signIn = ownEditor("machine");

const asked = z.object({ text: z.array(z.string()), target_lang: z.string() });

interface Service {
  /** Lets the service answer: with translations, or with a status that is none. */
  answer(status: number): void;
  stop(): Promise<unknown>;
}

/** A fake DeepL whose responses are controlled by tests. */
async function playDeepL(): Promise<Service> {
  const waiting: ((status: number) => void)[] = [];
  const told: number[] = [];
  const server: Server = createServer(async (request, response) => {
    const { text, target_lang: to } = asked.parse(await json(request));
    const status = told.shift() ?? (await new Promise<number>((resolve) => waiting.push(resolve)));
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ translations: text.map((one) => ({ text: `${one} (${to})` })) }));
  });
  server.listen(Number(new URL(process.env.MACHINE_URL ?? "").port), "localhost");
  await once(server, "listening");
  return {
    answer(status) {
      const next = waiting.shift();
      if (next) next(status);
      else told.push(status);
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

let service: Service;
test.beforeAll(async () => {
  service = await playDeepL();
});
test.afterAll(() => service.stop());

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const cellOf = (row: Locator) => row.locator('td[data-locale="Русский"]');
const CELL = 'td[data-locale="Русский"]:has([data-state])';

async function openBoard(page: Page, title: string): Promise<Locator> {
  await page.goto("/admin/translations?list=cases&language=ru&state=missing");
  await expect(rowOf(page, title)).toBeVisible();
  return cellOf(rowOf(page, title));
}

/** By key; in the page as it came nothing can be pressed before the scripts have run. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

const stored = async (page: Page, id: number) =>
  (await page.request.get(`/cms-api/cases/${id}?draft=true&locale=ru&depth=0&fallback-locale=none`, asSite)).json();

test("X3: a machine's draft is made by a key", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A bakery that rises before the city." }, async ({ id, title }) => {
    const cell = await openBoard(page, title);
    const button = cell.getByRole("button", { name: `Draft by machine: ${title}, Русский` });
    expect(await violations(page, CELL)).toEqual([]);
    await press(button);
    await expect(cell.getByRole("status")).toHaveText("Translating…");
    await expect(button).toBeDisabled();
    expect(await violations(page, CELL)).toEqual([]);
    service.answer(200);
    await expect.poll(async () => (await stored(page, id)).lead).toBe("A bakery that rises before the city. (RU)");
  });
});

test("X3: a draft is told of where it was asked for, and marked there", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A bakery that rises before the city." }, async ({ title }) => {
    await page.goto("/admin/translations?list=cases&language=ru&state=all");
    const cell = cellOf(rowOf(page, title));
    service.answer(200);
    await press(cell.getByRole("button", { name: /^Draft by machine/ }));
    await expect(cell.getByRole("status")).toContainText("Drafted. Read it.");
    await expect(cell.getByText("machine draft").first()).toBeVisible();
  });
});

test(
  "X3: a service that does not translate is told of in a sentence, and can be asked again",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page);
    await withDraft(page.request, { lead: "A bakery that rises before the city." }, async ({ id, title }) => {
      const cell = await openBoard(page, title);
      const button = cell.getByRole("button", { name: /^Draft by machine/ });
      for (const [status, sentence] of [
        [403, "The translating service refuses the key that is set."],
        [456, "its limit is used up"],
      ] as const) {
        service.answer(status);
        await press(button);
        await expect(cell.getByRole("alert")).toContainText(sentence);
        expect(await violations(page, CELL)).toEqual([]);
      }
      expect((await stored(page, id)).lead ?? null).toBeNull();
      service.answer(200);
      await press(button);
      await expect.poll(async () => (await stored(page, id)).lead).toContain("(RU)");
    });
  },
);
