/** A separate editor for a journey, because an entry that one account has open is locked for others. */
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./journey";

/** A connection that has idled while a browser drew something may just have been closed. */
export const maxRetries = 3;

/** Options of a call to the CMS as the site's own pages make it: the CMS takes its cookie from them only. */
export const asSite = { maxRetries, headers: { Origin: process.env.BASE_URL ?? "" } };

interface Requester {
  request: APIRequestContext;
}

async function signInAs({ request }: Requester, data: object): Promise<void> {
  const login = await request.post("/cms-api/users/login", { data, maxRetries });
  expect(login.ok()).toBe(true);
}

/**
 * Signs the admin of the installation in: for journeys that open published entries and save nothing, since Payload
 * locks an entry that is open for other accounts.
 */
export const signInAsAdmin = (requester: Requester) =>
  signInAs(requester, { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD });

/** Signs the admin of the installation in, as a person does. */
export async function signInByForm(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(process.env.ADMIN_EMAIL ?? "");
  await page.getByLabel("Password", { exact: true }).fill(process.env.ADMIN_PASSWORD ?? "");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
}

/**
 * Makes an editor before the journeys of a file and takes it away after them.
 * @param name part of the e-mail address
 * @returns signs a page or a request in as that editor
 */
export function ownEditor(name: string): (requester: Requester) => Promise<void> {
  const editor = { email: `${name}-${crypto.randomUUID()}@example.com`, password: "they are read by editors" };
  let id: number | undefined;

  test.beforeAll(async ({ request }) => {
    await expect(async () => {
      await signInAsAdmin({ request });
      const made = await request.post("/cms-api/users", { data: { ...editor, role: "editor" }, ...asSite });
      expect(made.status()).toBe(201);
      ({ id } = (await made.json()).doc);
    }).toPass();
  });

  test.afterAll(async ({ request }) => {
    await expect(async () => {
      await signInAsAdmin({ request });
      expect((await request.delete(`/cms-api/users/${id}`, asSite)).ok()).toBe(true);
    }).toPass();
  });

  return (requester) => signInAs(requester, editor);
}
