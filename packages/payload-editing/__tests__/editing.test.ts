/** Saves in a Payload that has nothing else. */
import type { CollectionConfig, GlobalConfig } from "payload";
import { siteRole } from "payload-kit/content-lists";
import { providePayload } from "payload-kit/testing";
import { editing } from "../src";
import { BASED_ON } from "../src/based-on";

const drafts = { versions: { drafts: true }, custom: siteRole("entries") } as const;
const POSTS: CollectionConfig = {
  ...drafts,
  slug: "posts",
  fields: [
    { name: "title", type: "text", localized: true },
    { name: "look", type: "text" },
    { name: "formerNames", type: "text", hasMany: true },
  ],
};
const NOTES: CollectionConfig = {
  slug: "notes",
  versions: { drafts: true },
  fields: [{ name: "title", type: "text" }],
};
const ABOUT: GlobalConfig = { ...drafts, slug: "about", fields: [{ name: "title", type: "text" }] };

const payload = providePayload({
  collections: [POSTS, NOTES],
  globals: [ABOUT],
  localization: { locales: ["en", "ru"], defaultLocale: "en", fallback: false },
  plugins: [editing({ stamps: ["look"], addedTo: ["formerNames"] })],
});

const STALE = { status: 409, data: { errors: [{ path: BASED_ON }] } };

/** A post that is opened, and how it is saved as a draft. */
async function openPost() {
  const { id, updatedAt } = await payload().create({ collection: "posts", data: { title: "One" }, draft: true });
  const save = (data: object, locale: "en" | "ru" = "en") =>
    payload().update({ collection: "posts", id, data, draft: true, locale });
  return { since: updatedAt, save };
}

test("a save over a newer version is refused, and one that names the newer version is not", async () => {
  const { since, save } = await openPost();
  const newer = await save({ title: "Two", [BASED_ON]: since });
  await expect(save({ title: "Three", [BASED_ON]: since })).rejects.toMatchObject(STALE);
  expect(await save({ title: "Three", [BASED_ON]: newer.updatedAt })).toMatchObject({ title: "Three" });
});

test("a save that names no version is as before, and the name is not stored", async () => {
  const { since, save } = await openPost();
  await save({ title: "Two" });
  expect(await save({ title: "Three" })).toMatchObject({ title: "Three" });
  expect(await save({ title: "Four", [BASED_ON]: "no moment" })).not.toHaveProperty(BASED_ON);
  await expect(save({ title: "Five", [BASED_ON]: since })).rejects.toMatchObject(STALE);
});

test("another language, and a field that saves set by themselves, are no conflict", async () => {
  const { since, save } = await openPost();
  await save({ title: "Один" }, "ru");
  await save({ look: "large" });
  expect(await save({ title: "Two", [BASED_ON]: since })).toMatchObject({ title: "Two" });
});

test("a save keeps what was added to a list since it began", async () => {
  const { since, save } = await openPost();
  await save({ formerNames: ["first"] });
  expect(await save({ title: "Two", formerNames: ["own"], [BASED_ON]: since })).toMatchObject({
    formerNames: ["own", "first"],
  });
});

test("the same is true of a global", async () => {
  const save = (data: object) => payload().updateGlobal({ slug: "about", data, draft: true });
  const { updatedAt } = await save({ title: "One" });
  await save({ title: "Two" });
  await expect(save({ title: "Three", [BASED_ON]: updatedAt })).rejects.toMatchObject(STALE);
});

test("a list that is no content is left alone, and ignores the name of a version", async () => {
  const { id, updatedAt } = await payload().create({ collection: "notes", data: { title: "One" }, draft: true });
  const save = (data: object) => payload().update({ collection: "notes", id, data, draft: true });
  await save({ title: "Two" });
  expect(await save({ title: "Three", [BASED_ON]: updatedAt })).toMatchObject({ title: "Three" });
});
