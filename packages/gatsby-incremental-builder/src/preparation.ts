import type { ChildProcess } from "node:child_process";
import { z } from "zod";
import { openComingPictures } from "./coming-pictures";
import { pictureJob } from "./picture-job";
import type { PictureStore } from "./picture-store";

const message = z.discriminatedUnion("type", [
  /** Job that the process is about to run, unless its result exists. */
  z.object({ type: z.literal("PICTURES_PLANNED"), payload: pictureJob }),
  /** The result is in that folder. */
  z.object({ type: z.literal("PICTURES_MADE"), payload: z.object({ job: pictureJob, folder: z.string() }) }),
  /** All of a picture is made, or could not be. */
  z.object({ type: z.literal("PICTURE_PREPARED"), payload: z.object({ folder: z.string() }) }),
]);

/**
 * Has the builder's process make the pictures that are coming, one after the other, and keeps them in the store, where the
 * build that shows them finds them. The other side is process/prepare-pictures.mjs.
 * @param child that has built
 * @param root folder of the site
 * @returns what is to be called when there may be a new one
 */
export function startPreparation(child: ChildProcess, root: string, store: PictureStore): () => void {
  const coming = openComingPictures(root);
  const tell = (type: string, payload: object) => {
    // It may have ended meanwhile; its exit is handled elsewhere.
    if (child.connected) child.send({ type, payload }, () => undefined);
  };
  let isBusy = false;
  const goOn = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    const folder = await coming.next().catch(() => undefined);
    isBusy = folder !== undefined;
    if (folder !== undefined) tell("PREPARE_PICTURE", { folder });
  };
  async function receive(raw: unknown): Promise<void> {
    const { data } = message.safeParse(raw);
    if (!data) return;
    const { type, payload } = data;
    if (type === "PICTURES_PLANNED")
      return tell("PICTURES_WANTED", { id: payload.id, isWanted: !(await store.has(payload)) });
    // The build creates pictures that cannot be stored.
    if (type === "PICTURES_MADE") return store.add(payload.job, payload.folder).catch(() => undefined);
    await coming.drop(payload.folder).catch(() => undefined);
    isBusy = false;
    await goOn();
  }
  // In their order: a folder goes when what lies in it has been kept.
  let receiving = Promise.resolve();
  child.on("message", (raw) => void (receiving = receiving.then(() => receive(raw))));
  return () => void goOn();
}
