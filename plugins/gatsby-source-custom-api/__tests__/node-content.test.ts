import { block, localized, localizedPicture, named, picture, reference, text } from "@future-native/contract";
import { z } from "zod";
import { contentReader } from "../src/build/node-content";
import { readObject } from "../src/shapes/read-shape";
import { localisedPicture, picture as pictureOf } from "../testing/generated-content";

const note = named("Note", "A note", z.object({ id: z.string(), by: text.nullable(), seen: z.boolean().optional() }));

const entity = named(
  "Thing",
  "A thing",
  z.object({
    id: z.string(),
    locale: z.string(),
    title: localized(text),
    motto: localized(text, null),
    points: localized(z.array(text), []),
    clientId: reference("Client", "client").nullable(),
    cityId: reference("JobCity", "city"),
    tagIds: z.array(reference("BlogTag", "tags")),
    cover: picture.nullable(),
    portrait: localizedPicture,
    body: z.array(block),
    notes: z.array(note),
  }),
);

const entry = {
  ...{ id: "7", locale: "en", clientId: null, cityId: "2", tagIds: ["1", "3"], cover: null },
  title: { en: "Thing", ru: "Вещь", br: null },
  motto: { en: "On", ru: null, br: null },
  points: { en: ["one"], ru: null, br: null },
  portrait: localisedPicture("portrait"),
  body: [
    { type: "heading", level: 2, text: "Head" },
    { type: "pair", pictures: [pictureOf("left"), pictureOf("right")] },
  ],
  notes: [{ id: "n", by: null }],
};

function contentIn(locale: "en" | "ru" | "br", changes: object = {}) {
  const fields: string[] = [];
  const content = contentReader(readObject(entity, "Thing"))(
    { ...entry, ...changes },
    {
      locale,
      picture: ({ url, width, height, focal, updatedAt }, field) => {
        fields.push(field);
        return { url, width, height, focal, updatedAt, alt: field, fileId: null };
      },
      recording: (recording, field) => {
        fields.push(field);
        return { ...recording, fileId: null };
      },
    },
  );
  return { content, fields };
}

test("a node has the values of its locale, and what stands for those that it lacks", () => {
  expect(contentIn("en").content?.fields).toMatchObject({ title: "Thing", motto: "On", points: ["one"] });
  expect(contentIn("ru").content?.fields).toMatchObject({ title: "Вещь", motto: null, points: [] });
});

test("an entry without a text that it needs does not exist in the locale", () => {
  expect(contentIn("br").content).toBeNull();
});

test("ids of other entries are relations; only one that may not be null is required", () => {
  expect(contentIn("en").content?.relations).toEqual([
    { field: "clientId", link: "clientNodeId", type: "Client", target: null, isRequired: false },
    { field: "cityId", link: "cityNodeId", type: "JobCity", target: "2", isRequired: true },
    { field: "tagIds", link: "tagsNodeIds", type: "BlogTag", target: ["1", "3"], isRequired: false },
  ]);
});

test("pictures are registered with the path of their field, wherever they are", () => {
  expect(contentIn("en").fields).toEqual(["portrait", "body[1].pictures[0]", "body[1].pictures[1]"]);
  expect(contentIn("en", { cover: pictureOf("cover") }).fields[0]).toBe("cover");
});

test("the frame's fields are left out, the id of what is within is its entryId, and what is missing stays so", () => {
  const { content } = contentIn("en");
  expect(content?.fields).not.toHaveProperty("id");
  expect(content?.fields).not.toHaveProperty("locale");
  expect(content?.fields.notes).toEqual([{ entryId: "n", by: null }]);
  expect(content?.fields.body).toMatchObject([{ type: "heading", level: 2 }, { type: "pair" }]);
});
