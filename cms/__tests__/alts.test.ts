/** A4: descriptions of a picture are saved in all languages together. */
import sharp from "sharp";
import { isFileName } from "payload-publish-gate/file-name";
import { provideCms } from "./support/test-cms";

const cms = provideCms();

interface Data {
  alt?: string;
  decorative?: boolean;
  otherAlts?: Record<string, string>;
}

describe("A4: the descriptions of a picture", () => {
  let id: number;

  const stored = async () =>
    (await cms.payload.findByID({ collection: "media", id, locale: "all", depth: 0 })).alt as unknown;
  const save = (locale: "en" | "ru" | "br", data: Data) =>
    cms.payload.update({ collection: "media", id, locale, data });

  beforeAll(async () => {
    const data = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#e2c48d" } })
      .png()
      .toBuffer();
    ({ id } = await cms.payload.create({
      collection: "media",
      file: { data, mimetype: "image/png", name: "sand.png", size: data.length },
      data: { alt: "Sand", otherAlts: { ru: "Песок", br: " Areia " } },
    }));
  });

  test("come with the picture itself", async () => {
    expect(await stored()).toEqual({ en: "Sand", ru: "Песок", br: "Areia" });
  });

  test("lose none of the others when one is saved", async () => {
    await save("ru", { alt: "Мокрый песок" });
    expect(await stored()).toEqual({ en: "Sand", ru: "Мокрый песок", br: "Areia" });
  });

  test("are saved together from the form of any language", async () => {
    await save("br", { alt: "Areia molhada", otherAlts: { en: "Wet sand" } });
    expect(await stored()).toEqual({ en: "Wet sand", ru: "Мокрый песок", br: "Areia molhada" });
  });

  test.each([
    ["alt", { alt: "Areia", otherAlts: { en: " " } }],
    ["otherAlts", { otherAlts: { fr: "Sable" } }],
  ])("are refused together, at the field %s, where English is empty or a language is unknown", async (path, data) => {
    const before = await stored();
    await expect(save("br", data)).rejects.toMatchObject({ data: { errors: [{ path }] } });
    expect(await stored()).toEqual(before);
  });

  test("may be empty where a picture only decorates", async () => {
    await save("br", { alt: "Areia", decorative: true, otherAlts: { en: "", ru: "" } });
    expect(await stored()).toEqual({ en: "", ru: "", br: "Areia" });
  });
});

test.each([
  ["IMG_2031.jpg", true],
  ["Screenshot 2026-11-02", true],
  ["sand-dune-2", true],
  ["A dune of sand", false],
  ["Sand", false],
])("A4: “%s” is told from a description", (alt, expected) => {
  expect(isFileName(alt, "sand-dune-2.png")).toBe(expected);
});
