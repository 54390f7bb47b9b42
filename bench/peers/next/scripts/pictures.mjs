// An export has no server that would encode pictures when they are asked for, so they are made before the build.
import { mkdir, readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import sharp from "sharp";

const read = async (name) => JSON.parse(await readFile(`content/${name}.json`, "utf8"));
const [site, cases, uses] = await Promise.all(["site", "cases", "uses"].map(read));

const pictures = new Map();
JSON.stringify([site, cases], (_, value) => {
  if (value?.file) pictures.set(value.file, value);
  return value;
});

await mkdir("public/pictures", { recursive: true });

async function encode({ file, width, use }, to) {
  const made = (ending) => `public/pictures/${file}-${to}.${ending}`;
  if (to > width || (existsSync(made("avif")) && existsSync(made("webp")))) return;
  const resized = sharp(`assets/pictures/${file}`).resize({ width: to });
  await Promise.all([
    resized.clone().avif({ quality: 50, effort: 1 }).toFile(made("avif")),
    resized.clone().webp({ quality: 72 }).toFile(made("webp")),
  ]);
}

for (const picture of pictures.values())
  await Promise.all(uses[picture.use].widths.map((width) => encode(picture, width)));
