/** A release can be made of all that the fields of the CMS accept (A1, A6): extreme content is saved over the API, and built. */
import type { APIRequestContext } from "@playwright/test";
import fc from "fast-check";
import { collectionLife, globalLife } from "../../cms/__tests__/support/arbitrary-content";
import { expect, test } from "./journey";
import { asSite } from "./own-editor";

const SEED = 43;
const LIVES = 60;
/** Of a build on a busy machine. */
const BUILT = { timeout: 900_000, intervals: [2_000] };

test.describe.configure({ timeout: 1_800_000 });

interface Release {
  readonly state: string;
  readonly reason: string | null;
}

async function newestRelease(request: APIRequestContext): Promise<Release | undefined> {
  const status = await (await request.get("/cms-api/releases/status", asSite)).json();
  return (status as { releases: Release[] }).releases[0];
}

test("A1, A6: entries and texts of the screens with all that their fields accept are built and go live", async ({
  request,
}) => {
  const account = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
  expect((await request.post("/cms-api/users/login", { data: account })).ok()).toBe(true);
  const statuses = new Set<number>();
  const published = { _status: "published" };
  const query = (locale: string, draft: boolean) => `?locale=${locale}&draft=${draft}&depth=0`;

  for (const [at, { slug, right, saves }] of fc.sample(collectionLife, { seed: SEED, numRuns: LIVES }).entries()) {
    const data = { ...right, ...published, alias: `accepted-${at}` };
    const made = await request.post(`/cms-api/${slug}?locale=en&depth=0`, { data, ...asSite });
    expect(made.status()).toBe(201);
    const { id } = (await made.json()).doc;
    for (const { locale, data } of saves) {
      const body = { ...data, ...published };
      const saved = await request.patch(`/cms-api/${slug}/${id}${query(locale, false)}`, { data: body, ...asSite });
      statuses.add(saved.status());
    }
  }
  for (const { slug, saves } of fc.sample(globalLife, { seed: SEED, numRuns: LIVES })) {
    for (const { locale, data } of saves) {
      const body = { ...data, ...published };
      const saved = await request.post(`/cms-api/globals/${slug}${query(locale, false)}`, { data: body, ...asSite });
      statuses.add(saved.status());
    }
  }
  expect(statuses).toEqual(new Set([200, 400]));

  await expect.poll(async () => (await newestRelease(request))?.state, BUILT).toMatch(/^(?:live|failed)$/);
  await request.post("/cms-api/releases/publish-now", asSite);
  await expect.poll(async () => (await newestRelease(request))?.state, BUILT).toMatch(/^(?:live|failed)$/);
  expect(await newestRelease(request)).toMatchObject({ state: "live" });
});
