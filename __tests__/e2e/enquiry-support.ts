/** Helpers for journeys of forms: opening, filling, and the sent request. */
import { expect, type Locator, type Page, type Route } from "@playwright/test";

export const MAIL = "**/api/mail/";

/** A small real one. */
export const PDF = {
  name: "brief.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    "%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n" +
      "xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000056 00000 n \n" +
      "trailer\n<</Size 3/Root 1 0 R>>\nstartxref\n107\n%%EOF\n",
  ),
};

/** A link that opens a form from a place. */
export const trigger = (page: Page, source: string, type: number): Locator =>
  page.locator(`a[data-popup-source="${source}"][data-popup-type="${type}"]`).first();

export interface PopupDetail {
  type?: number;
  source?: string;
}

/** Waits until a form has entered: until its first frame it is below the window, even with reduced motion. */
export async function hasComeIn(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
}

/** Opens a form as other code does (F1), and waits until it has come in. @returns the dialog */
export async function openPopup(page: Page, detail?: PopupDetail): Promise<Locator> {
  await page.evaluate((given) => window.dispatchEvent(new CustomEvent("popup::open", { detail: given })), detail);
  const dialog = page.getByRole("dialog");
  await hasComeIn(dialog);
  return dialog;
}

/** Unique texts, because the same text twice counts as one enquiry. */
export function answers(): Record<string, string> {
  const mark = crypto.randomUUID();
  return {
    name: `Ana ${mark}`,
    org: "North & Co",
    vacancy: "Art director",
    speaker: "Somebody who knows brands",
    description: "https://portfolio.example/ana\nSecond line",
    email: `ana-${mark}@north.example`,
    phone: "+44 (20) 7946-0000",
  };
}

/** Fills in all fields of a form and gives the consents. */
export async function fill(form: Locator, texts = answers()): Promise<Record<string, string>> {
  for (const field of await form
    .locator("fieldset :is(input:not([type=file], [type=checkbox], [type=hidden]), textarea)")
    .all()) {
    const name = (await field.getAttribute("name")) ?? "";
    await field.fill(texts[name] ?? "");
  }
  for (const consent of await form.getByRole("checkbox").all()) await consent.check();
  return texts;
}

/** The field of a form by its name in the request. */
export const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

export const sendButton = (form: Locator) => form.locator("button[type=submit]");

/** Sends a form that may not be ready: its button says that it is not, and can be clicked all the same. */
export async function pressSend(form: Locator): Promise<void> {
  // A forced click does not wait for a dialog that is coming in.
  await sendButton(form).scrollIntoViewIfNeeded();
  await sendButton(form).click({ force: true });
}

/** Responds to requests like the server. */
export const answerWith =
  (status: number, json: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, json, headers });
