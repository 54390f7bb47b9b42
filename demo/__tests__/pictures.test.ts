/** The files of `demo/pictures` are those that the content shows, and small enough for a repository. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readDemo } from "../../__tests__/support/demo-content";

const FOLDER = join(__dirname, "..", "pictures");
const MOST_BYTES = 8_000_000;
/** Width and height by prefix of the file name. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  cover: ["1920x1200"],
  film: ["1920x880"],
  artefact: ["1920x960", "1380x1640", "1300x1300"],
  still: ["1920x1200", "1200x1600", "1400x1400"],
  portrait: ["900x1120"],
  gallery: ["1600x1200"],
  wordmark: ["640x200"],
};

const files = readdirSync(FOLDER).sort();
const named = new Set<string>();
JSON.stringify(readDemo(), (key, value: unknown) => {
  if (key === "file" && typeof value === "string") named.add(value);
  return value;
});
const isPicture = (file: string) => /\.(?:webp|png)$/.test(file);

test("the content plays every film and sound that is there, and they are light", () => {
  const folder = join(__dirname, "..", "recordings");
  const played = [...named].filter((file) => !isPicture(file));
  expect(readdirSync(folder).sort()).toEqual(played.sort());
  for (const file of played) expect(readFileSync(join(folder, file)).length).toBeLessThan(300_000);
});

test("every picture that the content shows is there, and no other", () => {
  expect(files).toEqual([...named].filter(isPicture).sort());
});

test("all of them together weigh at most 8 MB", () => {
  const bytes = files.map((file) => readFileSync(join(FOLDER, file)).length);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(MOST_BYTES);
});

test.each(files)("%s has the size of its kind, and a wordmark a transparent ground", async (file) => {
  const kind = file.split("-")[0] ?? "";
  const { format, width, height, hasAlpha, exif } = await sharp(join(FOLDER, file)).metadata();
  expect(SIZES[kind]).toContain(`${width}x${height}`);
  expect({ format, hasAlpha, exif }).toEqual(
    kind === "wordmark"
      ? { format: "png", hasAlpha: true, exif: undefined }
      : { format: "webp", hasAlpha: false, exif: undefined },
  );
});

test.each(files.filter((file) => file.startsWith("cover-")))(
  "%s keeps its lower left calm, where a title may stand",
  async (file) => {
    const picture = sharp(join(FOLDER, file));
    const { width, height } = await picture.metadata();
    const zone = {
      left: 0,
      top: Math.ceil(height * 0.55),
      width: Math.floor(width * 0.45),
      height: Math.floor(height * 0.45),
    };
    const { channels } = await sharp(await picture.extract(zone).png().toBuffer()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(4);
  },
);
