/** Publications in a Payload that has nothing else. */
import type { CollectionConfig, GlobalConfig } from "payload";
import { textOf } from "payload-kit";
import { siteRole } from "payload-kit/content-lists";
import { NEEDED } from "payload-kit/needed";
import { providePayload } from "payload-kit/testing";
import { publishGate, type Check, type ContentOptions } from "../src";
import { checkExternalLinks } from "../src/addresses/external-links";
import { CHECKS } from "../src/checks";
import { isWritten } from "../src/entry";
import { gateOf } from "../src/gate";
import { withoutGate } from "../src/without-gate";

const entries = { custom: siteRole("entries"), versions: { drafts: true } } as const;
const text = { type: "text", localized: true, custom: { [NEEDED]: true } } as const;
const POSTS: CollectionConfig = {
  ...entries,
  slug: "posts",
  admin: { useAsTitle: "title" },
  fields: [
    { name: "title", ...text },
    { name: "url", type: "text" },
  ],
};
const PICTURES: CollectionConfig = { slug: "pictures", fields: [{ name: "alt", type: "text", localized: true }] };
const NOTES: CollectionConfig = { ...entries, slug: "notes", custom: {}, fields: POSTS.fields };
const HOME: GlobalConfig = { ...entries, slug: "home", fields: [{ name: "title", ...text }] };

const prefixOf = (locale: string | null) => (locale === "ru" ? "/ru" : "");

/** A page at `/<title>` in each locale that has one. */
const content: ContentOptions = {
  pages: ({ doc, fieldValues, list }) =>
    ["en", "ru"].flatMap((locale) => {
      if (list !== "posts" || !isWritten(fieldValues, locale)) return [];
      const { en } = Object.assign({ en: "" }, doc.title);
      const title = { text: `${locale} ${en}`, field: "title" };
      const path = `${prefixOf(locale)}/${en.toLowerCase()}`;
      return [{ path, locale, title, description: { ...title, text: "" }, anchors: undefined, isCopy: false }];
    }),
  paths: ["/", "/ru"],
  target: (href, locale) => (href.startsWith("/") ? { path: prefixOf(locale) + href, hash: "" } : undefined),
  parts: () => ({ links: [], headings: [], pictures: [], videos: [], paragraphs: [], texts: [] }),
};

const said = (message: string) => ({ en: message, ru: message, pt: message });

/** A check of the site, which has a fact of its own. */
const forbidden: Check<{ readonly word: string }> = ({ after, site }) =>
  (after?.fieldValues ?? []).flatMap(({ locale, path, value }) => {
    if (!textOf(value).includes(site.word)) return [];
    return [{ severity: "error", field: path, locale, message: said("That is forbidden."), subject: site.word }];
  });

const payload = providePayload({
  collections: [POSTS, PICTURES, NOTES],
  globals: [HOME],
  localization: {
    locales: [
      { code: "en", label: "English" },
      { code: "ru", label: "Русский" },
    ],
    defaultLocale: "en",
    fallback: false,
  },
  plugins: [
    publishGate({
      checks: { ...CHECKS, forbidden },
      content,
      pictures: { collection: "pictures", alt: "alt", decorative: "decorative" },
      facts: async () => ({ word: "secret" }),
    }),
  ],
});

const publish = (data: object, context = {}) =>
  payload().create({ collection: "posts", data: { ...data, _status: "published" }, context });
const refused = (field: string, message: string) => ({
  data: { errors: [expect.objectContaining({ path: field, message: expect.stringContaining(message) })] },
});

test("a publication with a fault is refused with a sentence at its field, and a draft is saved", async () => {
  await expect(publish({ title: "Lorem ipsum" })).rejects.toMatchObject(refused("title", "English: “Lorem ipsum”"));
  await expect(publish({ title: "One", url: "/nowhere" })).rejects.toMatchObject(refused("url", "there is no page"));
  await expect(publish({ title: "A secret" })).rejects.toMatchObject(refused("title", "That is forbidden."));
  const draft = { collection: "posts", data: { title: "Lorem ipsum" }, draft: true } as const;
  expect(await payload().create(draft)).toMatchObject({ title: "Lorem ipsum", _status: "draft" });
});

test("faults that are live do not block", async () => {
  const { id } = await publish({ title: "Live", url: "/nowhere" }, withoutGate("test"));
  const update = (data: object) =>
    payload().update({ collection: "posts", id, data: { ...data, _status: "published" } });
  expect(await update({ title: "Still live" })).toMatchObject({ title: "Still live" });
  await expect(update({ url: "/elsewhere" })).rejects.toMatchObject(refused("url", "/elsewhere"));
});

test("a page that others link to is neither taken off the site nor deleted", async () => {
  const { id } = await publish({ title: "Target" });
  await publish({ title: "Source", url: "/target" });
  const draft = { collection: "posts", id, data: { _status: "draft" } } as const;
  await expect(payload().update(draft)).rejects.toMatchObject(refused("_status", "“Source”"));
  await expect(payload().delete({ collection: "posts", id })).rejects.toMatchObject(refused("_status", "“Source”"));
});

test("changes that go live together may link to each other", async () => {
  const [list] = payload().config.collections;
  if (!list) throw new Error("The first collection is that of posts.");
  const gate = gateOf(payload());
  const proposal = (id: string, title: string, url: string) => ({
    ...{ list, id, before: undefined },
    after: { title: { en: title }, url },
  });
  const [first, second] = [proposal("901", "First", "/second"), proposal("902", "Second", "/third")];
  const found = await gate?.judgeTogether({ payload: payload() }, [first, second]);
  expect(found?.map((findings) => findings.map(({ check, field }) => `${check} ${field}`))).toEqual([
    [],
    ["deadLinks url"],
  ]);
});

test("a global is judged too, and a list that is no content is not", async () => {
  const home = { slug: "home", data: { title: "TODO", _status: "published" } } as const;
  await expect(payload().updateGlobal(home)).rejects.toMatchObject(refused("title", "“TODO”"));
  const note = { collection: "notes", data: { title: "TODO", _status: "published" } } as const;
  expect(await payload().create(note)).toMatchObject({ title: "TODO" });
});

test("a text that is no whole address does not end the check of links to other sites", async () => {
  for (const url of ["https://", "http://:", "https://fine.example/"]) await publish({ title: `Links ${url}`, url });
  const [gate, asked] = [gateOf(payload()), [] as string[]];
  const ask = async (address: string) => (asked.push(address), "answers" as const);
  if (gate) await checkExternalLinks(payload(), gate, { now: new Date(), ask });
  expect(asked).toEqual(["https://fine.example/"]);
});

test("a config without the plugin has no gate", () => {
  expect(gateOf({ config: { ...payload().config, custom: {} } })).toBeUndefined();
});
