/** Saves what pictures show in several languages at once, on the database of the environment, and prints what is stored. */
import sharp from "sharp";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { payload } = await openCms();
const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#e2c48d" } })
  .png()
  .toBuffer();
const file = (name: string) => ({ data: picture, mimetype: "image/png", name, size: picture.length });
const altOf = async (id: number) => (await payload.findByID({ collection: "media", id, locale: "all", depth: 0 })).alt;
const why = (error: Error & { data?: { errors?: { path: string; message: string }[] } }) => error.data?.errors;

const made = await payload.create({
  collection: "media",
  file: file("sand.png"),
  data: { alt: "Sand", otherAlts: { ru: "Песок", br: " Areia " } },
});
const created = await altOf(made.id);

await payload.update({ collection: "media", id: made.id, locale: "ru", data: { alt: "Мокрый песок" } });
const oneLanguage = await altOf(made.id);

await payload.update({
  collection: "media",
  id: made.id,
  locale: "br",
  data: { alt: "Areia molhada", otherAlts: { en: "Wet sand" } },
});
const fromAnother = await altOf(made.id);

const emptied = await payload
  .update({ collection: "media", id: made.id, locale: "br", data: { alt: "Areia", otherAlts: { en: " " } } })
  .catch(why);
const unreadable = await payload
  .update({ collection: "media", id: made.id, data: { otherAlts: { fr: "Sable" } } })
  .catch(why);
const afterRefusals = await altOf(made.id);

const decorative = { alt: "Areia", decorative: true, otherAlts: { en: "", ru: "" } };
await payload.update({ collection: "media", id: made.id, locale: "br", data: decorative });
const onlyDecorates = await altOf(made.id);

printResult({ created, oneLanguage, fromAnother, emptied, unreadable, afterRefusals, onlyDecorates });
await payload.destroy();
process.exit(0);
