/** A6: what is in use is not deleted: it would vanish from a live page, or end every later publication. */
import sharp from "sharp";
import { lexicalFromBlocks } from "../src/rich-text/to-lexical";
import { refusal } from "./support/refusal";
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });

const first = (collection: "cases" | "clients") =>
  cms.payload.find({ collection, sort: "sort", limit: 1, depth: 0 }).then(({ docs }) => docs[0]?.id ?? 0);

test.each([
  ["clients", /Case “.+”, Client/],
  ["case-categories", /Case “.+”, Categories/],
  ["services", /Case “.+”, Services/],
  ["job-cities", /Vacancy “.+”, City/],
  ["team-categories", /Team member “.+”, Categories/],
  ["blog-tags", /Article “.+”, Tags/],
  ["cases", /Award “.+”, Case that won it/],
] as const)(
  "A6: one of %s that is in use stays, alone and among many, and the sentence names where",
  async (list, use) => {
    const sentence = (heading: string) =>
      expect.stringMatching(new RegExp(`^${heading}This is in use and was not deleted.*${use.source}`));
    const { docs, totalDocs } = await cms.payload.find({ collection: list, sort: "sort", limit: 1, depth: 0 });
    const id = docs[0]?.id ?? 0;
    expect(await refusal(() => cms.payload.delete({ collection: list, id }))).toEqual([sentence("")]);
    const { errors } = await cms.payload.delete({ collection: list, where: { id: { equals: id } } });
    expect(errors.map(({ message }) => message)).toEqual([sentence(".+: ")]);
    expect((await cms.payload.count({ collection: list })).totalDocs).toBe(totalDocs);
  },
);

/** A picture of the library. */
async function picture(name: string): Promise<number> {
  const background = { width: 2000, height: 1250, channels: 3, background: "teal" } as const;
  const data = await sharp({ create: background }).png().toBuffer();
  const file = { data, mimetype: "image/png", name: `${name}.png`, size: data.length };
  return (await cms.payload.create({ collection: "media", data: { decorative: true }, file })).id;
}

/** Uses a picture in one way, or in none. */
const uses = {
  draft: async (cover: number | null) =>
    cms.payload.update({ collection: "cases", id: await first("cases"), data: { cover }, draft: true }),
  text: async (picture: number | null) => {
    const body = lexicalFromBlocks([
      { type: "paragraph", runs: [{ text: "Текст." }] },
      ...(picture === null ? [] : [{ type: "picture" as const, picture }]),
    ]);
    const data = { body, _status: "published" as const };
    return cms.payload.update({ collection: "cases", id: await first("cases"), locale: "ru", data });
  },
  screen: (picture: number | null) =>
    cms.payload.updateGlobal({ slug: "page-about", data: { seo: { picture }, _status: "published" } }),
};

test("A6: a refusal names all fields by which an entry uses a picture", async () => {
  const id = await picture("twice");
  await uses.draft(id);
  await uses.text(id);
  const [sentence] = await refusal(() => cms.payload.delete({ collection: "media", id }));
  expect(sentence).toMatch(/Case “[^”]+”, (?:Cover, Body|Body, Cover)\.$/);
  await uses.draft(null);
  await uses.text(null);
});

test.each([
  ["draft", /Case “.+”, Cover/],
  ["text", /Case “.+”, Body/],
  ["screen", /About, Picture for sharing/],
] as const)("A6: a picture that only a %s uses is deleted once it is taken out there", async (place, use) => {
  const id = await picture(place);
  const remove = () => refusal(() => cms.payload.delete({ collection: "media", id }));
  await uses[place](id);
  expect(await remove()).toEqual([expect.stringMatching(use)]);
  await uses[place](null);
  expect(await remove()).toEqual([]);
});

test("A4: a list is filtered by a text where the call names no language", async () => {
  for (const list of ["cases", "jobs"]) {
    const { status } = await cms.api("GET", `/${list}?where[title][contains]=a&limit=1`);
    expect([list, status]).toEqual([list, 200]);
  }
});
