/** Steps of an editor who deletes what is in use; see cms-process.ts. */
import type { Payload } from "payload";
import sharp from "sharp";
import { z } from "zod";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { refusal } from "./refusal";

const LISTS = [
  "clients",
  "case-categories",
  "services",
  "job-cities",
  "team-categories",
  "blog-tags",
  "cases",
] as const;

export function deletionSteps(payload: Payload, firstCase: () => Promise<number>) {
  /** Uses a picture in one way, or in none. */
  const uses = {
    draft: async (cover: number | null) =>
      payload.update({ collection: "cases", id: await firstCase(), data: { cover }, draft: true }),
    text: async (picture: number | null) => {
      const body = lexicalFromBlocks([
        { type: "paragraph", runs: [{ text: "Текст." }] },
        ...(picture === null ? [] : [{ type: "picture" as const, picture }]),
      ]);
      const data = { body, _status: "published" as const };
      return payload.update({ collection: "cases", id: await firstCase(), locale: "ru", data });
    },
    screen: (picture: number | null) =>
      payload.updateGlobal({ slug: "page-about", data: { seo: { picture }, _status: "published" } }),
  };

  return {
    /** Tries to delete the first entry of a list, alone and as an editor does with many. */
    deleteUsed: async (argument: unknown) => {
      const collection = z.enum(LISTS).parse(argument);
      const { docs, totalDocs: before } = await payload.find({ collection, sort: "sort", limit: 1, depth: 0 });
      const id = docs[0]?.id ?? 0;
      const alone = await refusal(() => payload.delete({ collection, id }));
      const { errors } = await payload.delete({ collection, where: { id: { equals: id } } });
      const { totalDocs: after } = await payload.count({ collection });
      return { alone, together: errors.map(({ message }) => message), lost: before - after };
    },
    /** Uses a new picture in one way only, and tries to delete it with that use and without. */
    deletePictureUsed: async (argument: unknown) => {
      const place = z.enum(["draft", "text", "screen"]).parse(argument);
      const background = { width: 2000, height: 1250, channels: 3, background: "teal" } as const;
      const data = await sharp({ create: background }).png().toBuffer();
      const file = { data, mimetype: "image/png", name: `${place}.png`, size: data.length };
      const { id } = await payload.create({ collection: "media", data: { decorative: true }, file });
      const remove = () => refusal(() => payload.delete({ collection: "media", id }));
      await uses[place](id);
      const refused = await remove();
      await uses[place](null);
      return { refused, afterwards: await remove() };
    },
  };
}
