import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import type { DemoContent, DemoFilm } from "../demo-schema";
import { findRepositoryRoot } from "../../env";
import { RECORDING_TYPES } from "../../media-types";
import type { PictureId } from "./context";

interface Relations {
  readonly poster: number;
  readonly fallback?: number;
}

/**
 * Puts the films and sounds of `demo/recordings` that the cases play into the library.
 * @returns their ids by file name
 * @throws Error when a file is missing
 */
export async function importRecordings(
  payload: Payload,
  content: DemoContent,
  pictureId: PictureId,
): Promise<Map<string, number>> {
  const folder = path.join(findRepositoryRoot(), "demo", "recordings");
  const ids = new Map<string, number>();
  const save = async (file: string, data: Partial<Relations>): Promise<number> => {
    const known = ids.get(file);
    if (known !== undefined) return known;
    const bytes = await readFile(path.join(folder, file));
    const mimetype = RECORDING_TYPES.get(path.extname(file)) ?? "";
    const upload = { data: bytes, mimetype, name: file, size: bytes.length };
    const { id } = await payload.create({ collection: "recordings", data, file: upload, depth: 0 });
    ids.set(file, id);
    return id;
  };
  const saveFilm = async ({ film, fallback, poster: { file } }: DemoFilm): Promise<void> => {
    const poster = pictureId(file);
    await save(film, { poster, fallback: await save(fallback, { poster }) });
  };
  for (const block of content.cases.flatMap(({ body }) => Object.values(body).flat())) {
    if (block.type === "radio" && block.sound) await save(block.sound, {});
    if (block.type === "loop" && block.film) await saveFilm(block.film);
  }
  return ids;
}
